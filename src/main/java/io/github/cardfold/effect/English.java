package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.grammar.Scope;

/** The English of terms whose language nobody says: that of the phrases on their records. */
final class English {
    private static final Grammar PHRASES = Grammar.builder(new RecordStructure(), (type, said) -> {
                throw new IllegalArgumentException("nothing is read without a language");
            })
            .build();

    private English() {}

    /** Tells whether terms of a record can be said: by phrases or, if they are defined, as their definitions print. */
    static boolean canSay(Class<? extends Term> type) {
        return Printed.class.isAssignableFrom(type)
                || type.isAnnotationPresent(Idioms.class)
                || type.getAnnotationsByType(Phrase.class).length > 0;
    }

    /** Returns a term as it stands in a text. */
    static String of(Term term) {
        return Scope.is(term) ? PHRASES.write(term) : PHRASES.writePart(term);
    }
}
