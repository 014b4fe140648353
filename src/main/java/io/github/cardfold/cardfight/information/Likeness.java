package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.grammar.Phrase;

/** Whether two cards are to be alike in something. */
public enum Likeness {
    /** They share it. */
    @Phrase("the same")
    SAME,
    /** They share none of it. */
    @Phrase("a different")
    DIFFERENT
}
