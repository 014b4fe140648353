package io.github.cardfold.effect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a component of a term is taken for when it is left out: a whole number, a text as JSON would have it without the
 * quotes, or {@code []} for none. Without it a component is needed, but for {@code Option}s and truth values.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.RUNTIME)
public @interface Default {
    /** Returns the value left out. */
    String value();
}
