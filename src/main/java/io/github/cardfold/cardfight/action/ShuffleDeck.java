package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Shuffles a deck (7.12). Cards that the same effect has found in it and left there are not shuffled.
 *
 * @param of whose
 * @param foundToo whether the cards that were found are shuffled as well
 */
@Rule(jp = {"7.5.1.1", "7.12.1"})
@Phrase("<{of who} shuffles|shuffle> {of whose} deck<{foundToo} with the cards found>")
public record ShuffleDeck(@Default("you") Side of, boolean foundToo) implements Instruction {
    /** What the searches of an ability have found since the deck was shuffled. */
    static final String APART = "found and not shuffled";

    /** The decks of those whose units an ability has moved into other decks. */
    private static final String INTO_ANOTHER = "decks of masters of what went into another one";

    @Override
    public void compile(Compiler out) {
        Local apart = out.shared(APART);
        Local elsewhere = out.notedPlaces(INTO_ANOTHER, ShuffleDeck::intoAnother, EventKind.MOVE);
        out.change(
                "",
                run -> Batch.ofAll(decks(run, elsewhere)
                        .map(deck -> Event.shuffleOthers(
                                run.position(), deck, foundToo ? new int[0] : apart(run, apart, deck)))
                        .toJavaList()));
        out.let(
                "shuffled",
                run -> decks(run, elsewhere).forEach(deck -> run.set(apart, found(run, apart, deck, false))));
    }

    /** All decks, if the effect has moved a unit into another one that this fighter dominated. */
    @Rule(jp = "7.39.2.5")
    private Array<Integer> decks(Run run, Local elsewhere) {
        return run.frame().contains(elsewhere, deck(run))
                ? run.position().seatsInTurnOrder().map(Zone.DECK::of)
                : Array.of(deck(run));
    }

    /** The decks of those whose units an ability, or what is paid for it, moves into the decks of others. */
    @Rule(jp = "7.39.2.5")
    private static int[] intoAnother(Position position, Frame frame, Batch done) {
        return IntStream.range(0, done.size())
                .mapToObj(done::get)
                .filter(each -> isOf(each.cause(), frame))
                .mapToInt(each -> notInto(position, each))
                .filter(deck -> deck != Event.NONE)
                .toArray();
    }

    private static boolean isOf(@Nullable Cause cause, Frame frame) {
        return cause != null
                && cause.master() == frame.seat(AbilityFrame.MASTER)
                && cause.source() == frame.get(AbilityFrame.SOURCE);
    }

    /** The deck of whom a unit had as its master that a move has brought into another deck. */
    private static int notInto(Position position, Event move) {
        Snapshot was = move.before();
        boolean isIntoDeck = move.kind() == EventKind.MOVE
                && position.place(move.to()).zone().equals(Zone.DECK.kind());
        int deck = was == null || !position.place(was.place()).zone().circle() ? move.to() : Zone.DECK.of(was.master());
        return isIntoDeck && deck != move.to() ? deck : Event.NONE;
    }

    /** What is found lies apart as long as it lies where it was found: neither shuffled nor found again. */
    @Rule(jp = "7.12.2")
    static int[] apart(Run run, Local found, int deck) {
        return found(run, found, deck, true);
    }

    private static int[] found(Run run, Local found, int deck, boolean here) {
        return Arrays.stream(run.objects(found))
                .filter(each -> run.position().placeOf(each) == deck == here)
                .toArray();
    }

    private int deck(Run run) {
        return Zone.DECK.of(Query.of(run).seat(of));
    }
}
