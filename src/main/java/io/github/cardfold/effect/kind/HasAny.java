package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;

/**
 * Cards that have anything of a characteristic: any clan, any trigger icon.
 *
 * @param what the characteristic
 */
@Phrase("with any {what}")
@Phrase(form = "is", value = "has/have any {what}")
@Phrase(form = "not", value = "does/do not have any {what}")
public record HasAny(Characteristic what) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return what.isOf(query, subject);
    }
}
