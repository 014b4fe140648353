package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/**
 * A card is discarded: it goes from the deck, the hand or the gauge zone to the drop zone, for whatever reason (7.9.2);
 * the variable {@code it} is the card.
 *
 * @param who which cards
 */
@Rule(jp = {"7.9.1", "7.9.2"})
public record Discarded(@Default("this") Filter who) implements MoveTrigger {
    private static final Array<Region> FROM = Array.of(Region.DECK, Region.HAND, Region.GAUGE);

    @Override
    public boolean fits(Query query, Happening move, Subject card) {
        return Region.DROP.covers(move.to()) && isDiscardedFrom(query, move.from()) && who.accepts(query, card);
    }

    @Rule(
            jp = {"7.9.1", "7.9.2"},
            it = "10.3.1",
            en = "10.1.2.1")
    private static boolean isDiscardedFrom(Query query, Place from) {
        boolean onlyHand =
                CardGame.ruleset(query.position(Facts.PLACES)).effects().onlyTheHandIsDiscarded();
        return onlyHand ? Region.HAND.covers(from) : FROM.exists(each -> each.covers(from));
    }

    @Override
    public String english() {
        return English.any("card", Array.of(who)) + " is discarded";
    }
}
