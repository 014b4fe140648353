package io.github.cardfold.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Format;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Tests of two cards, which {@link CardProofTest} proves: they notice all of the one's text, not of the other's. */
class ProvenCardsTest {
    static final PackUnderTest CARDS = PackUnderTest.of(pack(), ProvenCardsTest::rules);

    private static Pack pack() {
        String text = "{\"format\": \"cardfold pack\", \"version\": " + Format.PACK.number() + """
                , "id": "proven", "pack version": "1", "cards": [
                  {"id": "digger", "name": "Digger", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
                    {"act": {"in": "rc", "limit": "turn", "then": {"draw": 2}}}]},
                  {"id": "idler", "name": "Idler", "grade": 1, "power": 8000, "shield": 5000, "abilities": [
                    {"act": {"in": "rc", "then": {"draw": 2}}}]}]}
                """;
        return PackJson.read("proven", text).getOrElseThrow(e -> new IllegalStateException(e.mkString()));
    }

    private static Rules rules(Pack cards) {
        return Cardfight.rules(
                Editions.JP_2026_04, cards.withCards(cards.cards().appendAll(TestCards.PACK.cards())));
    }

    private static int drawn(String card) {
        State state = Table.empty(CARDS.rules())
                .seed(1)
                .unit(Seat.A, Circle.FRONT_LEFT, card)
                .turn(Seat.A, "9.9")
                .activate(Circle.FRONT_LEFT)
                .state();
        return state.position().size(Zone.HAND.of(Seat.A));
    }

    @Test
    void aDiggerDrawsTwo() {
        assertEquals(2, drawn("digger"));
    }

    @Test
    void aDiggerDrawsOnceATurn() {
        var player = Table.empty(CARDS.rules())
                .seed(1)
                .unit(Seat.A, Circle.FRONT_LEFT, "digger")
                .turn(Seat.A, "9.9")
                .activate(Circle.FRONT_LEFT);
        assertEquals(
                Array.empty(),
                Array.ofAll(player.state().legalActions())
                        .filter(each -> each.verb().equals("activate")));
    }

    @Test
    void aDiggerDrawsOnRearGuardCirclesOnly() {
        var player = Table.empty(CARDS.rules())
                .unit(Seat.A, Circle.FRONT_CENTER, "digger")
                .hand(Seat.A, TestCards.GRADE_1)
                .turn(Seat.A, "9.9");
        assertEquals(
                Array.empty(),
                Array.ofAll(player.state().legalActions())
                        .filter(each -> each.verb().equals("activate")));
    }

    @Test
    void anIdlerDrawsSomething() {
        assertTrue(drawn("idler") > 0);
    }
}
