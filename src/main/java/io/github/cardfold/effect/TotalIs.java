package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * What a number of several cards comes to together is within bounds.
 *
 * @param what the characteristic
 * @param bounds the bounds
 */
@Phrase(
        form = "total",
        value =
                "their {what plural} being <{is}><{atLeast} or more><{atMost} or less><more than {moreThan}><less than {lessThan}><other than {not}>")
public record TotalIs(Characteristic what, Bounds bounds) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable TotalIs of(Property it) {
        return it.is() instanceof Bounds bounds ? new TotalIs(it.what(), bounds) : null;
    }

    @Override
    public Object term() {
        return new Property(what, bounds);
    }
}
