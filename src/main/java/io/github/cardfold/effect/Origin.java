package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Cause;
import org.jspecify.annotations.Nullable;

/** What makes something happen. */
public enum Origin {
    /** An effect orders it. */
    @Phrase("by an effect")
    EFFECT,
    /** It pays a cost. */
    @Phrase("as a cost")
    COST,
    /** The rules alone order it. */
    @Phrase("by the rules")
    RULE;

    /** Tells whether this makes something happen that has a cause or, if it is null, none. */
    public boolean isOf(@Nullable Cause cause) {
        return this == (cause == null ? RULE : cause.isCost() ? COST : EFFECT);
    }
}
