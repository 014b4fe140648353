package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;

/**
 * Cards that bear a tag, such as a fighter icon (2.18).
 *
 * @param tag the tag, as packs write it
 */
public record Tagged(String tag) implements Filter {
    @Override
    @Rule(jp = "2.18.3")
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.PRINTED);
        return Field.hasFace(query, subject)
                && Field.card(position, subject.gameObject()).tags().contains(tag);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }

    @Override
    public String english() {
        return "with the " + tag;
    }
}
