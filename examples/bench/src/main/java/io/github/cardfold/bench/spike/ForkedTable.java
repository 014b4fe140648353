package io.github.cardfold.bench.spike;

import java.util.Arrays;

/** What the forked position holds, what of it the open fork owns, and the questions; 64 bytes and what it shares. */
abstract class ForkedTable implements Position {
    private static final int TOP = 1;
    private static final int SPINE = 1 << 1;
    private static final int POOLS = 1 << 8;
    private static final int NUMBERS = 1 << 9;
    private static final int PAGES = 3 * NUMBERS;

    Pool[] pools;
    Modifier modifiers;
    Frame frames;
    Frame spare;
    long chance;
    int objects;
    int clock;
    short depth;
    short shared;

    private Thing[][][] piles;
    private int[][] numbers;
    private short owned;

    ForkedTable(long seed) {
        piles = new Thing[Places.SEATS][Places.PER_SEAT][];
        for (Thing[][] seat : piles) {
            Arrays.fill(seat, Piles.NONE);
        }
        pools = new Pool[Places.POOLS];
        Arrays.fill(pools, Pool.EMPTY);
        numbers = new int[Numbers.ALL / Numbers.PAGE][Numbers.PAGE];
        chance = seed;
    }

    ForkedTable(ForkedTable from) {
        piles = from.piles;
        pools = from.pools;
        numbers = from.numbers;
        modifiers = from.modifiers;
        frames = from.frames;
        chance = from.chance;
        objects = from.objects;
        clock = from.clock;
        depth = from.depth;
        shared = from.depth;
    }

    @Override
    public final Position close() {
        spare = null;
        owned = 0;
        shared = depth;
        return this;
    }

    /** The piles of a place's seat, copied at the first call. */
    final Thing[][] spine(int place) {
        int seat = Places.seat(place);
        if ((owned & SPINE << seat) == 0) {
            if ((owned & TOP) == 0) {
                piles = piles.clone();
            }
            piles[seat] = piles[seat].clone();
            owned |= TOP | SPINE << seat;
        }
        return piles[seat];
    }

    final void pool(int at, Pool pool) {
        if ((owned & POOLS) == 0) {
            pools = pools.clone();
            owned |= POOLS;
        }
        pools[at] = pool;
    }

    final void number(int number, int value) {
        int page = number / Numbers.PAGE;
        if ((owned & NUMBERS << page) == 0) {
            if ((owned & PAGES) == 0) {
                numbers = numbers.clone();
            }
            numbers[page] = numbers[page].clone();
            owned |= NUMBERS << page;
        }
        numbers[page][number % Numbers.PAGE] = value;
    }

    @Override
    public final int size(int place) {
        return pile(place).length;
    }

    @Override
    public final int object(int place, int index) {
        return thing(place, index).object;
    }

    @Override
    public final int orientation(int place, int index) {
        return thing(place, index).orientation;
    }

    @Override
    public final int face(int place, int index) {
        return thing(place, index).face;
    }

    @Override
    public final int power(int place) {
        Thing unit = thing(place, 0);
        return Cards.power(unit.definition) + Modifier.sum(modifiers, Lasting.POWER, unit.object);
    }

    @Override
    public final int number(int index) {
        return numbers[index / Numbers.PAGE][index % Numbers.PAGE];
    }

    @Override
    public final Thing thing(int place, int index) {
        return pile(place)[index];
    }

    private Thing[] pile(int place) {
        return piles[Places.seat(place)][Places.zone(place)];
    }

    @Override
    public final Pool pool(int place) {
        return pools[Places.pool(place)];
    }

    @Override
    public final int lastingSize() {
        int size = 0;
        for (Modifier one = modifiers; one != null; one = one.older) {
            size++;
        }
        return size;
    }

    @Override
    public final Lasting lasting(int index) {
        Modifier one = modifiers;
        for (int i = 0; i < index; i++) {
            one = one.older;
        }
        return new Lasting(one.kind, one.target, one.amount, one.duration, one.timestamp);
    }

    @Override
    public final int depth() {
        return depth;
    }

    @Override
    public final int[] frame(int index) {
        Frame frame = frames;
        for (int i = 0; i < index; i++) {
            frame = frame.below;
        }
        return frame.values();
    }

    @Override
    public final long[] counters() {
        return new long[] {chance, objects, clock};
    }
}
