package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * An instruction that does one thing to each of some cards, all at once. As a cost it takes the cards that are to be
 * chosen, or all of them; cards that it would leave as they are pay nothing.
 */
public interface CardAction extends Payable, Binds {
    /** Returns the cards. */
    Selector what();

    /** Returns the only places in which it can be paid with cards; any if there are none. */
    default Array<? extends Area> places() {
        return Array.empty();
    }

    /** Returns places in which it cannot be paid with cards, since nothing would happen to them. */
    default Array<? extends Area> exceptIn() {
        return Array.empty();
    }

    /** Tells whether it can be paid with a card that lies in one of these places: whether anything happens to it. */
    @Rule(jp = "1.3.2.1")
    default boolean changes(Query query, Subject card) {
        return true;
    }

    /** Tells whether nothing more happens to a card, as it lies, whoever does it. */
    default boolean isDone(GameObject card) {
        return false;
    }

    /** Tells whether the cards stay where they are, so that another part of a cost can move them (11.7.1). */
    default boolean isInPlace() {
        return false;
    }

    /** Returns what happens to a card. */
    Event event(Query query, Subject card);

    /** Returns the name of the cards as they have become; none if they have none. */
    default Option<String> as() {
        return Option.none();
    }

    /** Returns what effects make of the number of cards that the text says. */
    default int changed(Query query, int number) {
        return number;
    }

    /** Returns what is told, or ends, when it has been done with so many cards. */
    default Array<Event> told(Query query, int cards) {
        return Array.empty();
    }

    /** Tells whether the cards go into a deck, where they lie in an order (4.1.9). */
    default boolean isIntoDeck() {
        return false;
    }

    /** Returns the cards, those among which a mere number is meant being said. */
    default Selector cards() {
        return what() instanceof Chosen chosen && usual().isDefined() ? chosen.among(usual().get()) : what();
    }

    @Override
    default boolean isAtOnce() {
        return as().isEmpty() && !what().isUnseen() && !isAllOrNothing();
    }

    /** Its name means the cards as they have become. */
    @Override
    default String pronoun(Predicate<Object> isOne) {
        return isOne.test(what()) ? "that card" : "those cards";
    }

    @Override
    default boolean isAtItsEnd() {
        return true;
    }

    /** What was chosen for it is spoken of rather than what has become of it. */
    @Override
    default boolean isOvershadowed() {
        return what() instanceof Binds;
    }

    @Override
    default Array<Array<CostItem>> ways() {
        return Array.of(Array.of(CardCost.of(this)));
    }
}
