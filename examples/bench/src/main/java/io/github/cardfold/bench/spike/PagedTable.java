package io.github.cardfold.bench.spike;

import java.util.Arrays;

/** The arrays of the paged position, their writes to a new position, and the questions. */
abstract class PagedTable implements Position {
    static final int PAGE = 16;
    static final int PILES_PAGE = 8;
    static final int MODIFIER = 5;
    static final int FRAME = 6;
    static final byte[] NONE = {};

    int[][] cards;
    byte[][][] piles;
    Pool[] pools;
    int[][] numbers;
    int[] modifiers;
    int[][] frames;
    long chance;
    int objects;
    int clock;

    PagedTable(long seed) {
        cards = new int[(Cards.ALL + PAGE - 1) / PAGE][PAGE * 2];
        piles = new byte[Places.ALL / PILES_PAGE][PILES_PAGE][];
        for (byte[][] page : piles) {
            Arrays.fill(page, NONE);
        }
        pools = new Pool[Places.POOLS];
        Arrays.fill(pools, Pool.EMPTY);
        numbers = new int[Numbers.ALL / PAGE][PAGE];
        modifiers = new int[0];
        frames = new int[0][];
        chance = seed;
    }

    PagedTable(PagedTable from) {
        cards = from.cards;
        piles = from.piles;
        pools = from.pools;
        numbers = from.numbers;
        modifiers = from.modifiers;
        frames = from.frames;
        chance = from.chance;
        objects = from.objects;
        clock = from.clock;
    }

    /** Puts a card that lay in no pile into one; to be called once on a new position. */
    final void arrive(int card, int place, int seenBy) {
        copyPiles(place);
        insert(card, place);
        setCard(card, Look.standing(card, seenBy), objects++);
    }

    final void copyPiles(int place) {
        int page = place / PILES_PAGE;
        piles = piles.clone();
        piles[page] = piles[page].clone();
    }

    final void insert(int card, int place) {
        byte[][] page = piles[place / PILES_PAGE];
        byte[] pile = page[place % PILES_PAGE];
        byte[] more = new byte[pile.length + 1];
        int at = Places.appends(place) ? pile.length : 0;
        System.arraycopy(pile, 0, more, at == 0 ? 1 : 0, pile.length);
        more[at] = (byte) card;
        page[place % PILES_PAGE] = more;
    }

    final void setCard(int card, int look, int object) {
        int page = card / PAGE;
        cards = cards.clone();
        cards[page] = cards[page].clone();
        cards[page][card % PAGE * 2] = look;
        cards[page][card % PAGE * 2 + 1] = object;
    }

    final void setPool(int at, Pool pool) {
        pools = pools.clone();
        pools[at] = pool;
    }

    static byte[] without(byte[] pile, int index) {
        if (pile.length == 1) {
            return NONE;
        }
        byte[] fewer = new byte[pile.length - 1];
        System.arraycopy(pile, 0, fewer, 0, index);
        System.arraycopy(pile, index + 1, fewer, index, fewer.length - index);
        return fewer;
    }

    final byte[] pile(int place) {
        return piles[place / PILES_PAGE][place % PILES_PAGE];
    }

    final int look(int card) {
        return cards[card / PAGE][card % PAGE * 2];
    }

    final int object(int card) {
        return cards[card / PAGE][card % PAGE * 2 + 1];
    }

    @Override
    public final int size(int place) {
        return pile(place).length;
    }

    @Override
    public final int object(int place, int index) {
        return object(pile(place)[index]);
    }

    @Override
    public final int orientation(int place, int index) {
        return Look.orientation(look(pile(place)[index]));
    }

    @Override
    public final int face(int place, int index) {
        return Look.face(look(pile(place)[index]));
    }

    @Override
    public final int power(int place) {
        int card = pile(place)[0];
        int object = object(card);
        int power = Cards.power(Look.definition(look(card)));
        for (int i = 0; i < modifiers.length; i += MODIFIER) {
            if (modifiers[i + 1] == object && modifiers[i] == Lasting.POWER) {
                power += modifiers[i + 2];
            }
        }
        return power;
    }

    @Override
    public final int number(int index) {
        return numbers[index / PAGE][index % PAGE];
    }

    @Override
    public final Thing thing(int place, int index) {
        int card = pile(place)[index];
        return Look.thing(card, look(card), object(card));
    }

    @Override
    public final Pool pool(int place) {
        return pools[Places.pool(place)];
    }

    @Override
    public final int lastingSize() {
        return modifiers.length / MODIFIER;
    }

    @Override
    public final Lasting lasting(int index) {
        int at = modifiers.length - MODIFIER * (index + 1);
        return new Lasting(modifiers[at], modifiers[at + 1], modifiers[at + 2], modifiers[at + 3], modifiers[at + 4]);
    }

    @Override
    public final int depth() {
        return frames.length;
    }

    @Override
    public final int[] frame(int index) {
        return frames[frames.length - 1 - index];
    }

    @Override
    public final long[] counters() {
        return new long[] {chance, objects, clock};
    }
}
