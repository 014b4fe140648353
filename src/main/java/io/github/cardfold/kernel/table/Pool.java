package io.github.cardfold.kernel.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A run of places of a hidden pile inside which some seat cannot tell the cards apart. Immutable.
 *
 * <p>{@code ordered} tells whether each place holds a settled card; in an unordered pool the order does not exist yet.
 * {@code content} is the set of seats that know the cards as a whole. Every other seat knows the kinds in {@code known}
 * to be among them: sorted definition indices, one entry a card. Besides, all seats know of every created card that is
 * among them; {@code known} does not speak of these.
 */
public final class Pool {
    /** Nobody knows any kind to be there. */
    public static final int[][] NOBODY_KNOWS = {};

    private static final int[] NOTHING = {};

    private final int size;
    private final boolean ordered;
    private final int content;
    private final int[][] known;

    /**
     * Makes a pool.
     *
     * @param content the seats that know its cards as a whole, as bits
     * @param known of each other seat the definitions that it knows to be in it, sorted; nobody changes the arrays
     */
    public Pool(int size, boolean ordered, int content, int[][] known) {
        this.size = size;
        this.ordered = ordered;
        this.content = content;
        this.known = known;
    }

    /** Returns the number of cards. */
    public int size() {
        return size;
    }

    /** Tells whether each card lies at a place of its own. */
    public boolean ordered() {
        return ordered;
    }

    /** Returns the seats that know its cards as a whole, as bits. */
    public int content() {
        return content;
    }

    /** Tells whether a seat knows its cards as a whole. */
    public boolean contentKnownTo(Seat seat) {
        return (content & seat.bit()) != 0;
    }

    /** Returns the kinds a seat knows to be in the pool without knowing where, sorted. */
    public int[] known(Seat seat) {
        return seat.ordinal() < known.length ? known[seat.ordinal()] : NOTHING;
    }

    /** Returns how many cards of a kind a seat knows to be in the pool without knowing where. */
    int knownOf(int kind, Seat seat) {
        int count = 0;
        for (int each : known(seat)) {
            count += each == kind ? 1 : 0;
        }
        return count;
    }

    /** The pool after one card came; {@code witnesses} know which kind it was but not where it went. */
    Pool plus(int definition, int witnesses, int seats) {
        return new Pool(size + 1, ordered, content & witnesses, learned(definition, witnesses, seats));
    }

    /** The pool with a created card more or less. */
    Pool sized(int newSize) {
        return new Pool(newSize, ordered, content, known);
    }

    /** The pool whose cards have come to lie at places of their own. */
    Pool settled() {
        return new Pool(size, true, content, known);
    }

    /** The pool once seats see a card of a kind at its very place: it may be the one that they knew to be there. */
    Pool seen(int definition, int who) {
        int[][] next = known;
        for (int seat = 0; seat < known.length; seat++) {
            if ((who & 1 << seat) != 0 && Arrays.binarySearch(known[seat], definition) >= 0) {
                next = next == known ? known.clone() : next;
                next[seat] = without(known[seat], definition);
            }
        }
        return next == known ? this : new Pool(size, ordered, content, next);
    }

    /** The pool once seats have seen so many cards of a kind in it together, which may be some that they know of. */
    Pool shown(int definition, int count, int who, int seats) {
        int[][] next = known;
        for (Seat seat : Seat.first(seats)) {
            boolean learns = (who & ~content & seat.bit()) != 0 && knownOf(definition, seat) < count;
            if (learns) {
                next = next == known ? everybody(seats) : next;
                next[seat.ordinal()] = with(known(seat), definition);
            }
        }
        return next == known ? this : new Pool(size, ordered, content, next);
    }

    /** The pool whose whole content only these seats still know as such; the others keep it as known kinds. */
    Pool contentOnlyFor(int seatsThatKnow, int[] kinds, int seats) {
        int[][] next = everybody(seats);
        for (Seat seat : Seat.first(seats)) {
            if (contentKnownTo(seat) && (seatsThatKnow & seat.bit()) == 0) {
                next[seat.ordinal()] = kinds;
            }
        }
        return new Pool(size, ordered, content & seatsThatKnow, next);
    }

    /** The pool after one card left; the seats outside {@code witnesses} do not know which. */
    Pool minus(int definition, int witnesses) {
        int[][] next = known;
        for (int seat = 0; seat < known.length; seat++) {
            int[] kinds = known[seat];
            if (kinds.length > 0) {
                next = next == known ? known.clone() : next;
                next[seat] = (witnesses & 1 << seat) != 0 ? without(kinds, definition) : certainAfterLoss(kinds);
            }
        }
        return new Pool(size - 1, ordered, content & witnesses, next);
    }

