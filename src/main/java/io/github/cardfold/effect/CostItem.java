package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntFunction;

/**
 * One item of a cost, as an instruction is planned: which cards can pay it, how many it takes, and what paying does.
 * The payer is the query's master (11.7.1). Pure.
 */
public interface CostItem {
    /** Returns the instruction that is paid. */
    Payable instruction();

    /** Returns the cards that can pay it, each once, be it forbidden to pay with them or not; none if it takes none. */
    default Array<Subject> payers(Query query) {
        return Array.empty();
    }

    /**
     * Returns the demand on the cards that can pay it.
     *
     * @param candidates these cards, as indices among the candidates of the whole cost
     * @param card the card at an index
     */
    default CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        return CostPart.from(candidates).exactly(0);
    }

    /**
     * Returns how many cards that can pay it are enough for it to be paid, whichever they are; -1 if their number alone
     * does not tell.
     */
    default int enough(Query query) {
        return takesCards() ? -1 : 0;
    }

    /**
     * Tells at a glance that it cannot be paid, as it would take what is not there or is done already; false where more
     * has to be looked at to tell.
     *
     * @param self the card that has the ability
     */
    default boolean isOutOfReach(Position position, Seat payer, GameObject self) {
        return false;
    }

    /** Returns what happens to a card that pays. */
    default Event pay(Query query, Subject card) {
        throw new IllegalStateException("no card pays " + instruction().english());
    }

    /**
     * Returns the moves of cards that nobody chooses, out of places where cards have objects. One that names no card
     * takes the first that no other item takes.
     */
    default Array<Event> moves(Query query) {
        return Array.empty();
    }

    /**
     * Returns what else is paid without choosing cards: numbers that fall, top cards of a deck that go elsewhere. It
     * can be paid if the numbers and decks reach for all items together.
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
        return false;
    }

    /** Tells whether its cards stay where they are, so that they can pay an item that moves them, too. */
    default boolean isInPlace() {
        return false;
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
    default boolean isOpen(Query query) {
        return true;
    }

    /** Tells whether only the card that has the ability pays it. */
    default boolean takesThis() {
        return false;
    }

    /**
     * Tells whether no card could ever pay it.
     *
     * @param valid where the card with the ability lies when it is paid; anywhere if there are none
     */
    default boolean isNeverPaid(Array<? extends Area> valid) {
        return false;
    }

    /** Returns the terms that say how many and which cards it takes. */
    default Array<Term> says() {
        return Array.of(instruction());
    }

    /** Returns the variable that names what was paid with, as it was before; none if nobody asks. */
    default Option<String> as() {
        return Option.none();
    }

    /** Returns the variable that names what was paid with, as it has become; none if nobody asks. */
    default Option<String> becomes() {
        return Option.none();
    }
}
