package io.github.cardfold.kernel.table;

import io.github.cardfold.citation.Rule;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one place, in order: the top card first in a deck, the first to arrive first everywhere else. Immutable.
 * A hidden pile is divided into pools; inside an unordered one the objects stand by kind and have no object.
 */
public final class Pile {
    static final Pile EMPTY = new Pile(new GameObject[0], null);
    private static final Pool[] NO_POOLS = {};
    private static final int LAST_GROUP = 30;
    private static final int GROUPS_KNOWN = Integer.MIN_VALUE;
    /** So many cards are looked through faster than a large pile's groups are. */
    private static final int FEW = 8;

    /** The cards of an empty place that not all see. */
    public static final Pile EMPTY_HIDDEN = new Pile(new GameObject[0], NO_POOLS);

    private final GameObject[] cards;
    private final Pool @Nullable [] pools;

    /**
     * In which groups, by their numbers, the objects lie that are here; 0 as long as nobody asked. A group may be among
     * them that left a large pile.
     */
    private int groups;

    /** Which cards lie here; null as long as nobody asked. */
    private @Nullable DefinitionSet definitions;

    /** Makes a pile of its cards and, of a hidden place, the pools they lie in; nobody changes the arrays. */
    public Pile(GameObject[] cards, Pool @Nullable [] pools) {
        this(cards, pools, 0);
    }

    private Pile(GameObject[] cards, Pool @Nullable [] pools, int groups) {
        this.cards = cards;
        this.pools = pools;
        this.groups = groups;
    }

    /** Returns the groups of this pile and an object, 0 if they are to be found out. */
    private int groupsWith(int object) {
        int known = groups;
        return known == 0 || cards.length <= FEW ? 0 : known | groupOf(object);
    }

    /** Returns the number of cards. */
    public int size() {
        return cards.length;
    }

    /** Returns the card at an index, the top one at 0. */
    public GameObject at(int index) {
        return cards[index];
    }

    /** Tells whether one of some cards of the catalogue lies here; a few cards are looked at one by one. */
    public boolean holdsOneOf(DefinitionSet some) {
        if (definitions == null && cards.length <= FEW) {
            for (GameObject each : cards) {
                if (some.has(each.definition())) {
                    return true;
                }
            }
            return false;
        }
        return some.meets(definitions());
    }

