package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Cards in certain places; of those that have left a circle, the place where they were.
 *
 * @param in the zones and sorts of circles
 * @param of whose; anybody's if nothing is said
 */
@Phrase("<on <{of whose} >{in / circle}>< in <{of whose} {in / own}|{in / zone}>>")
public record LiesIn(Array<Region> in, Option<Side> of) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Place place = query.position(Facts.PLACES).place(subject.place());
        return Region.cover(in, place) && of.forAll(each -> query.seat(each) == place.seat());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PLACES, Facts.FIELD);
    }
}
