package io.github.cardfold.effect;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a role: an interface by which terms hold others, and of which every term has one. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@interface Role {
    /** Returns what terms of the role are called, in lower case. */
    String value();
}
