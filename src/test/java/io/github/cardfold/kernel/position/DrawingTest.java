package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Cards that leave one deck in one batch are drawn one after the other, and none of them twice. */
class DrawingTest {
    private static final ZoneKind DECK = new ZoneKind("deck", ZoneKind.Sight.NOBODY, false);
    private static final ZoneKind HAND = new ZoneKind("hand", ZoneKind.Sight.OWNER, false);
    private static final int FROM = 0;
    private static final int TO = 1;

    /** A game that asks, takes some cards off the deck at once, and asks again. */
    private static Rules rules(int taken) {
        Ask ask = Question.of(
                "go on",
                (position, frame) -> Seat.A,
                (position, frame, options) -> options.yesNo(),
                (run, answer) -> {});
        Procedure game = Procedure.named("game")
                .ask("ready", ask)
                .change("draw", run -> {
                    List<Event> events = new ArrayList<>();
                    for (int i = 0; i < taken; i++) {
                        events.add(Event.moveTop(run.position(), FROM, TO, 0));
                    }
                    return Batch.ofAll(events);
                })
                .ask("done", ask)
                .build();
        List<Sample.Print> cards =
                List.of(new Sample.Print("a"), new Sample.Print("b"), new Sample.Print("c"), new Sample.Print("d"));
        return Rules.builder()
                .manifest("drawing\n")
                .opening("game")
                .catalogue(cards)
                .procedures(game)
                .build(new Sample.Plain());
    }

    private static State start(int taken, int cards, OptionalLong seed) {
        Opening opening = new Opening(rules(taken), 2);
        opening.place(DECK, Seat.A, "deck", Place.NO_ROW, Place.NO_COLUMN, 0);
        opening.place(HAND, Seat.A, "hand", Place.NO_ROW, Place.NO_COLUMN, 0);
        for (int i = 0; i < cards; i++) {
            opening.card(i, Seat.A, FROM);
        }
        return opening.begin(seed);
    }

    private static String hand(State state) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < state.position().size(TO); i++) {
            text.append(state.rules()
                    .definition(state.position().objectAt(TO, i).definition())
                    .id());
        }
        return text.toString();
    }

    private static State go(State state) {
        return state.step(Action.yesNo(Seat.A, true));
    }

    @Test
    @Rule(jp = {"4.5.3", "12.4.1"})
    void twoCardsOfThreeAreDrawnInEachOrderAlikeOften() {
        Map<String, Integer> drawn = new HashMap<>();
        for (int seed = 0; seed < 6000; seed++) {
            drawn.merge(hand(go(start(2, 3, OptionalLong.of(seed)))), 1, Integer::sum);
        }
        assertEquals(new TreeSet<>(List.of("ab", "ac", "ba", "bc", "ca", "cb")), new TreeSet<>(drawn.keySet()));
        drawn.forEach((cards, times) -> assertTrue(Math.abs(times - 1000) < 150, () -> cards + " " + times));
    }

    @Test
    @Rule(jp = "4.5.3")
    void natureDrawsTheSecondCardFromWhatTheFirstLeft() {
        TreeSet<String> drawn = new TreeSet<>();
        State asked = go(start(2, 3, OptionalLong.empty()));
        assertEquals(3, asked.legalActions().size());
        for (Action first : asked.legalActions()) {
            State next = asked.step(first);
            assertEquals(2, next.legalActions().size());
            assertTrue(!next.legalActions().contains(first));
            next.legalActions().forEach(second -> drawn.add(hand(next.step(second))));
        }
        assertEquals(new TreeSet<>(List.of("ab", "ac", "ba", "bc", "ca", "cb")), drawn);
    }

    @Test
    @Rule(jp = {"1.3.2#1", "1.3.2#2", "4.5.3"})
    void theLastCardIsNoMatterOfChanceAndNoCardIsDrawnFromAnEmptyDeck() {
        State one = go(start(3, 2, OptionalLong.empty()));
        State both = one.step(one.legalActions().get(1));
        assertEquals("ba", hand(both));
        assertEquals(Seat.A, both.decision().get().seat());
        assertEquals(2, both.eventCount());
    }

    /** Cards on top are known to lie there; what follows them is drawn. */
    @Test
    @Rule(jp = "4.5.3")
    void settledCardsComeFirst() {
        for (int seed = 0; seed < 20; seed++) {
            State start = start(3, 4, OptionalLong.of(seed));
            OpenPosition position = new OpenPosition(start.position());
            GameObject top = position.objectAt(FROM, 2);
            Pile rest = position.pile(FROM).remove(2, GameObject.ALL_SEATS, 2);
            GameObject settled = new GameObject(top.card(), top.definition(), Seat.A, position.mint(), 0, 0);
            position.pile(FROM, rest.addToDeck(settled, false, 0, 2));
            position.close();
            String hand = hand(go(State.of(position)));
            assertTrue(hand.matches("c[abd]{2}") && hand.charAt(1) != hand.charAt(2), hand);
        }
    }

    /** Every event tells of the card that it moved. */
    @Test
    void everyEventTellsOfItsOwnCard() {
        State done = go(start(3, 4, OptionalLong.of(5)));
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < done.eventCount(); i++) {
            Snapshot after = done.event(i).after();
            assertEquals(
                    done.event(i).before().gameObject().card(),
                    after.gameObject().card());
            told.append(done.rules().definition(after.gameObject().definition()).id());
        }
        assertEquals(hand(done), told.toString());
        assertEquals(io.vavr.collection.List.empty(), Audit.untold(start(3, 4, OptionalLong.of(5)), done));
    }
}
