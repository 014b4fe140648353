package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;

/** How long something is remembered. A game says in its language which there are ({@link Language#words}). */
public interface Period {
    /** Returns how long the lasting effect lasts that remembers it. */
    Lifetime lifetime();

    /** Returns since when it is remembered, in English: {@code this turn}. */
    String english();
}
