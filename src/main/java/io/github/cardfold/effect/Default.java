package io.github.cardfold.effect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a component of a term is taken for when it is left out: a whole number, a text as JSON would have it without the
 * quotes, {@code []} for none, or {@link #USUAL}. Without it a component is needed, but for {@code Option}s and truth
 * values.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Default {
    /** The word that the game's language says to be the usual one ({@link Language#words}). */
    String USUAL = "*";

    /** Returns the value left out. */
    String value();
}
