package io.github.cardfold.effect.grammar;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The phrases of a kind. */
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
public @interface Phrases {
    /** Returns the phrases, in their order. */
    Phrase[] value();
}
