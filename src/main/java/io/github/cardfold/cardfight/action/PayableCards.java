package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.vavr.collection.Array;

/** What a fighter can pay with: cards whose master they are (11.7.1). */
final class PayableCards {
    private PayableCards() {}

    /** Tells whether a place, be it whose it may, is of these sorts; {@link #is} tells whose the cards there are. */
    static boolean isAmong(Query query, int place, Array<Region> regions) {
        return Region.cover(regions, query.position(Facts.PLACES).place(place));
    }

    /** Tells whether the fighter is the master of a card. */
    @Rule(jp = "11.7.1")
    static boolean is(Query query, Subject card) {
        return card.master(query.position(Facts.PLACES)) == query.master();
    }

    static boolean isOpen(Array<Region> regions) {
        return !regions.exists(Region::isHidden);
    }

    static String noun(Array<Region> regions) {
        return regions.forAll(Region::isCircle) ? "unit" : "card";
    }

    static String english(Array<Region> regions) {
        return regions.forAll(Region::isCircle)
                ? ""
                : " from your " + regions.map(Region::english).mkString(" or ");
    }
}
