package io.github.cardfold.bench.spike;

/** The places of the table: thirteen zones and seven circles for each of two seats. */
final class Places {
    static final int SEATS = 2;
    static final int ZONES = 13;
    static final int PER_SEAT = 20;
    static final int ALL = SEATS * PER_SEAT;

    static final int DECK = 0;
    static final int HAND = 1;
    static final int RIDE = 2;
    static final int DROP = 3;
    static final int SOUL = 4;
    static final int DAMAGE = 5;
    static final int TRIGGER = 6;
    static final int GUARDIAN = 7;
    static final int ORDER = 8;

    static final int VANGUARD = 13;
    static final int FRONT_LEFT = 14;
    static final int FRONT_RIGHT = 15;
    static final int BACK_LEFT = 16;
    static final int BACK_CENTER = 17;
    static final int BACK_RIGHT = 18;
    static final int LAST_CIRCLE = 19;

    /** The places that have a pool: deck and hand of each seat. */
    static final int POOLS = SEATS * 2;

    private Places() {}

    static int of(int seat, int zone) {
        return seat * PER_SEAT + zone;
    }

    static int seat(int place) {
        return place / PER_SEAT;
    }

    static int zone(int place) {
        return place % PER_SEAT;
    }

    /** Where the pool of a place is kept. */
    static int pool(int place) {
        return seat(place) * 2 + zone(place);
    }

    static boolean isHand(int place) {
        return zone(place) == HAND;
    }

    /** Whether arrivals come last: in the others the newest lies on top. */
    static boolean appends(int place) {
        return isHand(place);
    }
}
