package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** Cards in the order area that are not being played, and orders on circles, go to the drop zone (13.11). */
public final class IllegalOrders implements RuleAction {
    @Override
    public String label() {
        return "13.11";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle() || place.zone().equals(Zone.ORDER_AREA.kind()))
                .framesOf(OrderFrame.PROCEDURE)
                .kinds();
    }

    @Override
    public boolean isDue(Position position) {
        return !illegal(position).isEmpty();
    }

    @Override
    public Batch events(Position position) {
        return Batch.ofAll(illegal(position).stream()
                .map(each -> Event.move(position, each.object(), Zone.DROP.of(each.owner()), 0))
                .toList());
    }

    private static List<GameObject> illegal(Position position) {
        List<GameObject> found = new ArrayList<>(0);
        for (int i = 0; i < position.seatCount(); i++) {
            inArea(position, Zone.ORDER_AREA.of(Seat.of(i)), found);
        }
        if (MainTypes.mayBeOrders(position, Field.circles(position))) {
            onCircles(position, found);
        }
        return found;
    }

    @Rule(jp = {"13.11.1", "13.11.2"})
    private static void inArea(Position position, int area, List<GameObject> found) {
        for (int i = 0; i < position.size(area); i++) {
            GameObject card = position.objectAt(area, i);
            if (!Orders.isOrder(position, card) || !isPlayed(position, card)) {
                found.add(card);
            }
        }
    }

    private static boolean isPlayed(Position position, GameObject card) {
        for (int i = 0; i < position.depth(); i++) {
            if (position.frame(i).procedure().name().equals(OrderFrame.PROCEDURE)
                    && position.frame(i).get(OrderFrame.CARD) == card.object()) {
                return true;
            }
        }
        return false;
    }

    @Rule(jp = "13.11.3")
    private static void onCircles(Position position, List<GameObject> found) {
        for (int circle : Field.circles(position)) {
            for (int i = 0; i < position.size(circle); i++) {
                GameObject card = position.objectAt(circle, i);
                if (!card.is(GameObject.FACE_DOWN) && Orders.isOrder(position, card)) {
                    found.add(card);
                }
            }
        }
    }
}
