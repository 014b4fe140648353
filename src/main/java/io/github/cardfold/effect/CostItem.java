package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.position.Event;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;

/** One item of a cost: which cards can pay it, how many it takes, and what paying does. Pure. */
public interface CostItem extends CostTerm {
    @Override
    default Array<Array<CostItem>> ways() {
        return Array.of(Array.of(this));
    }

    /**
     * Tells whether cards that lie in a place can pay this item; those of other places are not looked at. The payer is
     * the query's master (11.7.1).
     */
    boolean paysFrom(Query query, int place);

    /** Tells whether a card that lies in such a place can pay this item. */
    boolean fits(Query query, Subject card);

    /**
     * Returns the demand on the cards that fit.
     *
     * @param candidates the cards that fit, as indices among the candidates of the whole cost
     * @param card the card at an index
     */
    CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card);

    /** Tells whether only the card that has the ability pays it. */
    default boolean takesThis() {
        return false;
    }

    /** Tells whether cards that lie in an area can pay it. */
    default boolean reaches(Area area) {
        return true;
    }

    /** Returns what happens to a card that pays. */
    Event pay(Query query, Subject card);

    /**
     * Returns what is paid without choosing cards: numbers that fall, top cards of a deck that go elsewhere. It can be
     * paid if the numbers and decks reach for all items together.
     */
    default Array<Event> payBesides(Query query) {
        return Array.empty();
    }

    /** Returns what is told, or ends, when it has been paid with so many cards. */
    default Array<Event> told(Query query, int cards) {
        return Array.empty();
    }

    /** Tells whether cards are chosen to pay it. */
    default boolean takesCards() {
        return true;
    }

    /**
     * Tells whether its cards must agree with one another: share something, share nothing, or reach a total. Several
     * such items take long to plan.
     */
    default boolean isJoint() {
        return false;
    }

    /** Tells whether its cards go into a deck, where they lie in an order (4.1.9). */
    default boolean paysIntoDeck() {
        return false;
    }

    /** Tells whether everybody sees which cards can pay it. */
    default boolean isOpen() {
        return true;
    }

    /** Returns the variable that names what was paid with, as it was before; none if nobody asks. */
    default Option<String> as() {
        return Option.none();
    }
}
