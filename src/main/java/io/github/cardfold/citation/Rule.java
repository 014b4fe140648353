package io.github.cardfold.citation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the sections of the rule documents that the annotated element embodies or, on a test, tries.
 *
 * <p>A section is written as its document prints it, without a trailing dot: {@code @Rule(jp = "10.4.1.3")}. A test
 * checks that every section named is in the document's {@link Ledger}. Where a paragraph says several things, its
 * number and {@code #2} name the second of them: a list beside the tests counts them.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.CONSTRUCTOR, ElementType.PACKAGE})
public @interface Rule {
    /** Returns sections of {@link Document#JP}. */
    String[] jp() default {};

    /** Returns sections of {@link Document#ID}. */
    String[] id() default {};

    /** Returns sections of {@link Document#IT}. */
    String[] it() default {};

    /** Returns sections of {@link Document#EN}. */
    String[] en() default {};

    /** Returns sections of {@link Document#VW}. */
    String[] vw() default {};
}
