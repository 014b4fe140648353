package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.grammar.Phrase;

/** Whose Property is meant, as the controller of a skill sees it. */
public enum Whose {
    /** Anybody's. */
    @Phrase("anybody's")
    ANY,
    /** That of the controller of the skill. */
    @Phrase("your")
    YOU,
    /** That of any opponent. */
    @Phrase("an opponent's")
    OPPONENT
}
