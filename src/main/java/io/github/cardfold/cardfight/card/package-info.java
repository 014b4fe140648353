/**
 * Cards of Cardfight!! Vanguard as they are printed (chapter 2), packs of them, and the decks that players build of
 * them (8.1). Nothing here knows of a game in progress.
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
package io.github.cardfold.cardfight.card;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
