package io.github.cardfold.bench.spike;

/** How a card lies, as one int of the flat tables: definition, owner, orientation, face and who sees it. */
final class Look {
    private static final int OWNER = 12;
    private static final int ORIENTATION = 16;
    private static final int FACE = 18;
    private static final int SEEN_BY = 20;

    private Look() {}

    /** A standing, face-up card. */
    static int standing(int card, int seenBy) {
        return Cards.definition(card) | Cards.owner(card) << OWNER | seenBy << SEEN_BY;
    }

    static int turned(int look, int orientation) {
        return look & ~(3 << ORIENTATION) | orientation << ORIENTATION;
    }

    static int faced(int look, int face) {
        return look & ~(3 << FACE) | face << FACE;
    }

    static int definition(int look) {
        return look & (1 << OWNER) - 1;
    }

    static int orientation(int look) {
        return look >>> ORIENTATION & 3;
    }

    static int face(int look) {
        return look >>> FACE & 3;
    }

    static int seenBy(int look) {
        return look >>> SEEN_BY;
    }

    static Thing thing(int card, int look, int object) {
        int owner = look >>> OWNER & 15;
        return new Thing(card, definition(look), owner, object, orientation(look), face(look), seenBy(look));
    }
}
