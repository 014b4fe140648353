package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.DeedPattern;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
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

    /** Tells whether nothing is said. */
    boolean isAnybody() {
        return who.isEmpty() && are.isEmpty() && of.isEmpty();
    }

    /** Returns the fighter in English. */
    String fighter() {
        return of.map(each -> each == Side.YOU ? "you" : "your opponent").getOrElse("fighters");
    }

    /** Returns the cards in English, which are called so. */
    String cards(String noun) {
        String kinds = English.noun(noun, are);
        return who.map(each -> are.isEmpty() ? each.english() : kinds + " among " + each.english())
                .getOrElse(kinds);
    }

    /** Returns the cards in English with whose they are. */
    String ownCards(String noun) {
        return cards(noun)
                + of.map(each -> each == Side.YOU ? " of yours" : " of your opponent's")
                        .getOrElse("");
    }

    @Override
    public String english() {
        return ownCards("cards");
    }
}
