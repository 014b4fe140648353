package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Language;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A cost in the words of today, whose cards are to be others.
 *
 * @param cost the instruction that is paid
 * @param language what is said in it is of this language
 */
record PaidTerm(Data cost, Language language) {
    private static final String WHAT = "what";

    /** Returns the same cost with the cards that are made of it. */
    Data with(Function<PaidTerm, Data> cards) {
        NewTerm now = NewTerm.of(language, "instruction", kind()).with(WHAT, cards.apply(this));
        if (body() instanceof Data.Fields body && body.get(WHAT) != null) {
            for (int i = 0; i < body.size(); i++) {
                now = body.name(i).equals(WHAT) ? now : now.with(body.name(i), body.value(i));
            }
        }
        return now.data();
    }

    /** Tells whether it is paid with cards, as far as it is known. */
    boolean takesCards() {
        return CostRules.isWithCards(kind());
    }

    private String kind() {
        return cost instanceof Data.Fields fields ? fields.name(0) : cost instanceof Data.Text text ? text.value() : "";
    }

    private @Nullable Data body() {
        return cost instanceof Data.Fields fields ? fields.value(0) : null;
    }

    private @Nullable Data what() {
        Data body = body();
        return body instanceof Data.Fields fields && fields.get(WHAT) != null ? fields.get(WHAT) : body;
    }

    private @Nullable Data some() {
        return what() instanceof Data.Fields said && said.name(0).equals("some") ? said.value(0) : null;
    }

    /** Returns the cards among which those are that pay. */
    Data from() {
        Data some = some();
        Data of = some instanceof Data.Fields parts ? parts.get("of") : null;
        if (of != null) {
            return of;
        }
        Data what = some == null ? what() : some;
        return what == null || what instanceof Data.Whole ? CostRules.usual(kind(), language) : what;
    }

    /** Returns the name that the cards have. */
    Option<Data> as() {
        return some() instanceof Data.Fields parts ? Option.of(parts.get("as")) : Option.none();
    }
}
