package io.github.cardfold.cardfight.card;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;

/**
 * The style of a value whose builder sets the defaults beforehand, which leaves the value's getters plain field reads.
 * It is the package's style but for the strict builder. Not kept in class files, where callers' compilers would ask for
 * the annotations it is made of.
 */
@Value.Style(
        get = "*",
        jdkOnly = true,
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        withUnaryOperator = "map*",
        underrideHashCode = "contentHash",
        jacksonIntegration = false)
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@interface BuilderDefaults {}
