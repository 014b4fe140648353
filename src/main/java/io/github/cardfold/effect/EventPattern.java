package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What may happen, who takes part in it and why: the event of an AUTO ability (11.1.1.2.1), of a timed trigger, or one
 * that a text looks back at. Pure.
 */
@Role("event")
public interface EventPattern extends Term {
    /** Returns the kinds of events that can fit; it is asked about no others. */
    Array<EventKind> kinds();

    /** Returns the names that it gives to cards that take part, in their order. */
    default Array<String> binds() {
        return Array.empty();
    }

    /** Tells whether the last of the names is given to any number of cards, every other one to one card or none. */
    default boolean bindsSeveral() {
        return false;
    }

    /**
     * Tells whether it may fit what happens to a card that then lies where not all see it. It is asked when the rules
     * are assembled; seats are asked to show such cards only for patterns of which it is true (11.1.1.2.1.1).
     */
    default boolean reachesHidden() {
        return true;
    }

    /**
     * Tells whether moves from one place to another may fit, whatever moves and why. It is asked once for all such
     * moves, of patterns that moves may fit; other kinds of events are looked at one by one.
     */
    default boolean mayFit(Place from, Place to) {
        return true;
    }

    /**
     * Tells whether events of its kinds that tell a text, such as which step begins, may fit, whoever takes part and
     * why.
     */
    default boolean mayFit(String told) {
        return true;
    }

    /**
     * Tells whether something that happened fits, once for each time it does (11.9.3).
     *
     * @param query asks as the master and card of the ability, as they are to be looked at (11.9.6.1)
     * @return the objects that are given the names, in the order of {@link #binds}, 0 for none; none if it does not fit
     */
    Option<Array<Integer>> matches(Query query, Happening happening);

    /**
     * Tells whether it is no event but that something is so: an AUTO ability that it triggers goes on standby once it
     * is so, and again if it still is when the ability has been carried out (11.9.8).
     */
    default boolean isSituation() {
        return false;
    }

    /** Returns the objects that are given the names if a situation is there; none if it is not. */
    default Option<Array<Integer>> situation(Query query) {
        return Option.none();
    }

    /** Returns how often it can happen at most in what is remembered for a time; none if there is no such number. */
    default Option<Integer> mostIn(Lifetime time) {
        return Option.none();
    }

    /** Tells whether cards may take part in it, so that one can ask which did. */
    default boolean isOfCards() {
        return true;
    }

    /** Tells whether its events have a number, so that one can ask how much it was together. */
    default boolean isMeasured() {
        return false;
    }

    /** Returns the number of an event that fits, see {@link #isMeasured}. */
    default int measure(Happening happening) {
        return happening.event().number();
    }

    /** Tells whether it happens to the other card, too, as far as abilities without a zone go (11.1.1.2.1). */
    default boolean happensToOther() {
        return true;
    }

    /** Tells whether, where it is looked back at, "this" is the other card of an event and not the one that did it. */
    default boolean isThisTheOther() {
        return false;
    }

    /** Returns the name of the component that "this" stands in where it is looked back at. */
    default String sayingThis() {
        return isThisTheOther() ? "whom" : "who";
    }

    /**
     * Returns the objects for which history counts an event, "this" being the card itself; none if it does not fit.
     *
     * @param seat asks as the master
     */
    default Option<Array<Integer>> counted(Position position, Seat seat, Happening happening) {
        boolean isOther = isThisTheOther();
        Subject itself = isOther ? happening.other() : happening.subject();
        return counted(happening.query(seat, isOther), happening)
                .map(bound -> isOther || bound.isEmpty() ? Array.of(itself == null ? 0 : itself.object()) : bound);
    }

    /** Returns the objects that did it, the query asking as the card that "this" is; none if it does not fit. */
    default Option<Array<Integer>> counted(Query query, Happening happening) {
        return matches(query, happening).map(bound -> bound.take(1));
    }
}
