package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Scope;
import io.vavr.control.Option;

/** An ability of a card: also a value that effects grant (11.1). */
@Role("ability")
public interface Ability extends Term, Scope {
    /** Returns the label it has among those of its card; none if its number there will do. */
    Option<String> label();

    /**
     * Compiles it; done once, when the rules are assembled.
     *
     * @throws EffectException if it makes no sense
     */
    void compile(AbilityScope scope);

    /**
     * Tells whether it is played or triggers (11.1.1), so that what it says is asked as it does and not at any time; of
     * the abilities and the effects within it, which may be so for a time, this tells nothing.
     */
    default boolean isPlayed() {
        return false;
    }

    @Override
    default boolean isCarriedOut() {
        return true;
    }
}
