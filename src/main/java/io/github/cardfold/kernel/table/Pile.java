package io.github.cardfold.kernel.table;

import io.github.cardfold.citation.Rule;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one place, in order: the top card first in a deck, the first to arrive first everywhere else. Immutable.
 * A hidden pile is divided into pools; inside an unordered one the things stand by kind and have no object.
 */
public final class Pile {
    static final Pile EMPTY = new Pile(new Thing[0], null);
    private static final Pool[] NO_POOLS = {};
    private static final int GROUPS = 31;
    private static final int GROUPS_KNOWN = Integer.MIN_VALUE;
    /** The cards of an empty place that not all see. */
    public static final Pile EMPTY_HIDDEN = new Pile(new Thing[0], NO_POOLS);

    private final Thing[] things;
    private final Pool @Nullable [] pools;

    /** In which groups, by their numbers, the objects lie that are here; 0 as long as nobody asked. */
    private int groups;

    /** Makes a pile of its cards and, of a hidden place, the pools they lie in; nobody changes the arrays. */
    public Pile(Thing[] things, Pool @Nullable [] pools) {
        this.things = things;
        this.pools = pools;
    }

    /** Returns the number of cards. */
    public int size() {
        return things.length;
    }

    /** Returns the card at an index, the top one at 0. */
    public Thing at(int index) {
        return things[index];
    }

    /** Tells whether it is that of a hidden place. */
    public boolean isHidden() {
        return pools != null;
    }

    /** Returns how many pools the cards lie in. */
    public int poolCount() {
        return pools == null ? 0 : pools.length;
    }

    /** Returns a pool, the uppermost at 0. */
    public Pool pool(int index) {
        return hiddenPools()[index];
    }

    /** Returns the index of the thing that is this object, or -1. */
    public int find(int object) {
        return object == 0 || mayHold(object) ? search(object) : -1;
    }

    /** Tells quickly of most objects that they are not here, as whoever looks for one asks every pile. */
    private boolean mayHold(int object) {
        int known = groups;
        if (known == 0) {
            known = GROUPS_KNOWN;
            for (Thing each : things) {
                known |= each.object() == 0 ? 0 : group(each.object());
            }
            groups = known;
        }
        return (known & group(object)) != 0;
    }

    private static int group(int object) {
        return 1 << Math.floorMod(object, GROUPS);
    }

