package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards that abilities of this card have bound, as effects or as costs, and that are bound still. A card that has
 * left and come back is another one, and has bound none (4.1.8).
 *
 * @param are what they must be
 */
@Rule(jp = {"7.29.1", "4.1.8"})
@Phrase(value = "the {are: cards bound by this unit}", is = Agreement.MANY)
@Phrase(value = "the {are: cards bound by this card}", is = Agreement.MANY)
@Phrase(form = "card", value = "the {are: cards bound by this card}", is = Agreement.MANY)
@Phrase(form = "each", value = "{are: card bound by this unit}")
@Phrase(form = "one", value = "a {are: card bound by this unit}", is = Agreement.ONE)
@Phrase(form = "some", value = "{#} {are: card/cards bound by this unit}")
@Phrase(form = "exist", value = "there is/are {#} {are: card/cards bound by this unit}")
public record BoundByThis(@Default("[]") Array<Filter> are) implements Selector, OfThis {
    @Override
    public Array<Subject> subjects(Query query) {
        query.position(Facts.LINKS);
        Position position = query.position(Facts.in(Zone.BIND.kind()));
        List<Subject> found = new ArrayList<>();
        for (Seat seat : position.seats()) {
            int zone = Zone.BIND.of(seat);
            for (int i = 0; i < position.size(zone); i++) {
                Subject card = Subject.of(position.objectAt(zone, i), zone);
                if (Links.isLinked(position, Links.BOUND_BY, card.object(), query.source())
                        && Filter.all(are, query, card)) {
                    found.add(card);
                }
            }
        }
        return Array.of(found.toArray(Subject[]::new));
    }

    @Override
    public Array<Subject> ground(Query query) {
        return new BoundByThis(Array.empty()).subjects(query);
    }

    @Override
    public boolean isThis() {
        return true;
    }

    @Override
    public boolean isHidden() {
        return Region.BIND.isHidden();
    }

    @Override
    public Array<Region> areas() {
        return Array.of(Region.BIND);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.in(Zone.BIND.kind()), Facts.LINKS);
    }
}
