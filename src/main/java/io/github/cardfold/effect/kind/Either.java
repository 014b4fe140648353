package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;

/**
 * One number if a condition holds, another if not.
 *
 * @param when the condition
 * @param then the number if it holds
 * @param otherwise the number if it does not
 */
@Phrase("{otherwise}, or {then} if {when}")
@Phrase(form = "signed", value = "{otherwise signed}, or {then signed} if {when}")
public record Either(Condition when, Value then, Value otherwise) implements Value {
    @Override
    public int value(Query query) {
        return when.holds(query) ? then.value(query) : otherwise.value(query);
    }

    @Override
    public String english() {
        return otherwise.english() + ", or " + then.english() + " if " + when.english();
    }

    /** Returns a number in words, of two the one if the condition does not hold. */
    static String usual(Value number) {
        return English.words(number instanceof Either either ? either.otherwise : number);
    }

    /**
     * Returns what else the number may be: {@code , or up to two if you have no vanguard}; nothing for most numbers.
     */
    static String instead(Value number, String before) {
        return number instanceof Either either
                ? ", or " + before + English.words(either.then) + " if " + either.when.english()
                : "";
    }

    @Override
    public String added() {
        return otherwise.added() + ", or " + then.added() + " if " + when.english();
    }
}
