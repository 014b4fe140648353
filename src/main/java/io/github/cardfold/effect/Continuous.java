package io.github.cardfold.effect;

import io.vavr.collection.Array;

/** What is so as long as a CONT ability is valid or an effect lasts (11.1.1.3, 11.3.1.2). */
@Role("continuous")
public interface Continuous extends Term {
    /**
     * Compiles it to what it does at work; done once, when the rules are assembled.
     *
     * @throws EffectException if it makes no sense where it stands
     */
    Array<Working> compile(Compiler out);
}
