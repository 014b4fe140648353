package io.github.cardfold.effect;

/**
 * A characteristic and what a text says of it. It is written as one field, the name of the characteristic with the rest
 * below it, {@code {"power": 5000}}, which stands among the components of the term that holds it.
 */
public sealed interface Entry extends Term permits Property, Setting {
    /** Returns the characteristic. */
    Characteristic what();
}
