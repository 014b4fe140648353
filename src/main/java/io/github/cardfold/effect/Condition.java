package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;

/** Something that holds or not (11.2). Pure: the same query has the same answer. */
@Role("condition")
@Phrase(form = "not", value = "it is not so that {*}")
public interface Condition extends Term {
    /** Tells whether it holds. */
    boolean holds(Query query);
}
