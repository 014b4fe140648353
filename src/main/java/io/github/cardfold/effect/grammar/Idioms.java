package io.github.cardfold.effect.grammar;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Names the {@linkplain Idiom idioms} of a kind; the first that says a term is used. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Idioms {
    /** Returns their records. */
    Class<? extends Idiom>[] value();
}
