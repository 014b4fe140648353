package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;

/** The card that has the ability. */
@Phrase(form = "noun", value = "this unit")
@Phrase(form = "noun", value = "this card")
@Phrase(form = "noun card", value = "this card")
@Phrase(form = "whose", value = "this unit's", is = Agreement.ONE)
@Phrase(form = "whose", value = "this card's", is = Agreement.ONE)
@Phrase(form = "whose card", value = "this card's", is = Agreement.ONE)
@Phrase(form = "gap", value = "")
@Phrase("that is/are this unit")
@Phrase(form = "is", value = "is/are this unit")
@Phrase(form = "not", value = "is/are not this unit")
public record ThisOne() implements Filter, OfThis {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return subject.object() == query.source() && subject.object() != 0;
    }

    @Override
    public boolean isThis() {
        return true;
    }
}
