package io.github.cardfold.bench.spike;

/** Piles as arrays of things: what comes of adding one or taking one away. */
final class Piles {
    static final Thing[] NONE = {};

    private Piles() {}

    static Thing[] with(Thing[] pile, int at, Thing thing) {
        int size = pile.length;
        Thing[] more = new Thing[size + 1];
        for (int i = 0; i < at; i++) {
            more[i] = pile[i];
        }
        more[at] = thing;
        for (int i = at; i < size; i++) {
            more[i + 1] = pile[i];
        }
        return more;
    }

    static Thing[] without(Thing[] pile, int at) {
        int size = pile.length - 1;
        if (size == 0) {
            return NONE;
        }
        Thing[] fewer = new Thing[size];
        for (int i = 0; i < at; i++) {
            fewer[i] = pile[i];
        }
        for (int i = at; i < size; i++) {
            fewer[i] = pile[i + 1];
        }
        return fewer;
    }
}
