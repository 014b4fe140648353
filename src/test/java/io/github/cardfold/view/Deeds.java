package io.github.cardfold.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.Same;
import io.github.cardfold.notation.StateDiff;
import io.github.cardfold.spi.Registry;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A game that goes from one change to the next whenever A answers. After each one everything that reads a game has to
 * agree: the audits, saved states, notation, differences, keys, and deals from both seats' views.
 */
final class Deeds {
    private static final String NAME = "deeds";
    private static final int DEALS = 12;

    private final Player player;
    private final Audit audit;

    private Deeds(Player player) {
        this.player = player;
        audit = Audit.of(player.state());
        check(player.state());
    }

    /** Starts before the first of some changes, each of one batch. */
    @SafeVarargs
    static Deeds under(
            UnaryOperator<Registry> additions, UnaryOperator<Table> laid, Function<Position, Batch>... changes) {
        Local done = Local.number(0, "done");
        Local named = Local.object(1, "named");
        Procedure deeds = Procedure.named(NAME)
                .locals(done, named)
                .repeat(deed -> deed.ask(
                                "deed",
                                Question.of(
                                        "go on",
                                        (position, frame) -> Seat.A,
                                        (position, frame, options) -> options.yesNo(),
                                        (run, answer) -> {}))
                        .change(
                                "do",
                                run -> run.get(done) < changes.length
                                        ? changes[run.get(done)].apply(run.position())
                                        : Batch.NOTHING)
                        .let("count", run -> run.set(done, run.get(done) + 1))
                        .again("deed again"))
                .build();
        Table table = laid.apply(
                Table.with(builder -> additions.apply(builder.purposes("go on").procedures(deeds))));
        return new Deeds(table.seed(5).at(NAME, "deed"));
    }

    /** Starts so under the rules of the test cards. */
    @SafeVarargs
    static Deeds of(UnaryOperator<Table> laid, Function<Position, Batch>... changes) {
        return under(UnaryOperator.identity(), laid, changes);
    }

    State state() {
        return player.state();
    }

    Position position() {
        return player.state().position();
    }

    /** Carries out the next change. */
    Deeds next() {
        State before = player.state();
        player.yes();
        State after = player.state();
        assertEquals(Array.empty(), Audit.untold(before, after));
        assertTrue(before.equals(after) || !StateDiff.between(before, after).isEmpty());
        check(after);
        return this;
    }

    private void check(State state) {
        assertEquals(Array.empty(), audit.broken(state));
        State read = Notation.readPosition(state.rules(), Notation.position(state));
        Same.state(state, read);
        assertEquals(PositionKey.of(state), PositionKey.of(read));
        assertTrue(StateDiff.between(state, read).isEmpty());
        for (int i = 0; i < state.eventCount(); i++) {
            Event event = state.event(i);
            String written = Notation.eventInFull(position(), event);
            assertEquals(event, Notation.readEvent(position(), written), written);
        }
        for (Seat seat : Seat.first(2)) {
            for (int seed = 0; seed < DEALS; seed++) {
                deal(state, seat, seed);
            }
        }
    }

    /** A deal cannot be told from the game by its seat, and leaves every created card where it is. */
    private static void deal(State state, Seat seat, int seed) {
        State dealt = Determinize.deal(state, seat, seed);
        assertEquals(View.of(state, seat).text(), View.of(dealt, seat).text());
        assertEquals(Array.empty(), Audit.of(dealt).broken(dealt));
        assertEquals(pieces(state.position()), pieces(dealt.position()));
        Same.state(dealt, Notation.readPosition(dealt.rules(), Notation.position(dealt)));
    }

    /** The created cards with the places, and parts of hidden places, where they are. */
    static List<String> pieces(Position position) {
        List<String> found = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            Pile pile = position.pile(place);
            for (int i = 0; i < pile.size(); i++) {
                GameObject card = pile.at(i);
                if (card.isCreated()) {
                    found.add(position.place(place).fullName() + (pile.isHidden() ? "/" + pile.poolOf(i) : "") + ": "
                            + position.rules().definition(card.definition()).id() + " of " + card.owner());
                }
            }
        }
        return found.stream().sorted().toList();
    }

    /** What a seat is told of the last change. */
    Array<String> told(Seat seat) {
        return View.events(state(), seat).map(SeenEvent::text);
    }

    /** What a seat knows to be in a place that it does not see, by id. */
    Array<String> known(Seat seat, int place) {
        return View.of(state(), seat)
                .place(place)
                .pools()
                .flatMap(SeenPool::kinds)
                .map(each -> each.id());
    }
}
