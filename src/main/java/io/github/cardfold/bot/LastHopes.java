package io.github.cardfold.bot;

import io.github.cardfold.kernel.table.Seat;

/**
 * What a bot still hopes for when its Fate Deck is empty. With Territories enough it waits for the Political Victory;
 * otherwise it attacks, whatever may come of that; and without any it gives up, so that its games come to an end.
 */
final class LastHopes {
    /** A turn by which a game in which nobody gets anywhere has been long enough. */
    private static final int LONG = 300;

    private LastHopes() {}

    /** Tells whether nothing is left but to keep the Territories, which are or will be enough. */
    static boolean isPolitical(Realm realm) {
        return realm.isDeckEmpty() && territories(realm) >= realm.politicalTerritories();
    }

    /** Tells whether nothing is left but to attack, be the guards as strong as they may. */
    static boolean isDesperate(Realm realm) {
        return realm.isDeckEmpty() && territories(realm) < realm.politicalTerritories();
    }

    private static int territories(Realm realm) {
        return realm.nonVehicles() + realm.hand().count(Realm::isNonVehicle);
    }

    /** Tells whether nothing is left at all; nobody gives up for a team before that has been long at it. */
    static boolean isNone(Realm realm) {
        boolean isLandless = !realm.hasAllies()
                && realm.territories(realm.me()).isEmpty()
                && !realm.hand().exists(Realm::isTerritory);
        return realm.isInTurns() && realm.isDeckEmpty() && (isLandless || realm.turn() > LONG && !isAhead(realm));
    }

    /** Whoever has more points or, with as many, more Territories than each other player goes on. */
    private static boolean isAhead(Realm realm) {
        return realm.others().forAll(each -> rank(realm, realm.me()) > rank(realm, each));
    }

    private static int rank(Realm realm, Seat seat) {
        return realm.points(seat) * 1_000 + realm.territories(seat).size();
    }
}
