package io.github.cardfold.bench.spike;

/** The decisions of a battle. */
final class Battle {
    private Battle() {}

    /** Rest attacker and booster, boost, and ask for guardians. */
    static Position attack(Position before, int seat, int circle, int boosterCircle, int pick) {
        int attacker = Places.of(seat, circle);
        int booster = Places.of(seat, boosterCircle);
        int target = Places.of(1 - seat, Places.VANGUARD);
        int unit = before.object(attacker, 0);
        int[] batch = {unit, before.object(booster, 0)};
        Position p = Procedures.answered(before, pick).push(Procedures.BATTLE, attacker, target, batch);
        p = Procedures.change(p, seat, pick, batch);
        p = p.turned(attacker, 0, Cards.REST).turned(booster, 0, Cards.REST);
        p = p.lasting(Lasting.POWER, unit, p.power(booster), Lasting.BATTLE);
        p = p.counted(Numbers.BATTLE, p.number(Numbers.BATTLE) + 1);
        p = Procedures.changed(p).push(Procedures.STEP, attacker, target, Procedures.NONE);
        return Procedures.asks(p, seat, attacker, target);
    }

    /** Call a guardian from the hand. */
    static Position guard(Position before, int seat, int pick) {
        int hand = Places.of(seat, Places.HAND);
        int vanguard = Places.of(seat, Places.VANGUARD);
        int index = pick % before.size(hand);
        Position p = Procedures.answered(before, pick);
        p = Procedures.change(p, seat, pick, new int[] {before.object(hand, index)});
        p = p.moved(hand, index, Places.of(seat, Places.GUARDIAN), Turn.ALL);
        p = p.lasting(Lasting.POWER, p.object(vanguard, 0), 10000, Lasting.BATTLE);
        p = p.counted(Numbers.of(seat, Numbers.GUARDS), p.number(Numbers.of(seat, Numbers.GUARDS)) + 1);
        return Procedures.asks(Procedures.changed(p), seat, vanguard, Places.of(1 - seat, Places.VANGUARD));
    }

    /** The first drive check, which ends the guard step. */
    static Position firstDrive(Position before, int seat, int pick) {
        Position p = Procedures.answered(before, pick).pop();
        return check(p.push(Procedures.STEP, seat, 2, Procedures.NONE), seat, pick);
    }

    /** The second drive check. */
    static Position drive(Position before, int seat, int pick) {
        return check(Procedures.answered(before, pick), seat, pick);
    }

    /** Deck, trigger zone, power for a unit, hand. */
    private static Position check(Position before, int seat, int pick) {
        int trigger = Places.of(seat, Places.TRIGGER);
        int vanguard = Places.of(seat, Places.VANGUARD);
        int[] batch = {before.object(vanguard, 0)};
        Position p = Procedures.change(before, seat, pick, batch);
        p = p.drawn(Places.of(seat, Places.DECK), trigger, Turn.ALL);
        p = p.lasting(Lasting.POWER, p.object(vanguard, 0), 10000, Lasting.TURN);
        p = p.moved(trigger, 0, Places.of(seat, Places.HAND), 1 << seat);
        p = p.counted(Numbers.of(seat, Numbers.TRIGGERS), p.number(Numbers.of(seat, Numbers.TRIGGERS)) + 1);
        return Procedures.asks(Procedures.changed(p), seat, vanguard, Places.of(1 - seat, Places.VANGUARD));
    }

    /** One damage check: deck, trigger zone, power for a unit, damage. */
    static Position damage(Position before, int seat, int pick) {
        int trigger = Places.of(seat, Places.TRIGGER);
        int vanguard = Places.of(seat, Places.VANGUARD);
        Position p = Procedures.answered(before, pick).pop();
        p = p.push(Procedures.STEP, seat, 3, Procedures.NONE);
        p = Procedures.change(p, seat, pick, new int[] {p.object(vanguard, 0)});
        p = p.drawn(Places.of(seat, Places.DECK), trigger, Turn.ALL);
        p = p.lasting(Lasting.POWER, p.object(vanguard, 0), 10000, Lasting.TURN);
        p = p.moved(trigger, 0, Places.of(seat, Places.DAMAGE), Turn.ALL);
        p = p.counted(Numbers.of(seat, Numbers.DAMAGE), p.number(Numbers.of(seat, Numbers.DAMAGE)) + 1);
        return Procedures.asks(Procedures.changed(p), seat, vanguard, Places.of(1 - seat, Places.VANGUARD));
    }

    /** Retire the guardians and end what lasts until the end of the battle. */
    static Position end(Position before, int seat, int pick) {
        int guardians = Places.of(1 - seat, Places.GUARDIAN);
        Position p = Procedures.answered(before, pick).pop();
        p = Procedures.change(p, seat, pick, new int[] {guardians});
        while (p.size(guardians) > 0) {
            p = p.moved(guardians, 0, Places.of(1 - seat, Places.DROP), Turn.ALL);
        }
        p = p.expired(Lasting.BATTLE);
        p = p.counted(Numbers.QUERY, p.number(Numbers.QUERY) + 1);
        p = Procedures.changed(p).pop();
        return Procedures.asks(p, seat, Places.of(seat, Places.VANGUARD), Places.of(1 - seat, Places.VANGUARD));
    }
}
