package io.github.cardfold.bench.spike;

/** The cards of the game: 55 of each seat, and what is printed on them. */
final class Cards {
    static final int PER_SEAT = 55;
    static final int DECK = 50;
    static final int ALL = Places.SEATS * PER_SEAT;

    static final int UP = 0;
    static final int DOWN = 1;
    static final int STAND = 0;
    static final int REST = 1;

    private static final int DEFINITIONS = 40;
    private static final int[] POWER = powers();

    private Cards() {}

    static int owner(int card) {
        return card / PER_SEAT;
    }

    static int definition(int card) {
        return (card * 7 + owner(card)) % DEFINITIONS;
    }

    static int power(int definition) {
        return POWER[definition];
    }

    private static int[] powers() {
        int[] powers = new int[DEFINITIONS];
        for (int i = 0; i < DEFINITIONS; i++) {
            powers[i] = 5000 + i % 9 * 1000;
        }
        return powers;
    }
}
