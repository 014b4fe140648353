package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;

/**
 * A number against another.
 *
 * @param what the first number
 * @param is how it is to compare
 * @param to the second number
 */
@Phrase("{what} is {is than} {to}")
public record Compare(Value what, @Default("at least") Comparison is, Value to) implements Condition {
    @Override
    public boolean holds(Query query) {
        return is.holds(what.value(query), to.value(query));
    }

    @Override
    public String english() {
        return what.english() + " is " + is.english(to);
    }
}
