package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards that are associated with certain cards, whichever of both was associated with the other.
 *
 * @param with these cards
 * @param are what the others must be
 */
@Phrase(value = "the {are: cards associated with} {with}", is = Agreement.MANY)
@Rule(jp = "7.33.1.1")
public record AssociatedCards(Selector with, @Default("[]") Array<Filter> are) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.LINKS);
        List<Subject> found = new ArrayList<>(0);
        for (Subject one : with.subjects(query)) {
            for (Anchor end : ends(position, Anchor.object(one.object()))) {
                Subject other = query.find(end.object());
                if (other != null && !found.contains(other) && Filter.all(are, query, other)) {
                    found.add(other);
                }
            }
        }
        return Array.ofAll(found);
    }

    private static Array<Anchor> ends(Position position, Anchor one) {
        return position.linksFrom(one, Links.ASSOCIATED)
                .map(Link::to)
                .appendAll(position.linksTo(one, Links.ASSOCIATED).map(Link::from));
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS, Facts.PLACES);
    }
}
