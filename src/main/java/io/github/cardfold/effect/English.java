package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Grammar;

/** The English of terms whose language nobody says: that of the phrases on their records. */
final class English {
    private static final Grammar PHRASES = Grammar.builder(new TermStructure(null), (type, said) -> {
                throw new IllegalArgumentException("nothing is read without a language");
            })
            .build();

    private English() {}

    /** Returns a term as it stands in a text. */
    static String of(Term term) {
        return term instanceof Ability ? PHRASES.write(term) : PHRASES.writePart(term);
    }
}
