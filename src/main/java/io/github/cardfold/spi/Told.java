package io.github.cardfold.spi;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Asks the terms of plugins: what one throws, and null, are told as its failure, with the card that has the text. */
final class Told {
    private Told() {}

    /** Returns what a term answers to an inquiry of its. */
    static <T> T by(Term term, Query query, Function<Inquiry, @Nullable T> question) {
        return by(term, query, Inquiry.of(term, query), question);
    }

    static <T> T by(Term term, Query query, Inquiry inquiry, Function<Inquiry, @Nullable T> question) {
        @Nullable T answer;
        try {
            answer = question.apply(inquiry);
        } catch (PluginException | TermException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw new TermException(term, card(query), "it threw " + e, e);
        }
        if (answer == null) {
            throw new TermException(term, card(query), "it returned null", null);
        }
        return answer;
    }

    /** Returns the id of the card that has the text, "" if nothing is known of it. */
    private static String card(Query query) {
        Subject self = query.self();
        return self == null
                ? ""
                : query.position(Facts.PRINTED)
                        .rules()
                        .definition(self.gameObject().definition())
                        .id();
    }
}
