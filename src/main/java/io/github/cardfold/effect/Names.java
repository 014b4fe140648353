package io.github.cardfold.effect;

/** A term that names a variable. */
public interface Names extends Term {
    /** Returns the name, without the dollar sign. */
    String variable();

    /** Tells whether the variable has to hold objects; otherwise how many it holds serves as a number. */
    boolean wantsObjects();
}
