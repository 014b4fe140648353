package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Place;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;

/** What a fighter can pay with: units whose master they are, cards of their own zones (11.7.1). */
final class Own {
    private Own() {}

    @Rule(jp = "11.7.1")
    static boolean isIn(Query query, Subject card, Array<Region> regions) {
        Position position = query.position(Facts.PLACES);
        Place place = position.place(card.place());
        boolean isOwn =
                place.zone().circle() ? card.master(position) == query.master() : place.seat() == query.master();
        return isOwn && regions.exists(each -> each.covers(place));
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
