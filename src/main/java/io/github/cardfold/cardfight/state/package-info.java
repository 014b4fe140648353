/**
 * What a game of Cardfight!! Vanguard consists of: zones and circles, numbers, events, the ruleset (chapters 3 to 5).
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
package io.github.cardfold.cardfight.state;

import org.immutables.value.Value;
import org.jspecify.annotations.NullMarked;
