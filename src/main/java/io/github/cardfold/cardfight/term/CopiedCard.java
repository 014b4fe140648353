package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/**
 * Which card of the catalogue one is whose words are copied, as a number above 0; 0 if there is none or it lies face
 * down.
 *
 * @param of the card
 */
public record CopiedCard(Selector of) implements Value {
    @Override
    public int value(Query query) {
        return of.subjects(query)
                .find(each -> Field.hasFace(query, each))
                .map(each -> each.gameObject().definition() + 1)
                .getOrElse(0);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }
}
