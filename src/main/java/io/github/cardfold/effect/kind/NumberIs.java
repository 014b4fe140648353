package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * A number of cards is within bounds. Before a noun stand plain numbers alone.
 *
 * @param what the characteristic
 * @param bounds the bounds
 */
@Phrase(
        form = "adjective",
        value =
                "{what numbered: <{is plain} ><{atLeast plain} or more ><{atMost plain} or less ><more than {moreThan plain} ><less than {lessThan plain} ><other than {not plain}>}")
@Phrase(
        "{what with: <{is} ><{atLeast} or more ><{atMost} or less ><more than {moreThan} ><less than {lessThan} ><other than {not}>}")
@Phrase(
        form = "is",
        value =
                "{what having: <{is} ><{atLeast} or more ><{atMost} or less ><more than {moreThan} ><less than {lessThan} ><other than {not}>}")
public record NumberIs(Characteristic what, Bounds bounds) implements Idiom {
    /** Returns it, null where it says nothing. */
    public static @Nullable NumberIs of(HasProperty it) {
        return it.property().is() instanceof Bounds bounds
                ? new NumberIs(it.property().what(), bounds)
                : null;
    }

    @Override
    public Object term() {
        return new HasProperty(new Property(what, bounds));
    }
}
