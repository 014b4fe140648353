package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Some of some cards, so many at least and so many at most.
 *
 * @param of the cards to choose from
 * @param atLeast how many at least
 * @param upTo how many at most
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs must come to together
 * @param as the name of the cards
 */
@Phrase(
        "{of some: {atLeast many} to {upTo many}}< of different {different plural}>< of the same {same}>< with the sum of {total total}>{as as}")
public record SomeBetween(
        Selector of,
        Value atLeast,
        Value upTo,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total,
        Option<String> as)
        implements Idiom {
    /** Returns it, null if one of the bounds is not said. */
    public static @Nullable SomeBetween of(Some some) {
        return some.atLeast().isDefined() && some.upTo().isDefined()
                ? new SomeBetween(
                        some.of(),
                        some.atLeast().get(),
                        some.upTo().get(),
                        some.different(),
                        some.same(),
                        some.total(),
                        some.as())
                : null;
    }

    @Override
    public Object term() {
        return new Some(of, Option.none(), Option.some(upTo), Option.some(atLeast), different, same, total, as);
    }
}
