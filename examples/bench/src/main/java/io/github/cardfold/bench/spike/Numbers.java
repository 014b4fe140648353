package io.github.cardfold.bench.spike;

/** The named numbers: eight of the game and twelve of each seat. */
final class Numbers {
    static final int TURN = 0;
    static final int BATTLE = 1;
    static final int QUERY = 2;

    /** Numbers are copied by pages of so many. */
    static final int PAGE = 16;

    static final int GAME = 8;
    static final int PER_SEAT = 12;
    static final int ALL = GAME + Places.SEATS * PER_SEAT;

    static final int GRADE = 0;
    static final int DAMAGE = 1;
    static final int CALLS = 2;
    static final int GUARDS = 3;
    static final int TRIGGERS = 4;
    static final int DRAWS = 5;

    private Numbers() {}

    static int of(int seat, int number) {
        return GAME + seat * PER_SEAT + number;
    }
}
