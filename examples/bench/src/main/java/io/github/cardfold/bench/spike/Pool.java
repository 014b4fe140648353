package io.github.cardfold.bench.spike;

/**
 * What is unordered in a hidden place, and what is known of it; shared by the three representations.
 *
 * <p>The cards are a sorted set of card ids, one bit each. The kinds are the definitions, in rising order, that the
 * other seat knows to be there.
 */
final class Pool {
    static final Pool EMPTY = new Pool(new long[0], new short[0], 0);

    private static final short[] NOTHING = {};

    private final long[] cards;
    private final short[] kinds;
    private final byte knownTo;

    private Pool(long[] cards, short[] kinds, int knownTo) {
        this.cards = cards;
        this.kinds = kinds;
        this.knownTo = (byte) knownTo;
    }

    /** The cards from one id up to another. */
    static Pool of(int from, int to, int knownTo) {
        long[] cards = new long[(Cards.ALL + 63) >>> 6];
        for (int card = from; card < to; card++) {
            cards[card >>> 6] |= 1L << card;
        }
        return new Pool(cards, NOTHING, knownTo);
    }

    int size() {
        int size = 0;
        for (long word : cards) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** The card with so many smaller ones. */
    int nth(int n) {
        int rest = n;
        int word = 0;
        int count = Long.bitCount(cards[0]);
        while (rest >= count) {
            rest -= count;
            count = Long.bitCount(cards[++word]);
        }
        long bits = cards[word];
        for (; rest > 0; rest--) {
            bits &= bits - 1;
        }
        return (word << 6) + Long.numberOfTrailingZeros(bits);
    }

    Pool without(int card) {
        long[] rest = cards.clone();
        rest[card >>> 6] &= ~(1L << card);
        return new Pool(rest, kinds, knownTo);
    }

    /** This pool when a card of a kind came in for all to see. */
    Pool learnt(int kind) {
        int at = 0;
        while (at < kinds.length && kinds[at] < kind) {
            at++;
        }
        short[] more = new short[kinds.length + 1];
        System.arraycopy(kinds, 0, more, 0, at);
        more[at] = (short) kind;
        System.arraycopy(kinds, at, more, at + 1, kinds.length - at);
        return new Pool(cards, more, knownTo);
    }

    /** This pool when a card of a kind left it for all to see. */
    Pool forgotten(int kind) {
        int at = 0;
        while (at < kinds.length && kinds[at] != kind) {
            at++;
        }
        if (at == kinds.length) {
            return this;
        }
        short[] fewer = kinds.length == 1 ? NOTHING : new short[kinds.length - 1];
        System.arraycopy(kinds, 0, fewer, 0, at);
        System.arraycopy(kinds, at + 1, fewer, at, fewer.length - at);
        return new Pool(cards, fewer, knownTo);
    }

    long digest(long seed) {
        long digest = Chance.mix(seed + knownTo);
        for (long word : cards) {
            digest = Chance.mix(digest + word);
        }
        for (short kind : kinds) {
            digest = Chance.mix(digest * 31 + kind);
        }
        return digest;
    }
}
