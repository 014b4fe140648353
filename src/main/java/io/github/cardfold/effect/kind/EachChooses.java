package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A choice that each fighter makes, from cards that are said as theirs.
 *
 * @param from the cards to choose from
 * @param as the name of those chosen
 * @param exactly how many
 * @param upTo how many at most
 * @param atLeast how many at least
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs may come to together at most
 * @param to what is to be done with them
 */
@Phrase(
        "each fighter chooses <{exactly many}|<up to {upTo many}|<{atLeast least}|one>>> of {from their}< of different {different plural}>< of the same {same}>< with the sum of {total total}>< {to}>{as as}")
public record EachChooses(
        Selector from,
        String as,
        Option<Value> exactly,
        Option<Value> upTo,
        Option<Value> atLeast,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total,
        Option<Deed> to)
        implements Idiom {
    /** Returns it, null if one fighter or chance chooses. */
    public static @Nullable EachChooses of(Choose it) {
        return it.each()
                ? new EachChooses(
                        it.from(),
                        it.as(),
                        it.exactly(),
                        it.upTo(),
                        it.atLeast(),
                        it.different(),
                        it.same(),
                        it.total(),
                        it.to())
                : null;
    }

    @Override
    public Object term() {
        return new Choose(
                from, as, exactly, upTo, atLeast, Option.none(), Side.YOU, true, false, different, same, total, to);
    }
}
