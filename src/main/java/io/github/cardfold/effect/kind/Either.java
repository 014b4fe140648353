package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;

/**
 * One number if a condition holds, another if not.
 *
 * @param when the condition
 * @param then the number if it holds
 * @param otherwise the number if it does not
 */
@Rule(jp = "11.3.1.3.5")
@Phrase("({otherwise}, or {then} if {when})")
@Phrase(form = "many", value = "({otherwise}, or {then} if {when})", is = Agreement.MANY)
@Phrase(form = "a", value = "({otherwise}, or {then} if {when})", is = Agreement.MANY)
@Phrase(form = "signed", value = "{otherwise signed}, or {then signed} if {when}")
public record Either(Condition when, Value then, Value otherwise) implements Value {
    @Override
    public int value(Query query) {
        return when.holds(query) ? then.value(query) : otherwise.value(query);
    }
}
