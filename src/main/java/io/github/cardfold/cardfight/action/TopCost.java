package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import java.util.function.Supplier;

/** What is paid with the top cards of the payer's deck. */
record TopCost(ToZone instruction, Top top) implements CostItem {
    /** Refuses the deck of another fighter. */
    TopCost {
        if (top.of() != Side.YOU) {
            throw new IllegalArgumentException("one pays with the cards of one's own deck");
        }
    }

    @Override
    public Array<Event> payBesides(Query query) {
        int deck = Zone.DECK.of(query.master());
        return times(query, deck, top.number().value(query), () -> instruction.top(query, deck));
    }

    /** How many there are in a deck all see. */
    @Override
    public Array<Term> says() {
        return Array.of(top.number());
    }

    /** The events of a cost; beyond the size of the deck one more tells that it cannot be paid. */
    static Array<Event> times(Query query, int deck, int number, Supplier<Event> each) {
        int mostThatSays = query.position(Facts.PLACES).size(deck) + 1;
        return Array.fill(Math.max(0, Math.min(number, mostThatSays)), each);
    }
}
