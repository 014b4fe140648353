package io.github.cardfold.cardfight.text;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;

/** Which cards are meant. */
public final class The {
    private The() {}

    /** This card. */
    public static Selector unit() {
        return Say.selector("this");
    }

    /** The cards of a variable: {@code it} if nothing else named them. */
    public static Selector those(String variable) {
        return Say.those(variable);
    }

    /** The card that was chosen or that something happened to: the variable {@code it}. */
    public static Selector it() {
        return those("it");
    }

    /** Your vanguard. */
    public static Selector vanguard() {
        return Say.selector("vanguard");
    }

    /** Your opponent's vanguard. */
    public static Selector opponentsVanguard() {
        return Say.selector("vanguard", "of", Side.OPPONENT);
    }

    /** Your rear-guards of such kinds. */
    public static Selector rearGuards(Filter... are) {
        return Say.selector("rear guards", "are", are);
    }

    /** Your opponent's rear-guards of such kinds. */
    public static Selector opponentsRearGuards(Filter... are) {
        return Say.selector("rear guards", "of", Side.OPPONENT, "are", are);
    }

    /** Your vanguard and rear-guards of such kinds. */
    public static Selector units(Filter... are) {
        return Say.selector("units", "are", are);
    }

    /** Your cards in a zone, of such kinds. */
    public static Selector cardsIn(Region zone, Filter... are) {
        return Say.selector("cards", "in", zone, "are", are);
    }

    /** One of some cards, chosen when something is done with it. */
    public static Selector oneOf(Selector cards) {
        return Say.selector("some", "of", cards);
    }

    /** So many of some cards, chosen when something is done with them. */
    public static Selector some(int number, Selector of) {
        return Say.selector("some", "of", of, "exactly", number);
    }

    /** Up to so many of some cards, chosen when something is done with them. */
    public static Selector upTo(int number, Selector of) {
        return Say.selector("some", "of", of, "up to", number);
    }

    /** The top cards of your deck. */
    public static Selector topOfDeck(int number) {
        return Say.selector("top", "number", number);
    }
}
