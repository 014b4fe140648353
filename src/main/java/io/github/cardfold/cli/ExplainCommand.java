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
import io.github.cardfold.kernel.table.TraitKey;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
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

    @Option(
            names = "--unit",
            paramLabel = "PLACE",
            description = "Where the unit is, such as 'A front left', or Property of Vandaria Wars, such as 'A game"
                    + " zone:0'.")
    private @Nullable String unit;

    @Option(
            names = "--characteristic",
            paramLabel = "C",
            description = "Which one of the unit: grade, power, shield, critical or drive, of Property of Vandaria Wars"
                    + " such as atk or gold-produce; all if left out.")
    private @Nullable String characteristic;

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
        return LibraryGame.of(state.rules()) == LibraryGame.VANGUARD
                ? told(
                        unit(state, place, false),
                        chosen(Trait.values()),
                        (unit, trait) -> Explain.characteristic(state, unit, trait))
                : told(
                        unit(state, place, true),
                        chosen(VandariaTrait.values()),
                        (unit, value) -> Explain.value(state, unit, value)
                                .filter(each -> characteristic != null || isAny(each)));
    }

    private static <T> String told(
            Handle unit, Array<T> traits, BiFunction<Handle, T, io.vavr.control.Option<Derivation>> explained) {
        return traits.flatMap(trait -> explained.apply(unit, trait))
                .map(Derivation::text)
                .mkString();
    }

    /** Property has no value of most sorts. */
    private static boolean isAny(Derivation value) {
        return value.printed() != 0 || !value.changes().isEmpty();
    }

    /** Returns which characteristics are asked for. */
    private <T extends TraitKey> Array<T> chosen(T[] all) {
        if (characteristic == null) {
            return Array.of(all);
        }
        Array<T> named = Array.of(all).filter(each -> written(each).equalsIgnoreCase(characteristic));
        if (named.isEmpty()) {
            throw new UsageException("invalid value for option '--characteristic': expected one of "
                    + Array.of(all).map(ExplainCommand::written).mkString("[", ", ", "]") + " but was '"
                    + characteristic + "'");
        }
        return named;
    }

    private static String written(TraitKey trait) {
        return trait.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /**
     * Returns the unit of a name.
     *
     * @param isEach whether all cards of a place are told apart, not only the last one meant
     */
    private static Handle unit(State state, String name, boolean isEach) {
        Array<Handle> all = Array.range(0, state.position().placeCount())
                .filter(index -> state.position().place(index).zone().circle())
                .flatMap(index -> Array.range(0, state.position().size(index)).map(at -> new Handle(index, at)))
                .filter(each -> isEach || each.index() == state.position().size(each.place()) - 1);
        return all.find(each -> name(state, each, isEach).equals(name))
                .getOrElseThrow(() -> new UsageException("there is no unit on '" + name + "', only on "
                        + all.map(each -> name(state, each, isEach)).mkString(", ")));
    }

    private static String name(State state, Handle unit, boolean isEach) {
        Place place = state.position().place(unit.place());
        return place.seat() + " " + place.name() + (isEach ? ":" + unit.index() : "");
    }
}
