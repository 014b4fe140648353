package io.github.cardfold.kernel;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The cards of one place while a position is laid out: the objects in order and, of a hidden place, the pools. */
final class LaidPile {
    private static final int[] NOTHING = {};

    private final Place place;
    private final List<GameObject> objects = new ArrayList<>();
    private final List<LaidPool> pools = new ArrayList<>();
    /** The pile as it was laid out, from which game after game starts; null as soon as something has been added. */
    private @Nullable Pile laid;

    LaidPile(Place place) {
        this.place = place;
    }

    Place place() {
        return place;
    }

    /** Starts a pool, to which the cards laid from now on belong. */
    void pool(boolean ordered, int content) {
        if (!place.zone().isHidden()) {
            throw new IllegalArgumentException(place.name() + " is no hidden place: all seats see its cards");
        }
        if (place.zone().sight() == ZoneKind.Sight.OWNER && (!ordered || !objects.isEmpty() || !pools.isEmpty())) {
            throw new IllegalArgumentException(
                    place.name() + " is one ordered pool: its owner knows each card at its place");
        }
        pools.add(new LaidPool(ordered, content));
        laid = null;
    }

    /** Tells whether the next card belongs to an unordered pool, in which it is no object. */
    boolean isLoose() {
        return place.zone().isHidden() && !current().ordered;
    }

    void add(GameObject card) {
        if (place.zone().isHidden()) {
            current().size++;
        }
        objects.add(card);
        laid = null;
    }

    boolean isEmpty() {
        return objects.isEmpty();
    }

    void home() {
        int last = objects.size() - 1;
        objects.set(last, objects.get(last).withHome());
        laid = null;
    }

    /** Lets a seat know a kind to be in the pool that was started last. */
    void known(Seat seat, int definition) {
        LaidPool pool = current();
        if ((pool.content & seat.bit()) != 0) {
            throw new IllegalArgumentException(seat + " knows the whole pool of " + place.name());
        }
        pool.known[seat.ordinal()] = Pool.with(pool.known[seat.ordinal()], definition);
        laid = null;
    }

    private LaidPool current() {
        if (pools.isEmpty()) {
            pools.add(new LaidPool(
                    place.zone().sight() == ZoneKind.Sight.OWNER, place.seat().bit()));
        }
        return pools.get(pools.size() - 1);
    }

    /**
     * Returns the pile as laid out.
     *
     * @throws IllegalStateException if a seat knows a card to be in a pool that is not
     */
    Pile pile(int seats) {
        Pile known = laid;
        if (known == null) {
            known = laidOut(seats);
            laid = known;
        }
        return known;
    }

    private Pile laidOut(int seats) {
        GameObject[] all = objects.toArray(new GameObject[0]);
        if (!place.zone().isHidden()) {
            return new Pile(all, null);
        }
        List<Pool> laid = new ArrayList<>(pools.size());
        int start = 0;
        for (LaidPool pool : pools) {
            if (!pool.ordered) {
                Arrays.sort(all, start, start + pool.size, GameObject.LOOSE);
            }
            GameObject[] held = Arrays.copyOfRange(all, start, start + pool.size);
            if (pool.size > 0 || pool.isNamed(seats)) {
                laid.add(pool.pool(place, held, seats));
            }
            start += pool.size;
        }
        return new Pile(all, laid.toArray(new Pool[0]));
    }

    private static final class LaidPool {
        private final boolean ordered;
        private final int content;
        private final int[][] known = new int[Seat.NATURE.ordinal()][];
        private int size;

        LaidPool(boolean ordered, int content) {
            this.ordered = ordered;
            this.content = content;
            Arrays.fill(known, NOTHING);
        }

        boolean isNamed(int seats) {
            return Arrays.stream(known, 0, seats).anyMatch(kinds -> kinds.length > 0);
        }

        Pool pool(Place place, GameObject[] held, int seats) {
            int[] there = Arrays.stream(held)
                    .mapToInt(GameObject::definition)
                    .sorted()
                    .toArray();
            for (int seat = 0; seat < seats; seat++) {
                if (!Pool.isAmong(known[seat], there)) {
                    throw new IllegalStateException(Seat.of(seat) + " knows a card to be in a pool of " + place.name()
                            + " of " + place.seat() + " that is not there");
                }
            }
            int[][] rows = isNamed(seats) ? Arrays.copyOf(known, seats) : Pool.NOBODY_KNOWS;
            return new Pool(size, ordered, content, rows).canonical(held, 0, seats);
        }
    }
}
