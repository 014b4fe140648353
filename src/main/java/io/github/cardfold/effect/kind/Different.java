package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Apart;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * How many different grades, columns or names some cards have: the most of them of which no two have anything in
 * common.
 *
 * @param what the number or words
 * @param of the cards
 */
@Rule(jp = {"12.6.1", "12.6.2.2", "12.6.2.2.1"})
@Phrase("the number of different {what plural} among {of}")
public record Different(Characteristic what, Selector of) implements Value {
    @Override
    public int value(Query query) {
        return most(Apart.values(query, what, of.subjects(query)));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Apart.flag(what));
    }

    /** A card that has all that another has, and more, excludes no fewer than the other. */
    private static int most(Array<Array<Object>> cards) {
        Array<Array<Object>> distinct = cards.distinct();
        Array<Array<Object>> fewest = distinct.reject(
                each -> distinct.exists(other -> other.size() < each.size() && each.containsAll(other)));
        Array<Array<Object>> several = fewest.filter(each -> each.size() > 1);
        return fewest.size() - several.size() + pick(several);
    }

    private static int pick(Array<Array<Object>> cards) {
        if (cards.isEmpty()) {
            return 0;
        }
        Array<Object> first = cards.head();
        Array<Array<Object>> others = cards.tail();
        Array<Array<Object>> apart = others.reject(each -> each.exists(first::contains));
        int with = 1 + pick(apart);
        return apart.size() == others.size() ? with : Math.max(with, pick(others));
    }
}
