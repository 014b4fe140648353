package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Ban;
import io.github.cardfold.cardfight.state.Deed;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A fighter may not do something, whatever else allows it. Which cards are meant is asked each time it is tried, also
 * of cards that come later.
 *
 * @param what what may not be done
 * @param of who may not
 * @param are what the cards are with which it may not be done; any if nothing is said
 */
@Rule(jp = {"1.3.3", "11.11.5"})
public record MayNot(
        Deed what,
        @Default("opponent") Side of,
        @Default("[]") Array<Filter> are) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        checkAnew(out, are);
        return Array.of(new Ban(what, of, are));
    }

    /** Refuses filters that speak of what is bound when the effect arises. */
    static void checkAnew(Compiler out, Array<Filter> are) {
        are.find(each -> Terms.reads(each).contains(Facts.VARIABLES)).forEach(each -> {
            throw out.error("which cards are meant is asked each time anew (11.11.5), so that it cannot speak of \""
                    + each.english() + "\"");
        });
    }

    @Override
    public String english() {
        return (of == Side.YOU ? "you" : "your opponent") + " may not " + what.words() + " "
                + English.noun("cards", are);
    }
}
