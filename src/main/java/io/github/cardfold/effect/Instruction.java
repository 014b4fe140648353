package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** Something that an effect does when it is carried out (11.8.3.1.1). */
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
}
