package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Pile;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * The cards of a zone.
 *
 * @param in the zone
 * @param of whose zone
 * @param are what they must be
 */
@Phrase(form = "of", value = "the {are: cards in {of whose} {in}} {#}")
@Phrase(value = "the {are: cards in {of whose} {in}}", is = Agreement.MANY)
@Phrase(form = "their", value = "the {are: cards in {of their} {in}}", is = Agreement.MANY)
@Phrase(form = "each", value = "{are: card in {of whose} {in}}")
@Phrase(form = "one", value = "a {are: card from {of whose} {in}}", is = Agreement.ONE)
@Phrase(form = "some", value = "{#} {are: card/cards from {of whose} {in}}")
@Phrase(form = "exist", value = "there is/are {#} {are: card/cards in {of whose} {in}}")
public record Cards(
        Region in, @Default("you") Side of, @Default("[]") Array<Filter> are) implements Selector {
    /** Refuses circles. */
    public Cards {
        if (in.isCircle()) {
            throw new IllegalArgumentException("units on circles are \"vanguard\", \"rear guards\" or \"guardians\"");
        }
    }

    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(in.fact());
        int place = in.of(position, query.seat(of));
        Pile pile = position.pile(place);
        Subject[] found = new Subject[pile.size()];
        int count = 0;
        for (int i = 0; i < pile.size(); i++) {
            Subject card = Subject.of(pile.at(i), place);
            if (Filter.all(are, query, card)) {
                found[count++] = card;
            }
        }
        return count == 0 ? Array.empty() : Array.of(Arrays.copyOf(found, count));
    }

    @Override
    public Array<Subject> ground(Query query) {
        return new Cards(in, of, Array.empty()).subjects(query);
    }

    @Override
    public boolean isHidden() {
        return in.isHidden();
    }

    @Override
    public boolean isUnseen() {
        return in.isUnseen();
    }

    @Override
    public Array<String> reads() {
        return Array.of(in.fact());
    }

    @Override
    public Array<Region> areas() {
        return Array.of(in);
    }
}
