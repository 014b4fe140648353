/**
 * What a game of Vandaria Wars consists of: its options, zones, numbers, marks, links, events, verbs and purposes.
 * Sections are those of the guide, numbered in reading order.
 *
 * <p>Every value here is immutable and equal by content. No argument, attribute or result is ever null.
 */
@NullMarked
@Value.Style(
        get = "*",
        jdkOnly = true,
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        withUnaryOperator = "map*",
        defaultAsDefault = true,
        strictBuilder = true,
        underrideHashCode = "contentHash", // an enum's hash code is another in each process
        jacksonIntegration = false)
package io.github.cardfold.vandaria.state;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