    private int search(int object) {
        for (int i = 0; i < things.length; i++) {
            if (things[i].object() == object) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the index of a card, or -1. */
    public int findCard(int card) {
        for (int i = 0; i < things.length; i++) {
            if (things[i].card() == card) {
                return i;
            }
        }
        return -1;
    }

    /** The pile with one thing exchanged for its changed self. */
    public Pile set(int index, Thing thing) {
        Thing[] next = things.clone();
        next[index] = thing;
        return new Pile(next, pools);
    }

    /** Returns a copy of the things. */
    public Thing[] things() {
        return things.clone();
    }

    /** The pile with other cards in one of its pools. */
    Pile with(Thing[] others, int at, Pool pool) {
        return new Pile(others, replaced(at, pool));
    }

    /** A public pile, or one whose owner sees it, with a thing more at its end. */
    public Pile add(Thing thing, int witnesses, int seats) {
        Thing[] next = Arrays.copyOf(things, things.length + 1);
        next[things.length] = thing;
        if (pools == null) {
            return new Pile(next, null);
        }
        Pool whole = pools.length == 0 ? new Pool(0, true, Thing.ALL_SEATS, Pool.NOBODY_KNOWS) : pools[0];
        Pool informed = informed(whole, 0, witnesses, seats);
        Pool grown = informed.plus(thing.definition(), witnesses, seats);
        return new Pile(next, new Pool[] {grown.canonical(next, 0, seats)});
    }

    /** The pool once the seats outside {@code witnesses} no longer know its whole content. */
    private Pool informed(Pool pool, int start, int witnesses, int seats) {
        if (pool.size() == 0 || (pool.content() & ~witnesses & (1 << seats) - 1) == 0) {
            return pool;
        }
        int[] kinds = {};
        for (int i = start; i < start + pool.size(); i++) {
            kinds = Pool.with(kinds, things[i].definition());
        }
        return pool.contentOnlyFor(witnesses, kinds, seats);
    }

    /** A deck with a thing more on its top or bottom: a settled pool of one. */
    public Pile addToDeck(Thing thing, boolean bottom, int witnesses, int seats) {
        Pool[] old = hiddenPools();
        Thing[] next = new Thing[things.length + 1];
        Pool[] nextPools = new Pool[old.length + 1];
        int at = bottom ? things.length : 0;
        System.arraycopy(things, 0, next, bottom ? 0 : 1, things.length);
        System.arraycopy(old, 0, nextPools, bottom ? 0 : 1, old.length);
        next[at] = thing;
        nextPools[bottom ? old.length : 0] = new Pool(1, true, witnesses, Pool.NOBODY_KNOWS).canonical(next, at, seats);
        return new Pile(next, nextPools);
    }

    /** The pile without one thing; seats outside {@code witnesses} do not learn which went. */
    public Pile remove(int index, int witnesses, int seats) {
        Thing[] next = new Thing[things.length - 1];
        System.arraycopy(things, 0, next, 0, index);
        System.arraycopy(things, index + 1, next, index, next.length - index);
        if (pools == null) {
            return next.length == 0 ? EMPTY : new Pile(next, null);
        }
        int at = poolOf(index);
        Pool left = informed(pools[at], startOf(at), witnesses, seats).minus(things[index].definition(), witnesses);
        return new Pile(next, left.size() == 0 ? dropped(at) : replaced(at, left.canonical(next, startOf(at), seats)));
    }

    /**
     * The deck with a card of an unordered pool at a place of its own above the rest of the pool, to be seen there by
     * {@code witnesses}. A seat that does not see it may know less of the parts than it knew of the pool.
     */
    public Pile settled(int index, int to, int object, int witnesses, int seats) {
        Thing old = things[index];
        Thing[] next = new Thing[things.length];
        System.arraycopy(things, 0, next, 0, to);
        next[to] = new Thing(old.card(), old.definition(), old.owner(), object, 0, 0);
        System.arraycopy(things, to, next, to + 1, index - to);
        System.arraycopy(things, index + 1, next, index + 1, things.length - index - 1);
        int at = poolOf(index);
        Pool pool = hiddenPools()[at];
        if (pool.size() == 1) {
            return new Pile(next, replaced(at, pool.settled()));
        }
        Pool one = new Pool(1, true, 0, Pool.NOBODY_KNOWS);
        Pool rest = informed(pool, startOf(at), witnesses, seats).minus(old.definition(), witnesses);
        return new Pile(next, split(at, one, rest.canonical(next, to + 1, seats)));
    }

    /** The pile once some seats have seen the card at a settled place. */
    public Pile seen(int index, int who, int seats) {
        Thing[] next = things.clone();
        next[index] = things[index].with(things[index].flags(), things[index].seen() | who);
        if (pools == null) {
            return new Pile(next, null);
        }
        int at = poolOf(index);
        Pool pool = pools[at].seen(things[index].definition(), who & ~things[index].seen());
        return new Pile(next, replaced(at, pool.canonical(next, startOf(at), seats)));
    }

    /** The deck once some seats have looked through it: one part without order, whose cards they know. */
    public Pile lookedThrough(int who, int seats) {
        Pile loose = shuffled(seats);
        return loose.size() == 0
                ? loose
                : loose.with(loose.things, 0, loose.pool(0).knownTo(who, seats).canonical(loose.things, 0, seats));
    }

    /** The hand, of which some seats now know a card to be in it, and so many of its kind at least. */
    public Pile shown(int index, int count, int who, int seats) {
        Pool pool = hiddenPools()[0].shown(things[index].definition(), count, who, seats);
        return with(things, 0, pool.canonical(things, 0, seats));
    }

    /**
     * The hand with these objects behind the others of their kind, where a seat that does not see them knows of all of
     * these: it is not to learn which of several that are alike are meant.
     */
    @Rule(jp = "4.6.2")
    public Pile lastOfTheirKind(int[] objects, int seats) {
        Pile next = this;
        for (int object : objects) {
            int at = next.find(object);
            int last = next.isKindKnown(at, seats) ? next.lastAlike(at, objects) : at;
            next = last == at ? next : next.exchanged(at, last);
        }
        return next;
    }

    /** Tells whether another seat knows how many cards of the kind of one there are in the hand. */
    private boolean isKindKnown(int index, int seats) {
        Pool pool = pool(0);
        int kind = things[index].definition();
        long alike =
                Arrays.stream(things).filter(each -> each.definition() == kind).count();
        return IntStream.range(0, seats)
                .filter(seat -> !things[index].seenBy(seat))
                .anyMatch(seat -> pool.contentKnownTo(seat)
                        || Arrays.stream(pool.known(seat))
                                        .filter(each -> each == kind)
                                        .count()
                                >= alike);
    }

    private int lastAlike(int index, int[] except) {
        return IntStream.range(index + 1, things.length)
                .filter(i -> things[i].definition() == things[index].definition() && !isAmong(except, things[i]))
                .max()
                .orElse(index);
    }

    private Pile exchanged(int one, int other) {
        Thing[] next = things.clone();
        next[one] = things[other];
        next[other] = things[one];
        return new Pile(next, pools);
    }

    /** The hand with these objects behind the others, in the order of the catalogue: nobody knows more cards by it. */
    public Pile behind(int[] objects, int seats) {
        Pile hand = lastOfTheirKind(objects, seats);
        Thing[] next = Stream.concat(
                        Arrays.stream(hand.things).filter(each -> !isAmong(objects, each)),
                        Arrays.stream(hand.things)
                                .filter(each -> isAmong(objects, each))
                                .sorted(Comparator.comparingInt(Thing::definition)))
                .toArray(Thing[]::new);
        return with(next, 0, pool(0));
    }

    private static boolean isAmong(int[] objects, Thing thing) {
        return Arrays.stream(objects).anyMatch(each -> each == thing.object());
    }

    /** Returns the seats that know which card lies at a place: they see it, or nothing else can lie there. */
    public int tells(int index) {
        int seen = things[index].seen();
        if (pools == null || (pools[poolOf(index)].content() & ~seen) == 0) {
            return seen;
        }
        Pool pool = pools[poolOf(index)];
        int start = startOf(poolOf(index));
        for (int i = start; i < start + pool.size(); i++) {
            if (things[i].definition() != things[index].definition()) {
                return seen;
            }
        }
        return seen | pool.content();
    }

    /** Returns the index of the pool that a place belongs to. */
    public int poolOf(int index) {
        Pool[] all = hiddenPools();
        int end = 0;
        for (int i = 0; i < all.length; i++) {
            end += all[i].size();
            if (index < end) {
                return i;
            }
        }
        throw new IndexOutOfBoundsException(index);
    }

    /** Returns the index of the first place of a pool. */
    public int startOf(int pool) {
        int start = 0;
        for (int i = 0; i < pool; i++) {
            start += hiddenPools()[i].size();
        }
        return start;
    }

    /** One pool without order: what is left when all cards have been shuffled (7.12). */
    @Rule(jp = "7.12.3")
    public Pile shuffled(int seats) {
        if (things.length == 0 || poolCount() == 1 && !pool(0).ordered()) {
            return this;
        }
        Thing[] next = new Thing[things.length];
        for (int i = 0; i < next.length; i++) {
            Thing thing = things[i];
            next[i] = thing.object() == 0 && thing.seen() == 0
                    ? thing
                    : new Thing(thing.card(), thing.definition(), thing.owner(), 0, 0, 0);
        }
        Arrays.sort(next, Thing.LOOSE);
        return new Pile(next, new Pool[] {merged(seats).canonical(next, 0, seats)});
    }

    /** The others are shuffled; these objects are left out and lie above them, in the order in which they lay. */
    @Rule(jp = "7.12.2")
    public Pile shuffled(int[] apart, int seats) {
        Pile others = this;
        for (int object : apart) {
            int at = others.find(object);
            others = at < 0 ? others : others.remove(at, others.at(at).seen(), seats);
        }
        Pile done = others.shuffled(seats);
        for (int i = things.length - 1; i >= 0; i--) {
            if (things[i].object() != 0 && others.find(things[i].object()) < 0) {
                done = done.addToDeck(things[i], false, things[i].seen(), seats);
            }
        }
        return done;
    }

    /**
     * The pile with these objects, which lie together, in this order: one pool, which nobody sees place by place anew.
     */
    @Rule(jp = "4.1.10")
    public Pile arranged(int[] objects, int seats) {
        Thing[] next = things.clone();
        int start = Arrays.stream(objects).map(this::find).min().orElse(0);
        for (int i = 0; i < objects.length; i++) {
            next[start + i] = things[find(objects[i])];
        }
        int first = poolOf(start);
        Pool[] old = hiddenPools();
        Pool[] pools = new Pool[old.length - objects.length + 1];
        System.arraycopy(old, 0, pools, 0, first);
        System.arraycopy(old, first + objects.length, pools, first + 1, pools.length - first - 1);
        pools[first] = together(first, objects.length, start, seats).canonical(next, start, seats);
        return new Pile(next, pools);
    }

    /** What is known of pools of one card each once their order is known to those alone that see them. */
    private Pool together(int first, int count, int start, int seats) {
        int content = Thing.ALL_SEATS;
        for (int i = 0; i < count; i++) {
            content &= pool(first + i).content() | things[start + i].seen();
        }
        int[][] known = new int[seats][];
        for (int seat = 0; seat < seats; seat++) {
            known[seat] = new int[0];
            for (int i = 0; (content & 1 << seat) == 0 && i < count; i++) {
                boolean knows = pool(first + i).contentKnownTo(seat) && !things[start + i].seenBy(seat);
                known[seat] = knows ? Pool.with(known[seat], things[start + i].definition()) : known[seat];
            }
        }
        return new Pool(count, true, content, known);
    }

    private Pool merged(int seats) {
        int content = Thing.ALL_SEATS;
        int start = 0;
        for (Pool pool : hiddenPools()) {
            content &= pool.content() | seenThroughout(start, pool.size());
            start += pool.size();
        }
        int[][] known = new int[seats][];
        for (int seat = 0; seat < seats; seat++) {
            known[seat] = (content & 1 << seat) == 0 ? knownAnywhere(seat) : new int[0];
        }
        return new Pool(things.length, false, content, known);
    }

    private int seenThroughout(int start, int size) {
        int seen = Thing.ALL_SEATS;
        for (int i = start; i < start + size; i++) {
            seen &= things[i].seen();
        }
        return seen;
    }

    private int[] knownAnywhere(int seat) {
        int[] kinds = {};
        int start = 0;
        for (Pool pool : hiddenPools()) {
            for (int i = start; i < start + pool.size(); i++) {
                if (pool.contentKnownTo(seat) || things[i].seenBy(seat)) {
                    kinds = Pool.with(kinds, things[i].definition());
                }
            }
            for (int kind : pool.known(seat)) {
                kinds = Pool.with(kinds, kind);
            }
            start += pool.size();
        }
        return kinds;
    }

    private Pool[] hiddenPools() {
        return pools == null ? NO_POOLS : pools;
    }

    private Pool[] dropped(int at) {
        Pool[] old = hiddenPools();
        Pool[] next = new Pool[old.length - 1];
        System.arraycopy(old, 0, next, 0, at);
        System.arraycopy(old, at + 1, next, at, next.length - at);
        return next;
    }

    private Pool[] split(int at, Pool first, Pool second) {
        Pool[] old = hiddenPools();
        Pool[] next = new Pool[old.length + 1];
        System.arraycopy(old, 0, next, 0, at);
        next[at] = first;
        next[at + 1] = second;
        System.arraycopy(old, at + 1, next, at + 2, old.length - at - 1);
        return next;
    }

    private Pool[] replaced(int at, Pool pool) {
        Pool[] next = hiddenPools().clone();
        next[at] = pool;
        return next;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Pile that && Arrays.equals(things, that.things) && Arrays.equals(pools, that.pools);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(things);
    }
}
