package io.github.cardfold.bench.spike;

/** The decisions of a turn outside its battles. */
final class Turn {
    /** Seen by both seats. */
    static final int ALL = 3;

    private Turn() {}

    /** Stand everything, draw, and begin the ride phase. */
    static Position begin(Position before, int seat, int turn) {
        int hand = Places.of(seat, Places.HAND);
        Position p = Procedures.answered(before, turn).push(Procedures.TURN, seat, turn, Procedures.NONE);
        p = Procedures.change(p, seat, turn, new int[] {hand, 1});
        for (int circle = Places.VANGUARD; circle <= Places.LAST_CIRCLE; circle++) {
            int place = Places.of(seat, circle);
            if (p.size(place) > 0 && p.orientation(place, 0) == Cards.REST) {
                p = p.turned(place, 0, Cards.STAND);
            }
        }
        p = p.counted(Numbers.TURN, turn + 1);
        p = p.drawn(Places.of(seat, Places.DECK), hand, 1 << seat);
        p = Procedures.changed(p).push(Procedures.PHASE, seat, 1, Procedures.NONE);
        return asks(p, seat);
    }

    /** Ride from the ride deck by discarding a card; the old vanguard goes to the soul. */
    static Position ride(Position before, int seat, int pick) {
        int vanguard = Places.of(seat, Places.VANGUARD);
        int hand = Places.of(seat, Places.HAND);
        int index = pick % before.size(hand);
        Position p = Procedures.answered(before, pick);
        p = Procedures.change(p, seat, pick, new int[] {before.object(hand, index), before.object(vanguard, 0)});
        p = p.moved(hand, index, Places.of(seat, Places.DROP), ALL);
        p = p.moved(vanguard, 0, Places.of(seat, Places.SOUL), ALL);
        p = p.moved(Places.of(seat, Places.RIDE), 0, vanguard, ALL);
        p = p.counted(Numbers.of(seat, Numbers.GRADE), p.number(Numbers.of(seat, Numbers.GRADE)) + 1);
        return asks(Procedures.changed(p), seat);
    }

    /** A skill that costs a damage and draws two cards, and lasts; then the main phase. */
    static Position skill(Position before, int seat, int pick) {
        int damage = Places.of(seat, Places.DAMAGE);
        int deck = Places.of(seat, Places.DECK);
        int hand = Places.of(seat, Places.HAND);
        int vanguard = before.object(Places.of(seat, Places.VANGUARD), 0);
        Position p = Procedures.change(Procedures.answered(before, pick), seat, pick, new int[] {vanguard, 2});
        if (p.size(damage) > 0 && p.face(damage, 0) == Cards.UP) {
            p = p.faced(damage, 0, Cards.DOWN);
        }
        p = p.drawn(deck, hand, 1 << seat).drawn(deck, hand, 1 << seat);
        p = p.counted(Numbers.of(seat, Numbers.DRAWS), p.number(Numbers.of(seat, Numbers.DRAWS)) + 2);
        p = p.lasting(Lasting.POWER, vanguard, 2000, Lasting.GAME);
        p = Procedures.changed(p).pop().push(Procedures.PHASE, seat, 2, Procedures.NONE);
        return asks(p, seat);
    }

    /** Call a card to a circle, retiring what stands there. */
    static Position call(Position before, int seat, int circle, int pick) {
        int place = Places.of(seat, circle);
        int hand = Places.of(seat, Places.HAND);
        int index = pick % before.size(hand);
        Position p = Procedures.answered(before, pick);
        p = Procedures.change(p, seat, pick, new int[] {before.object(hand, index), place});
        if (p.size(place) > 0) {
            p = p.moved(place, 0, Places.of(seat, Places.DROP), ALL);
        }
        p = p.moved(hand, index, place, ALL);
        p = p.counted(Numbers.of(seat, Numbers.CALLS), p.number(Numbers.of(seat, Numbers.CALLS)) + 1);
        p = p.lasting(Lasting.POWER, p.object(place, 0), 5000, Lasting.TURN);
        return asks(Procedures.changed(p), seat);
    }

    /** Soul blast, and the battle phase. */
    static Position toBattle(Position before, int seat, int pick) {
        int vanguard = before.object(Places.of(seat, Places.VANGUARD), 0);
        Position p = Procedures.answered(before, pick).pop().push(Procedures.PHASE, seat, 3, Procedures.NONE);
        p = Procedures.change(p, seat, pick, new int[] {vanguard});
        p = p.moved(Places.of(seat, Places.SOUL), 0, Places.of(seat, Places.DROP), ALL);
        p = p.counted(Numbers.BATTLE, 0);
        p = p.lasting(Lasting.CRITICAL, vanguard, 1, Lasting.TURN);
        return asks(Procedures.changed(p), seat);
    }

    /** What lasts until the end of the turn ends, and the turn with it. */
    static Position end(Position before, int seat) {
        Position p = Procedures.change(before, seat, 0, Procedures.NONE);
        p = p.expired(Lasting.TURN).counted(Numbers.of(seat, Numbers.CALLS), 0);
        return Procedures.changed(p).pop().pop();
    }

    private static Position asks(Position p, int seat) {
        return Procedures.asks(p, seat, Places.of(seat, Places.VANGUARD), Places.of(1 - seat, Places.VANGUARD));
    }
}
