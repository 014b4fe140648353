package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/** The card that has the ability (11.8.5.3). */
@Rule(jp = "11.8.5.3")
@Phrase(value = "this unit", is = Agreement.ONE)
@Phrase(value = "this card", is = Agreement.ONE)
@Phrase(form = "closed", value = "this unit", is = Agreement.ONE)
@Phrase(form = "closed", value = "this card", is = Agreement.ONE)
@Phrase(form = "card", value = "this card", is = Agreement.ONE)
public record This() implements Selector, OfThis {
    @Override
    public Array<Subject> subjects(Query query) {
        Subject self = query.self();
        return self == null ? Array.empty() : Array.of(self);
    }

    @Override
    public boolean isSingle() {
        return true;
    }

    @Override
    public String noun() {
        return "unit";
    }

    @Override
    public boolean isThis() {
        return true;
    }
}
