package io.github.cardfold.cardfight.state;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ZonesTest {
    @Test
    @Rule(jp = "4.1.1")
    void eachFighterHasOneOfEveryZone() {
        Position position = Table.empty().turn(A, "9.9").state().position();

        for (Seat seat : new Seat[] {A, B}) {
            for (Zone zone : Zone.values()) {
                List<Integer> places = new ArrayList<>();
                for (int place = 0; place < position.placeCount(); place++) {
                    Place each = position.place(place);
                    if (each.seat() == seat && each.zone().equals(zone.kind())) {
                        places.add(place);
                    }
                }
                assertEquals(List.of(zone.of(seat)), places, zone.label());
            }
        }
    }

    @Test
    @Rule(jp = "4.5.2#1")
    void nobodySeesIntoADeck() {
        assertSeenBy("nobody", laid(Zone.DECK));
    }

    @Test
    @Rule(jp = "4.5.2#2")
    void aDeckKeepsItsOrder() {
        Procedure first = Procedure.named("first")
                .change("first", run -> {
                    int card = run.position().objectAt(Zone.HAND.of(Seat.A), 0).object();
                    return Batch.of(Event.move(run.position(), card, Zone.DECK.of(Seat.A), Event.TO_BOTTOM));
                })
                .build();
        Player player =
                Table.first(first).deck(A, GRADE_1, GRADE_1).hand(A, GRADE_3).turn(A, "9.3");

        player.offered("grade-1 from A deck", "grade-1 from A deck")
                .draws(GRADE_1)
                .until(A, "9.7.2")
                .holds(A, Zone.DECK, GRADE_1, GRADE_3);
        player.until(B, "9.7.2").until(A, "9.7.2").holds(A, Zone.DECK, GRADE_3);
    }

    @Test
    @Rule(jp = {"4.6.2#1", "4.6.2#2"})
    void onlyItsFighterSeesAHand() {
        assertSeenBy("A", laid(Zone.HAND));
        assertSeenBy("A", drawn(Zone.HAND));
    }

    @Test
    @Rule(jp = "4.7.2#1")
    void allSeeTheDropZone() {
        assertSeenBy("A and B", laid(Zone.DROP));
        assertSeenBy("A and B", drawn(Zone.DROP));
    }

    @Test
    @Rule(jp = "4.10.2#1")
    void allSeeTheSoul() {
        assertSeenBy("A and B", laid(Zone.SOUL));
        assertSeenBy("A and B", drawn(Zone.SOUL));
    }

    @Test
    @Rule(jp = "4.11.2#1")
    void allSeeTheDamageZone() {
        assertSeenBy("A and B", laid(Zone.DAMAGE));
        assertSeenBy("A and B", drawn(Zone.DAMAGE));
    }

    @Test
    @Rule(jp = "4.12.2")
    void allSeeTheBindZone() {
        assertSeenBy("A and B", laid(Zone.BIND));
        assertSeenBy("A and B", drawn(Zone.BIND));
    }

    @Test
    @Rule(jp = "4.13.2#1")
    void allSeeTheTriggerZone() {
        assertSeenBy("A and B", laid(Zone.TRIGGER));
        assertSeenBy("A and B", drawn(Zone.TRIGGER));
    }

    @Test
    @Rule(jp = {"4.14.2#1", "4.14.2#2"})
    void onlyItsFighterSeesTheFaceDownCardsOfAGZone() {
        assertSeenBy("A", laid(Zone.G));
    }

    @Test
    @Rule(jp = {"4.15.2#1", "4.15.2#2"})
    void onlyItsFighterSeesTheGauge() {
        assertSeenBy("A", laid(Zone.GAUGE));
        assertSeenBy("A", drawn(Zone.GAUGE));
    }

    @Test
    @Rule(jp = "4.16.2")
    void allSeeTheOrderArea() {
        assertSeenBy("A and B", laid(Zone.ORDER_AREA));
        assertSeenBy("A and B", drawn(Zone.ORDER_AREA));
    }

    @Test
    @Rule(jp = "4.17.2")
    void allSeeTheOrderZone() {
        assertSeenBy("A and B", laid(Zone.ORDER_ZONE));
        assertSeenBy("A and B", drawn(Zone.ORDER_ZONE));
    }

    @Test
    @Rule(jp = "4.18.2#1")
    void onlyItsFighterSeesTheFaceDownCardsOfARideDeck() {
        assertSeenBy("A", laid(Zone.RIDE_DECK));
    }

    @Test
    @Rule(jp = "4.19.2#1")
    void allSeeTheCrestZone() {
        assertSeenBy("A and B", laid(Zone.CREST));
        assertSeenBy("A and B", drawn(Zone.CREST));
    }

    /** What rules can see of a position does not depend on the order of the cards. */
    @Test
    @Rule(jp = {"4.6.2#3", "4.7.2#2", "4.10.2#2", "4.11.2#2", "4.14.2#3", "4.15.2#3", "4.18.2#2", "4.19.2#2"})
    void inWhicheverOrderCardsLieWhereThereIsNoneThePositionIsTheSame() {
        assertHasNoOrder("hand", Zone.HAND);
        assertHasNoOrder("drop zone", Zone.DROP);
        assertHasNoOrder("soul", Zone.SOUL);
        assertHasNoOrder("damage zone", Zone.DAMAGE);
        assertHasNoOrder("G zone", Zone.G);
        assertHasNoOrder("gauge zone", Zone.GAUGE);
        assertHasNoOrder("ride deck zone", Zone.RIDE_DECK);
        assertHasNoOrder("crest zone", Zone.CREST);
    }

    private static void assertHasNoOrder(String name, Zone zone) {
        State state = with(zone, GRADE_1, GRADE_2);
        assertEquals(2, sizeOf(name, state), name);
        assertEquals(PositionKey.of(state), PositionKey.of(with(zone, GRADE_2, GRADE_1)), name);
        assertNotEquals(PositionKey.of(state), PositionKey.of(with(zone, GRADE_1, GRADE_1)), name);
    }

    private static State with(Zone zone, String first, String second) {
        return Table.empty().in(A, zone, first, second).turn(A, "9.9").state();
    }

    /** Returns how many cards lie in the place of A that the rulebook calls so. */
    private static int sizeOf(String name, State state) {
        int cards = 0;
        for (int place = 0; place < state.position().placeCount(); place++) {
            Place each = state.position().place(place);
            if (each.seat() == A && each.zone().name().equals(name)) {
                cards += state.position().size(place);
            }
        }
        return cards;
    }

    @Test
    @Rule(jp = "4.13.2#2")
    void theNewerOfTwoCardsInATriggerZoneLiesOnTop() {
        Player player = Table.pausing(Procedure.named("first")
                        .change("first", run -> shown(run, GRADE_2))
                        .change("then", run -> shown(run, GRADE_1)))
                .hand(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause");
        assertEquals(List.of(GRADE_2, GRADE_1), shown(player.state(), B, Zone.TRIGGER));
    }

    private static Batch shown(Run run, String card) {
        Position position = run.position();
        int hand = Zone.HAND.of(Seat.A);
        int index = Field.card(position, position.objectAt(hand, 0)).id().equals(card) ? 0 : 1;
        return Batch.of(Event.move(position, position.objectAt(hand, index).object(), Zone.TRIGGER.of(Seat.A), 0));
    }

    @Test
    @Rule(jp = "7.19.2")
    void allSeeWhatIsRemoved() {
        assertSeenBy("A and B", drawn(Zone.REMOVED));
    }

    @Test
    @Rule(jp = {"4.1.2", "4.2.2", "4.2.3"})
    void ofAPublicZoneBothViewsShowTheCardsAndOfAHiddenOneOnlyTheirNumber() {
        State state = Table.empty()
                .hand(A, GRADE_1)
                .in(A, Zone.DROP, GRADE_2)
                .turn(A, "9.9")
                .state();

        assertEquals(List.of(GRADE_2), shown(state, A, Zone.DROP));
        assertEquals(List.of(GRADE_2), shown(state, B, Zone.DROP));
        assertEquals(List.of(GRADE_1), shown(state, A, Zone.HAND));
        assertEquals(List.of(), shown(state, B, Zone.HAND));
        assertEquals(1, View.of(state, B).cards(A, Zone.HAND).size());
    }

    private static List<String> shown(State state, Seat to, Zone zone) {
        return View.of(state, to)
                .cards(A, zone)
                .cards()
                .map(each -> each.definition().get().id())
                .asJava();
    }

    @Test
    @Rule(jp = "4.1.7.1")
    void thatACardMovesToAHandIsShownEvenWhereTheCardIsNot() {
        State state = Table.empty()
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.3")
                .draws(GRADE_2)
                .state();

        SeenEvent move =
                View.events(state, B).find(each -> each.kind().equals("move")).get();
        assertEquals(Zone.HAND.of(Seat.A), move.to().get().index());
        assertEquals(Option.none(), move.card());
    }

    /** A card of A that has lain in a zone from the start. */
    private static GameObject laid(Zone zone) {
        return Table.pausing(run -> Batch.NOTHING)
                .in(A, zone, GRADE_2)
                .turn(A, "9.9")
                .asked(A, "pause")
                .thing(A, zone, GRADE_2);
    }

    /** A card of A that has come from the deck, where nobody had seen it. */
    private static GameObject drawn(Zone zone) {
        return Table.pausing(run -> Batch.of(Event.moveTop(run.position(), Zone.DECK.of(Seat.A), zone.of(Seat.A), 0)))
                .deck(A, GRADE_1, GRADE_2)
                .turn(A, "9.9")
                .draws(GRADE_2)
                .asked(A, "pause")
                .thing(A, zone, GRADE_2);
    }

    private static void assertSeenBy(String seats, GameObject card) {
        String seen =
                card.seenBy(Seat.A) ? card.seenBy(Seat.B) ? "A and B" : "A" : card.seenBy(Seat.B) ? "B" : "nobody";
        assertEquals(seats, seen);
    }
}
