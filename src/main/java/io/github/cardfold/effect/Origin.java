package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Cause;
import org.jspecify.annotations.Nullable;

/** What makes something happen. */
public enum Origin {
    /** An effect orders it. */
    EFFECT,
    /** It pays a cost. */
    COST,
    /** The rules alone order it. */
    RULE;

    /** Tells whether this makes something happen that has a cause or, if it is null, none. */
    public boolean isOf(@Nullable Cause cause) {
        return this == (cause == null ? RULE : cause.isCost() ? COST : EFFECT);
    }

    /** Returns it in English, as it stands behind what happens. */
    public String english() {
        return switch (this) {
            case EFFECT -> "by an effect";
            case COST -> "as a cost";
            case RULE -> "by the rules";
        };
    }
}
