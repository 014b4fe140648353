package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Names;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/**
 * Cards with the name that was declared.
 *
 * @param variable the name under which the declaration is kept
 */
@Rule(jp = "7.13.1")
public record DeclaredName(@Default("declared") String variable) implements Filter, Names {
    @Override
    public boolean accepts(Query query, Subject subject) {
        String name = query.position(Facts.PRINTED)
                .rules()
                .definition(query.number(variable))
                .name();
        return Identities.has(query, subject, Identity.NAME, name::equals);
    }

    @Override
    public boolean wantsObjects() {
        return false;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.VARIABLES, Identity.NAME.fact());
    }

    @Override
    public String english() {
        return "of the declared name";
    }
}
