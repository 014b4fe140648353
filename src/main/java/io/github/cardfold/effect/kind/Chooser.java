package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;

/** Who chooses. */
public enum Chooser {
    /** The master of the effect (11.8.5.1). */
    @Phrase(form = "who", value = "you", is = Agreement.MANY)
    YOU,
    /** The opponent. */
    @Phrase(form = "who", value = "your opponent", is = Agreement.ONE)
    OPPONENT,
    /** Each fighter, at the same time (1.3.4). */
    @Phrase(form = "who", value = "each fighter", is = Agreement.ONE)
    EACH
}
