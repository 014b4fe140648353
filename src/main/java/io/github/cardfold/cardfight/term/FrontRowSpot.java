package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.Place;

/** Circles of the front row. */
@Rule(jp = "4.9.1.3")
@Phrase("in the front row")
@Phrase(form = "from", value = "the front row")
public record FrontRowSpot() implements Spot {
    @Override
    public boolean accepts(Query query, Place circle) {
        return circle.row() == Circle.FRONT;
    }
}
