package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Comparison;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;

/**
 * A number against others.
 *
 * @param what the number
 * @param bounds what it is compared with
 */
@Phrase(
        "{what} is <{is} ><{atLeast} or more ><{atMost} or less ><more than {moreThan} ><less than {lessThan} ><other than {not}>")
public record Compare(Value what, Bounds bounds) implements Condition, Comparison {
    @Override
    public boolean holds(Query query) {
        return bounds.hold(query, what.value(query));
    }
}
