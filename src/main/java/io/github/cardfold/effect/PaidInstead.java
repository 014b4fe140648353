package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import java.util.function.IntFunction;

/**
 * An item of a cost that an effect lets a fighter pay instead of another one. "This" in it is the card whose effect
 * that is, not the one whose ability has the cost.
 *
 * @param effect asks as the payer and that card
 * @param item what is paid
 */
public record PaidInstead(Query effect, CostItem item) implements CostItem {
    @Override
    public Payable instruction() {
        return item.instruction();
    }

    @Override
    public Array<Subject> payers(Query query) {
        return item.payers(effect);
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return item.demand(effect, candidates, card);
    }

    @Override
    public int enough(Query query) {
        return item.enough(effect);
    }

    @Override
    public Event pay(Query query, Subject card) {
        return item.pay(effect, card);
    }

    @Override
    public Array<Event> moves(Query query) {
        return item.moves(effect);
    }

    @Override
    public Array<Event> payBesides(Query query) {
        return item.payBesides(effect);
    }

    @Override
    public Array<Event> told(Query query, int cards) {
        return item.told(effect, cards);
    }

    @Override
    public boolean takesCards() {
        return item.takesCards();
    }

    @Override
    public boolean isInPlace() {
        return item.isInPlace();
    }

    @Override
    public boolean isJoint() {
        return item.isJoint();
    }

    @Override
    public boolean isOpen(Query query) {
        return item.isOpen(effect);
    }

    @Override
    public Array<Term> says() {
        return item.says();
    }
}
