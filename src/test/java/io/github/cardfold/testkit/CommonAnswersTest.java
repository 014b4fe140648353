package io.github.cardfold.testkit;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Answers of another seat mean the same if A is told the same of them, and only then. */
class CommonAnswersTest {
    private static final String UNSEEN = put("hand", "");
    private static final String SEEN = put("drop", "");
    private static final String SEEN_LAST = put("drop", ", 'bottom': true");
    private static final String SHOWN_LAST = "{'reveal': {'cards': 'hand'}}, " + put("hand", ", 'bottom': true");
    private static final String TAKE =
            "{'look': {'top': 3}}, {'choose': {'from': '$them'}}, {'put': {'what': '$it', 'to': 'hand'}}";

    private static String put(String zone, String how) {
        return "{'put': {'what': {'cards': '" + zone + "'}, 'to': 'deck'" + how + "}}, ";
    }

    private static Table with(String before) {
        return Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': [" + before + TAKE + "]}}"))
                .seed(1)
                .unit(B, Circle.FRONT_LEFT, TextCards.TEXT)
                .deck(B, GRADE_1, GRADE_1);
    }

    /**
     * The deck keeps its order, so A learns whether a card has left it that A knows to lie somewhere, and whether one
     * above or below that. Two cards that B has put there in an order of its own lie together.
     */
    @Test
    @Rule(jp = {"4.1.7", "7.7.1"})
    void whichOfThreeAlikeIsTakenMeansAsMuchAsATellsTheirPlacesApart() {
        alike(with(UNSEEN).hand(B, GRADE_1), 0, 0, 0);
        alike(with(SEEN).in(B, Zone.DROP, GRADE_1), 0, 1, 1);
        alike(with(SEEN_LAST).in(B, Zone.DROP, GRADE_1), 0, 0, 2);
        alike(with(SHOWN_LAST).hand(B, GRADE_1), 0, 0, 2);
        alike(with(SEEN + UNSEEN).in(B, Zone.DROP, GRADE_1).hand(B, GRADE_1), 0, 1, 2);
        alike(with(UNSEEN).hand(B, GRADE_1, GRADE_1), 0, 0, 2);
    }

    /** Taking each of the three top cards means the same, and A is told the same, as taking the one of that number. */
    private static void alike(Table table, int... as) {
        State state = table.turn(B, "9.9")
                .activate(Circle.FRONT_LEFT)
                .until(B, "choose 1")
                .state();
        Array<Action> picks = Array.range(0, as.length).map(i -> Action.pick(B, new Handle(Zone.DECK.of(B), i)));
        assertEquals(Array.ofAll(as), first(picks.map(pick -> CommonAnswers.meaning(state, pick))));
        assertEquals(
                Array.ofAll(as),
                first(picks.map(pick -> Player.of(state).answer(pick).told(A))));
    }

    /** For each the number of the first that equals it. */
    private static Array<Integer> first(Array<String> texts) {
        return texts.map(texts::indexOf);
    }
}
