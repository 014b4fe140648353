package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;

/** What a fighter can pay with: units whose master they are, cards of their own zones (11.7.1). */
final class Own {
    private Own() {}

    /** Tells whether a place is a zone of the fighter or a circle, be it whose it may, of these sorts. */
    @Rule(jp = "11.7.1")
    static boolean isAmong(Query query, int place, Array<Region> regions) {
        Place there = query.position(Facts.PLACES).place(place);
        return (there.zone().circle() || there.seat() == query.master()) && Region.cover(regions, there);
    }

    /** Tells whether the fighter is the master of a unit, or a card lies in the fighter's zone. */
    @Rule(jp = "11.7.1")
    static boolean is(Query query, Subject card) {
        Position position = query.position(Facts.PLACES);
        Place place = position.place(card.place());
        return place.zone().circle() ? card.master(position) == query.master() : place.seat() == query.master();
    }

    static boolean isOpen(Array<Region> regions) {
        return !regions.exists(each -> !each.isCircle() && each.zone().kind().isHidden());
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
