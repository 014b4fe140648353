package io.github.cardfold.cardfight.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Rule actions look at the cards of both fighters where they say so, and are not asked again because of others. */
class ReadsTest {
    private static void reads(RuleAction action, Zone... zones) {
        Position position = Table.empty().turn(Seat.A, "9.9").state().position();
        Array<Place> expected = Array.range(0, position.placeCount())
                .map(position::place)
                .filter(place -> place.zone().circle()
                        || Array.of(zones).exists(zone -> zone.kind().equals(place.zone())));
        Array<Place> read =
                Array.range(0, position.placeCount()).map(position::place).filter(action.reads()::has);

        assertEquals(expected, read);
    }

    @Test
    @Rule(jp = "13.2.1")
    void losingReadsCirclesSoulsDamageZonesAndDecks() {
        reads(new Losing(), Zone.SOUL, Zone.DAMAGE, Zone.DECK);
    }

    @Test
    @Rule(jp = {"13.5.1", "13.5.1.1"})
    void ridingFromTheSoulReadsCirclesAndSouls() {
        reads(new NoVanguard(), Zone.SOUL);
    }

    @Test
    @Rule(jp = {"13.11.1#1", "13.11.2", "13.11.3"})
    void illegalOrdersAreReadOnCirclesAndInOrderAreas() {
        reads(new IllegalOrders(), Zone.ORDER_AREA);
    }
}
