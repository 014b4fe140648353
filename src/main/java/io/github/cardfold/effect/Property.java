package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Idioms;

/**
 * What may be so with a card: that its grade is 3, that it has a name.
 *
 * @param what the characteristic
 * @param is what is asked of it
 */
@Idioms(TotalIs.class)
public record Property(Characteristic what, Term is) implements Entry {
    /** Refuses what no card can ever have. */
    public Property {
        if (is instanceof Word word && word.source().isDefined()) {
            throw new IllegalArgumentException("what a card has in common with others is asked for by \"same\"");
        }
        what.check(is);
    }

    /** Tells whether it is so with a card. */
    public boolean holds(Query query, Subject card) {
        return what.meets(query, card, is);
    }
}
