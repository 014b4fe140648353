package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Something that an effect does when it is carried out (11.8.3.1.1). */
@Role("instruction")
public interface Instruction extends Term {
    /**
     * Compiles it to the steps of its ability's procedure; done once, when the rules are assembled.
     *
     * @throws EffectException if it makes no sense where it stands, such as with an unknown variable
     */
    void compile(Compiler out);

    /** Returns those of its parts that are read only after the instructions in it, and may speak of what these name. */
    default Array<Term> readAfterwards() {
        return Array.empty();
    }

    /** Returns the cards among which a mere number of them is meant; none if there are no such. */
    default Option<Selector> usual() {
        return Option.none();
    }

    /**
     * Tells whether it is done in full or not at all, also where an effect orders it: its cards are planned then as
     * those of a cost are, instead of being chosen before.
     */
    default boolean isAllOrNothing() {
        return false;
    }

    /**
     * Tells whether all that it does is one change, of which nothing is asked afterwards: then it can happen instead of
     * an event, together with all that happens with that.
     */
    default boolean isAtOnce() {
        return false;
    }

    @Override
    default boolean isCarriedOut() {
        return true;
    }
}
