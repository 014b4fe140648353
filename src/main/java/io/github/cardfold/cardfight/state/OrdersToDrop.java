package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** An order card that would go to a circle goes to the drop zone instead (4.4.3). */
public final class OrdersToDrop implements Redirection {
    private final BiPredicate<Position, GameObject> isOrder;

    /** Makes the redirection; {@code isOrder} tells whether a card is an order where it lies. */
    public OrdersToDrop(BiPredicate<Position, GameObject> isOrder) {
        this.isOrder = isOrder;
    }

    @Override
    public String label() {
        return "4.4.3";
    }

    @Override
    @Rule(jp = "4.4.3")
    public @Nullable Event redirect(Position position, Event event) {
        if (event.kind() != EventKind.MOVE || !position.place(event.to()).zone().circle()) {
            return null;
        }
        int at = position.indexOf(event.from(), event.object());
        GameObject card = at < 0 ? null : position.objectAt(event.from(), at);
        return card != null && isOrder.test(position, card) ? event.to(Zone.DROP.of(card.owner()), 0) : null;
    }
}