    /** The pool once these seats know all of its cards as well. */
    Pool knownTo(int who, int seats) {
        int[][] rows = everybody(seats);
        for (int seat = 0; seat < seats; seat++) {
            rows[seat] = (who & 1 << seat) != 0 ? NOTHING : rows[seat];
        }
        return new Pool(size, ordered, content | who, rows);
    }

    /** The pool with other cards, of these kinds; what the seats but one knew stays as far as it is still true. */
    Pool holding(int[] kinds, int dealtFor) {
        int[][] next = known.clone();
        for (int seat = 0; seat < next.length; seat++) {
            if (seat != dealtFor) {
                next[seat] = common(next[seat], kinds);
            }
        }
        return new Pool(size, ordered, content, next);
    }

    static int[] common(int[] sorted, int[] others) {
        int[] result = {};
        int[] left = others;
        for (int each : sorted) {
            int[] fewer = without(left, each);
            result = fewer == left ? result : with(result, each);
            left = fewer;
        }
        return result;
    }

    /**
     * The pool in the one form that its knowledge has: of the seats in the game, those know the content that know of
     * every card they do not see; they keep no kinds.
     *
     * @param start where the pool begins among the objects of the pile
     */
    public Pool canonical(GameObject[] cards, int start, int seats) {
        int whole = content & (1 << seats) - 1;
        for (Seat seat : Seat.first(seats)) {
            if ((whole & seat.bit()) == 0 && knowsAll(cards, start, seat)) {
                whole |= seat.bit();
            }
        }
        if (whole == content) {
            return this;
        }
        int[][] rows = everybody(seats);
        for (int seat = 0; seat < seats; seat++) {
            rows[seat] = (whole & 1 << seat) == 0 ? rows[seat] : NOTHING;
        }
        return new Pool(size, ordered, whole, rows);
    }

    private boolean knowsAll(GameObject[] cards, int start, Seat seat) {
        int unseen = 0;
        for (int i = start; i < start + size && unseen <= known(seat).length; i++) {
            unseen += cards[i].seenBy(seat) || cards[i].isCreated() ? 0 : 1;
        }
        return unseen == known(seat).length;
    }

    private int[][] learned(int definition, int witnesses, int seats) {
        int unaware = witnesses & ~content;
        int[][] next = known;
        for (Seat seat : Seat.first(seats)) {
            if ((unaware & seat.bit()) != 0) {
                next = next == known ? everybody(seats) : next;
                next[seat.ordinal()] = with(known(seat), definition);
            }
        }
        return next;
    }

    /** What each seat knows, in an array of its own with a row for every seat. */
    private int[][] everybody(int seats) {
        int[][] rows = new int[seats][];
        for (Seat seat : Seat.first(seats)) {
            rows[seat.ordinal()] = known(seat);
        }
        return rows;
    }

    /** Tells whether all of these are among those, as often as they come; both are sorted. */
    public static boolean isAmong(int[] kinds, int[] there) {
        int next = 0;
        for (int kind : kinds) {
            while (next < there.length && there[next] < kind) {
                next++;
            }
            if (next == there.length || there[next++] != kind) {
                return false;
            }
        }
        return true;
    }

    /** Returns sorted values with one more. */
    public static int[] with(int[] sorted, int value) {
        int[] result = Arrays.copyOf(sorted, sorted.length + 1);
        int at = sorted.length;
        while (at > 0 && result[at - 1] > value) {
            result[at] = result[at - 1];
            at--;
        }
        result[at] = value;
        return result;
    }

    /** Returns sorted values with one less. */
    public static int[] without(int[] sorted, int value) {
        int at = Arrays.binarySearch(sorted, value);
        if (at < 0) {
            return sorted;
        }
        int[] result = new int[sorted.length - 1];
        System.arraycopy(sorted, 0, result, 0, at);
        System.arraycopy(sorted, at + 1, result, at, result.length - at);
        return result;
    }

    /** Of each kind one card fewer is certain once an unknown card has gone. */
    private static int[] certainAfterLoss(int[] sorted) {
        int[] result = new int[sorted.length];
        int count = 0;
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                result[count++] = sorted[i];
            }
        }
        return Arrays.copyOf(result, count);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof Pool that) || size != that.size || ordered != that.ordered || content != that.content) {
            return false;
        }
        for (Seat seat : Seat.values()) {
            if (!Arrays.equals(known(seat), that.known(seat))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return size * 31 + content;
    }
}
