package io.github.cardfold.bench.spike;

/** The scripted game: six turns of seventeen decisions, the same on every representation. */
final class Script {
    static final int PER_TURN = 17;
    static final int TURNS = 6;
    static final int DECISIONS = TURNS * PER_TURN;

    /** The decision at which the search branches: the second call of the third turn. */
    static final int BRANCH = 2 * PER_TURN + 4;

    static final int CHILDREN = 10;

    private static final int FIRST_HAND = 5;
    private static final int RIDES = 4;

    private Script() {}

    /** The table before the first decision. */
    static Position start(Position empty) {
        Position p = empty.open().push(Procedures.GAME, 0, 0, Procedures.NONE);
        for (int seat = 0; seat < Places.SEATS; seat++) {
            int first = seat * Cards.PER_SEAT;
            int owner = 1 << seat;
            p = p.pooled(Places.of(seat, Places.DECK), Pool.of(first, first + Cards.DECK, owner));
            p = p.pooled(Places.of(seat, Places.HAND), Pool.of(0, 0, owner));
            p = p.created(first + Cards.DECK, Places.of(seat, Places.VANGUARD), Turn.ALL);
            for (int i = 1; i <= RIDES; i++) {
                p = p.created(first + Cards.DECK + i, Places.of(seat, Places.RIDE), owner);
            }
            for (int i = 0; i < FIRST_HAND; i++) {
                p = p.drawn(Places.of(seat, Places.DECK), Places.of(seat, Places.HAND), owner);
            }
        }
        return p.close();
    }

    /** Every decision of the game. */
    static Position play(Position start) {
        Position p = start;
        for (int decision = 0; decision < DECISIONS; decision++) {
            p = step(p, decision);
        }
        return p;
    }

    /** Every decision of the game, every state kept. */
    static Position[] keep(Position start) {
        Position[] kept = new Position[DECISIONS + 1];
        kept[0] = start;
        for (int decision = 0; decision < DECISIONS; decision++) {
            kept[decision + 1] = step(kept[decision], decision);
        }
        return kept;
    }

    /** The state at which the search branches. */
    static Position branching(Position start) {
        Position p = start;
        for (int decision = 0; decision < BRANCH; decision++) {
            p = step(p, decision);
        }
        return p;
    }

    /** Its children, each by another answer. */
    static Position[] children(Position parent) {
        Position[] children = new Position[CHILDREN];
        for (int i = 0; i < CHILDREN; i++) {
            children[i] = step(parent, BRANCH, i);
        }
        return children;
    }

    /** One decision with the answer of the script. */
    static Position step(Position before, int decision) {
        return step(before, decision, decision * 5 + decision / PER_TURN);
    }

    /** One decision with another answer. */
    static Position step(Position before, int decision, int pick) {
        return decide(before.open(), decision / PER_TURN, decision % PER_TURN, pick)
                .close();
    }

    private static Position decide(Position p, int turn, int decision, int pick) {
        int seat = turn & 1;
        return switch (decision) {
            case 0 -> Turn.begin(p, seat, turn);
            case 1 -> Turn.ride(p, seat, pick);
            case 2 -> Turn.skill(p, seat, pick);
            case 3 -> Turn.call(p, seat, Places.FRONT_LEFT, pick);
            case 4 -> Turn.call(p, seat, Places.BACK_CENTER, pick);
            case 5 -> Turn.call(p, seat, Places.BACK_LEFT, pick);
            case 6 -> Turn.toBattle(p, seat, pick);
            case 7 -> Battle.attack(p, seat, Places.VANGUARD, Places.BACK_CENTER, pick);
            case 8, 14 -> Battle.guard(p, 1 - seat, pick);
            case 9 -> Battle.firstDrive(p, seat, pick);
            case 10 -> Battle.drive(p, seat, pick);
            case 11, 15 -> Battle.damage(p, 1 - seat, pick);
            case 12 -> Battle.end(p, seat, pick);
            case 13 -> Battle.attack(p, seat, Places.FRONT_LEFT, Places.BACK_LEFT, pick);
            default -> Turn.end(Battle.end(p, seat, pick), seat);
        };
    }
}
