package io.github.cardfold.cli;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.explain.Derivation;
import io.github.cardfold.explain.Explain;
import io.github.cardfold.explain.WhyAsked;
import io.github.cardfold.explain.WhyNot;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.vavr.collection.Array;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code explain}: says why something is so in a position. */
@Command(
        name = "explain",
        description = {
            "Explains a position: why somebody is asked, or how a unit's characteristics come about, or why an action is"
                    + " not legal.",
            "It says what a referee sees."
        })
final class ExplainCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "POSITION",
            description =
                    "A file: a saved state as JSON or text, a scenario, whose first position is meant, or with --at"
                            + " a replay.")
    private String file;

    @Mixin
    private PositionFile position = new PositionFile();

    @Option(names = "--unit", paramLabel = "PLACE", description = "Where the unit is, such as 'A front left'.")
    private @Nullable String unit;

    @Option(
            names = "--characteristic",
            paramLabel = "C",
            description = "Which one of the unit: ${COMPLETION-CANDIDATES}; all if left out.")
    private @Nullable Trait characteristic;

    @Option(names = "--action", paramLabel = "ACTION", description = "An action in notation, such as 'A call hand:2'.")
    private @Nullable String action;

    private final Terminal terminal;

    ExplainCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (unit != null && action != null) {
            throw new UsageException("--unit and --action ask two questions; ask one at a time");
        }
        if (characteristic != null && unit == null) {
            throw new UsageException("--characteristic needs --unit, which says whose");
        }
        State state = position.read(file, "");
        String answer = unit != null ? unit(state, unit) : action != null ? action(state, action) : asked(state);
        answer.lines().forEach(terminal::say);
        return Status.DONE;
    }

    private static String asked(State state) {
        return WhyAsked.of(state)
                .map(WhyAsked::text)
                .getOrElse(() -> "nobody is asked: the game is over, "
                        + state.outcome().map(Outcome::sentence).getOrElse("without an outcome"));
    }

    private static String action(State state, String written) {
        try {
            return WhyNot.of(state, Notation.readActionAsReferee(state, written))
                    .map(WhyNot::text)
                    .getOrElse("legal: " + written);
        } catch (NotationException noAction) {
            throw new UsageException("--action '" + written + "': " + noAction.getMessage(), noAction);
        }
    }

    private String unit(State state, String place) {
        if (LibraryGame.of(state.rules()) != LibraryGame.VANGUARD) {
            throw new UsageException("--unit explains units of Cardfight!! Vanguard, and this game is another one");
        }
        Array<Integer> found = circles(state).filter(index -> name(state, index).equals(place));
        if (found.isEmpty()) {
            throw new UsageException("there is no unit on '" + place + "', only on "
                    + circles(state).map(index -> name(state, index)).mkString(", "));
        }
        Handle handle = new Handle(found.head(), state.position().size(found.head()) - 1);
        return traits().flatMap(trait -> Explain.characteristic(state, handle, trait))
                .map(Derivation::text)
                .mkString();
    }

    private Array<Trait> traits() {
        return characteristic == null ? Array.of(Trait.values()) : Array.of(characteristic);
    }

    /** The circles on which there is a unit. */
    private static Array<Integer> circles(State state) {
        return Array.range(0, state.position().placeCount())
                .filter(index -> state.position().place(index).zone().circle()
                        && state.position().size(index) > 0);
    }

    private static String name(State state, int index) {
        Place place = state.position().place(index);
        return place.seat() + " " + place.name();
    }
}