    private DefinitionSet definitions() {
        DefinitionSet known = definitions;
        if (known == null) {
            known = DefinitionSet.of(cards);
            definitions = known;
        }
        return known;
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

    /** Returns the index at which this object lies, or -1. */
    public int find(int object) {
        return object != 0 && mayHold(object) ? search(object) : -1;
    }

    /** Returns this object as it lies here, or null if it does not. */
    public @Nullable GameObject get(int object) {
        int at = find(object);
        return at < 0 ? null : cards[at];
    }

    /** Tells quickly of most objects that they are not here, as whoever looks for one asks every pile. */
    private boolean mayHold(int object) {
        int known = groups;
        if (known == 0) {
            known = GROUPS_KNOWN;
            for (GameObject each : cards) {
                known |= groupOf(each.object());
            }
            groups = known;
        }
        return (known & groupOf(object)) != 0;
    }

    private static int groupOf(int object) {
        return object == 0 ? 0 : 1 << Math.min(object & Integer.SIZE - 1, LAST_GROUP);
    }

    private int search(int object) {
        for (int i = 0; i < cards.length; i++) {
            if (cards[i].object() == object) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the index of a card, or -1. */
    public int findCard(int card) {
        for (int i = 0; i < cards.length; i++) {
            if (cards[i].card() == card) {
                return i;
            }
        }
        return -1;
    }

    /** The pile with one object exchanged for its changed self. */
    public Pile set(int index, GameObject object) {
        GameObject[] next = cards.clone();
        next[index] = object;
        return new Pile(next, pools, groupsWith(object.object()));
    }

    /** Returns a copy of the objects. */
    public GameObject[] objects() {
        return cards.clone();
    }

    /** The pile with other cards in one of its pools. */
    Pile with(GameObject[] others, int at, Pool pool) {
        return new Pile(others, replaced(at, pool));
    }

    /** A public pile, or one whose owner sees it, with one more object at its end. */
    public Pile add(GameObject object, int witnesses, int seats) {
        GameObject[] next = Arrays.copyOf(cards, cards.length + 1);
        next[cards.length] = object;
        int nextGroups = groupsWith(object.object());
        if (pools == null) {
            return new Pile(next, null, nextGroups);
        }
        Pool whole = pools.length == 0 ? new Pool(0, true, GameObject.ALL_SEATS, Pool.NOBODY_KNOWS) : pools[0];
        Pool grown = object.isCreated()
                ? whole.sized(whole.size() + 1)
                : informed(whole, 0, witnesses, seats).plus(object.definition(), witnesses, seats);
        return new Pile(next, new Pool[] {grown.canonical(next, 0, seats)}, nextGroups);
    }

    /** The pool once the seats outside {@code witnesses} no longer know its whole content. */
    private Pool informed(Pool pool, int start, int witnesses, int seats) {
        if (pool.size() == 0 || (pool.content() & ~witnesses & (1 << seats) - 1) == 0) {
            return pool;
        }
        int[] kinds = {};
        for (int i = start; i < start + pool.size(); i++) {
            kinds = cards[i].isCreated() ? kinds : Pool.with(kinds, cards[i].definition());
        }
        return pool.contentOnlyFor(witnesses, kinds, seats);
    }

    /** A deck with one more object on its top or bottom: a settled pool of one. */
    public Pile addToDeck(GameObject object, boolean bottom, int witnesses, int seats) {
        Pool[] old = hiddenPools();
        GameObject[] next = new GameObject[cards.length + 1];
        Pool[] nextPools = new Pool[old.length + 1];
        int at = bottom ? cards.length : 0;
        System.arraycopy(cards, 0, next, bottom ? 0 : 1, cards.length);
        System.arraycopy(old, 0, nextPools, bottom ? 0 : 1, old.length);
        next[at] = object;
        nextPools[bottom ? old.length : 0] = new Pool(1, true, witnesses, Pool.NOBODY_KNOWS).canonical(next, at, seats);
        return new Pile(next, nextPools);
    }

    /** The pile without one object; seats outside {@code witnesses} do not learn which went. */
    public Pile remove(int index, int witnesses, int seats) {
        GameObject[] next = new GameObject[cards.length - 1];
        System.arraycopy(cards, 0, next, 0, index);
        System.arraycopy(cards, index + 1, next, index, next.length - index);
        if (pools == null) {
            return next.length == 0 ? EMPTY : new Pile(next, null, groupsWith(0));
        }
        int at = poolOf(index);
        Pool left = without(index, at, witnesses, seats);
        Pool[] nextPools = left.size() == 0 ? dropped(at) : replaced(at, left.canonical(next, startOf(at), seats));
        return new Pile(next, nextPools, groupsWith(0));
    }

    /** What is left of a pool without one of its cards; that a created one goes all see. */
    private Pool without(int index, int at, int witnesses, int seats) {
        Pool pool = hiddenPools()[at];
        return cards[index].isCreated()
                ? pool.sized(pool.size() - 1)
                : informed(pool, startOf(at), witnesses, seats).minus(cards[index].definition(), witnesses);
    }

    /**
     * The deck with a card of an unordered pool at a place of its own above the rest of the pool, to be seen there by
     * {@code witnesses}. A seat that does not see it may know less of the parts than it knew of the pool.
     */
    public Pile settled(int index, int to, int object, int witnesses, int seats) {
        GameObject old = cards[index];
        GameObject[] next = new GameObject[cards.length];
        System.arraycopy(cards, 0, next, 0, to);
        next[to] = new GameObject(old.card(), old.definition(), old.owner(), object, 0, 0);
        System.arraycopy(cards, to, next, to + 1, index - to);
        System.arraycopy(cards, index + 1, next, index + 1, cards.length - index - 1);
        int at = poolOf(index);
        Pool pool = hiddenPools()[at];
        if (pool.size() == 1) {
            return new Pile(next, replaced(at, pool.settled()));
        }
        Pool one = new Pool(1, true, 0, Pool.NOBODY_KNOWS);
        Pool rest = without(index, at, witnesses, seats);
        return new Pile(next, split(at, one, rest.canonical(next, to + 1, seats)));
    }

    /** The pile once some seats have seen the card at a settled place. */
    public Pile seen(int index, int who, int seats) {
        GameObject[] next = cards.clone();
        next[index] = cards[index].with(cards[index].flags(), cards[index].seen() | who);
        if (pools == null) {
            return new Pile(next, null);
        }
        int at = poolOf(index);
        Pool pool = cards[index].isCreated()
                ? pools[at]
                : pools[at].seen(cards[index].definition(), who & ~cards[index].seen());
        return new Pile(next, replaced(at, pool.canonical(next, startOf(at), seats)));
    }

    /**
     * The deck once some seats have looked through it: one part without order, whose cards they know, and above it
     * these objects, in the order in which they lay.
     */
    public Pile lookedThrough(int[] apart, int who, int seats) {
        Pile loose = shuffled(apart, seats);
        int last = loose.poolCount() - 1;
        if (last < 0 || loose.pool(last).ordered()) {
            return loose;
        }
        int start = loose.startOf(last);
        return loose.with(
                loose.cards, last, loose.pool(last).knownTo(who, seats).canonical(loose.cards, start, seats));
    }

    /** The hand, of which some seats now know a card to be in it, and so many of its kind at least. */
    public Pile shown(int index, int count, int who, int seats) {
        if (cards[index].isCreated()) {
            return this;
        }
        Pool pool = hiddenPools()[0].shown(cards[index].definition(), count, who, seats);
        return with(cards, 0, pool.canonical(cards, 0, seats));
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
            int last = next.cards[at].isCreated() || next.isKindKnown(at, seats) ? next.lastAlike(at, objects) : at;
            next = last == at ? next : next.exchanged(at, last);
        }
        return next;
    }

    /** Tells whether another seat knows how many cards of the kind of one there are in the hand. */
    private boolean isKindKnown(int index, int seats) {
        Pool pool = pool(0);
        int kind = cards[index].definition();
        for (Seat seat : Seat.first(seats)) {
            if (!cards[index].seenBy(seat)
                    && (pool.contentKnownTo(seat) || pool.knownOf(kind, seat) >= countOf(kind))) {
                return true;
            }
        }
        return false;
    }

    private int countOf(int kind) {
        int count = 0;
        for (GameObject each : cards) {
            count += each.definition() == kind && !each.isCreated() ? 1 : 0;
        }
        return count;
    }

    private int lastAlike(int index, int[] except) {
        for (int i = cards.length - 1; i > index; i--) {
            if (isAlike(cards[i], cards[index]) && !isAmong(except, cards[i])) {
                return i;
            }
        }
        return index;
    }

    private static boolean isAlike(GameObject one, GameObject other) {
        return one.definition() == other.definition() && one.isCreated() == other.isCreated();
    }

    private Pile exchanged(int one, int other) {
        GameObject[] next = cards.clone();
        next[one] = cards[other];
        next[other] = cards[one];
        return new Pile(next, pools);
    }

    /** The hand with these objects behind the others, in the order of the catalogue: nobody knows more cards by it. */
    public Pile behind(int[] objects, int seats) {
        Pile hand = lastOfTheirKind(objects, seats);
        GameObject[] next = Stream.concat(
                        Arrays.stream(hand.cards).filter(each -> !isAmong(objects, each)),
                        Arrays.stream(hand.cards)
                                .filter(each -> isAmong(objects, each))
                                .sorted(Comparator.comparingInt(GameObject::definition)))
                .toArray(GameObject[]::new);
        return with(next, 0, pool(0));
    }

    private static boolean isAmong(int[] objects, GameObject object) {
        for (int each : objects) {
            if (each == object.object()) {
                return true;
            }
        }
        return false;
    }

    /** Returns the seats that know which card lies at a place: they see it, or nothing else can lie there. */
    public int tells(int index) {
        if (cards[index].isCreated()) {
            return GameObject.ALL_SEATS;
        }
        int seen = cards[index].seen();
        if (pools == null || (pools[poolOf(index)].content() & ~seen) == 0) {
            return seen;
        }
        Pool pool = pools[poolOf(index)];
        int start = startOf(poolOf(index));
        for (int i = start; i < start + pool.size(); i++) {
            if (!cards[i].isCreated() && cards[i].definition() != cards[index].definition()) {
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
        if (cards.length == 0 || poolCount() == 1 && !pool(0).ordered()) {
            return this;
        }
        GameObject[] next = new GameObject[cards.length];
        for (int i = 0; i < next.length; i++) {
            GameObject object = cards[i];
            next[i] = object.object() == 0
                    ? object
                    : new GameObject(object.card(), object.definition(), object.owner(), 0, 0, 0);
        }
        Arrays.sort(next, GameObject.LOOSE);
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
        for (int i = cards.length - 1; i >= 0; i--) {
            if (cards[i].object() != 0 && others.find(cards[i].object()) < 0) {
                done = done.addToDeck(cards[i], false, cards[i].seen(), seats);
            }
        }
        return done;
    }

    /**
     * The pile with these objects, which lie together, in this order: one pool, which nobody sees place by place anew.
     */
    @Rule(jp = "4.1.10")
    public Pile arranged(int[] objects, int seats) {
        GameObject[] next = cards.clone();
        int start = Arrays.stream(objects).map(this::find).min().orElse(0);
        for (int i = 0; i < objects.length; i++) {
            next[start + i] = cards[find(objects[i])];
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
        int content = GameObject.ALL_SEATS;
        for (int i = 0; i < count; i++) {
            content &= pool(first + i).content() | cards[start + i].seen();
        }
        int[][] known = new int[seats][];
        for (Seat seat : Seat.first(seats)) {
            known[seat.ordinal()] = new int[0];
            for (int i = 0; (content & seat.bit()) == 0 && i < count; i++) {
                boolean knows = pool(first + i).contentKnownTo(seat)
                        && !cards[start + i].seenBy(seat)
                        && !cards[start + i].isCreated();
                known[seat.ordinal()] =
                        knows ? Pool.with(known[seat.ordinal()], cards[start + i].definition()) : known[seat.ordinal()];
            }
        }
        return new Pool(count, true, content, known);
    }

    private Pool merged(int seats) {
        int content = GameObject.ALL_SEATS;
        int start = 0;
        for (Pool pool : hiddenPools()) {
            content &= pool.content() | seenThroughout(start, pool.size());
            start += pool.size();
        }
        int[][] known = new int[seats][];
        for (Seat seat : Seat.first(seats)) {
            known[seat.ordinal()] = (content & seat.bit()) == 0 ? knownAnywhere(seat) : new int[0];
        }
        return new Pool(cards.length, false, content, known);
    }

    private int seenThroughout(int start, int size) {
        int seen = GameObject.ALL_SEATS;
        for (int i = start; i < start + size; i++) {
            seen &= cards[i].isCreated() ? GameObject.ALL_SEATS : cards[i].seen();
        }
        return seen;
    }

    private int[] knownAnywhere(Seat seat) {
        int[] kinds = {};
        int start = 0;
        for (Pool pool : hiddenPools()) {
            for (int i = start; i < start + pool.size(); i++) {
                if (!cards[i].isCreated() && (pool.contentKnownTo(seat) || cards[i].seenBy(seat))) {
                    kinds = Pool.with(kinds, cards[i].definition());
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
                || other instanceof Pile that && Arrays.equals(cards, that.cards) && Arrays.equals(pools, that.pools);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(cards);
    }
}
