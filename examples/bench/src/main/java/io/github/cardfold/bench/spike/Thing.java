package io.github.cardfold.bench.spike;

/** One card in one place, 24 bytes; what the Vavr fields and the forked position put into piles. */
final class Thing {
    final short card;
    final short definition;
    final int object;
    final byte owner;
    final byte orientation;
    final byte face;
    final byte seenBy;

    Thing(int card, int definition, int owner, int object, int orientation, int face, int seenBy) {
        this.card = (short) card;
        this.definition = (short) definition;
        this.owner = (byte) owner;
        this.object = object;
        this.orientation = (byte) orientation;
        this.face = (byte) face;
        this.seenBy = (byte) seenBy;
    }

    /** A standing, face-up object made of a card. */
    static Thing of(int card, int object, int seenBy) {
        return new Thing(card, Cards.definition(card), Cards.owner(card), object, Cards.STAND, Cards.UP, seenBy);
    }

    /** The object that this card becomes elsewhere. */
    Thing moved(int newObject, int newSeenBy) {
        return new Thing(card, definition, owner, newObject, Cards.STAND, Cards.UP, newSeenBy);
    }

    Thing turned(int newOrientation) {
        return new Thing(card, definition, owner, object, newOrientation, face, seenBy);
    }

    Thing faced(int newFace) {
        return new Thing(card, definition, owner, object, orientation, newFace, seenBy);
    }

    long digest(long seed) {
        long look = (long) orientation << 32 | face << 16 | owner << 8 | seenBy;
        return Chance.mix(Chance.mix(seed + card) + ((long) object << 32 | definition)) + Chance.mix(look);
    }
}
