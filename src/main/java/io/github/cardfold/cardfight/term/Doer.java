package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Part;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Terms;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Who does a deed, or with which cards it is done.
 *
 * @param who the cards; those that they are when an effect for a time arises
 * @param are what they must be, which is asked each time it is tried, also of cards that come later
 * @param of which fighter does it, or whose the cards are
 */
public record Doer(Option<Selector> who, @Default("[]") Array<Filter> are, Option<Side> of) implements Part {
    /** The units that do it, as a phrase of a kind. */
    static final String UNITS = "<<{are: units} among {who}|{who}>|{are: units}>< of {of party}>";
    /** The cards that it is done to, whosever they are. */
    static final String CARDS = "<<{are: cards} among {who}|{who}>|{are: cards}>";
    /** The orders that it is done with, whosever they are. */
    static final String ORDERS = "<<{are: orders} among {who}|{who}>|{are: orders}>";
    /** The fighter who does it. */
    static final String FIGHTER = "<{of who}|fighters>";

    /** Returns the pattern of all deeds of a kind that they do. */
    DeedPattern pattern(DeedKind kind) {
        return DeedPattern.of(kind, who, are, of);
    }

    /** Refuses filters that speak of what is bound when the effect arises. */
    static void checkAnew(Compiler out, Array<Filter> are) {
        are.find(each -> Terms.reads(each).contains(Facts.VARIABLES)).forEach(each -> {
            throw out.error("which cards are meant is asked each time anew (11.11.5), so that it cannot speak of \""
                    + each.english() + "\"");
        });
    }
}
