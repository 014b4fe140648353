package io.github.cardfold.kernel;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** Collects what a batch triggers, as {@linkplain TriggerSource sources} find it. */
public final class Triggered implements Consumer<Standby> {
    private static final Standby[] NONE = {};
    private static final int[] NOWHERE = {};
    private static final int[] NOTHING = {};

    private List<Standby> open = List.of();
    private List<Standby> concealed = List.of();
    private int[] spent = NOTHING;
    private Set<Integer> places = Collections.emptySet();

    Triggered() {}

    /** Takes an ability that goes on standby. */
    @Override
    public void accept(Standby ability) {
        requireNonNull(ability, "ability");
        open = writable(open);
        open.add(ability);
    }

    /** Takes an ability of a card that not all see: it goes on standby only if its master shows the card. */
    @Rule(jp = "11.1.1.2.1.1")
    public void ifShown(Standby ability) {
        requireNonNull(ability, "ability");
        concealed = writable(concealed);
        concealed.add(ability);
    }

    /**
     * Has the seat of a hidden place asked to show cards there whose abilities have triggered. Whether it is asked
     * follows from what all seats know; what lies there plays no part.
     */
    public void mayShow(int place) {
        if (places.isEmpty()) {
            places = new TreeSet<>();
        }
        places.add(place);
    }

    /** Returns the procedures of the abilities taken so far, each once. */
    public Array<String> procedures() {
        return Array.ofAll(open).appendAll(concealed).map(Standby::procedure).distinct();
    }

    /** Takes a timed trigger that has triggered for the last time. */
    void spend(TimedEffect effect) {
        spent = Arrays.copyOf(spent, spent.length + 1);
        spent[spent.length - 1] = effect.id();
    }

    /** Most batches trigger nothing: a list is made for the first ability. */
    private static List<Standby> writable(List<Standby> list) {
        return list.isEmpty() ? new ArrayList<>() : list;
    }

    /** Tells whether nothing was collected at all, so that it may serve again. */
    boolean isUnused() {
        return open.isEmpty() && concealed.isEmpty() && places.isEmpty() && spent.length == 0;
    }

    boolean isEmpty() {
        return open.isEmpty() && places.isEmpty();
    }

    boolean isAnyKnown() {
        return !open.isEmpty();
    }

    /** Returns the abilities that go on standby only if their cards are shown. */
    List<Standby> concealed() {
        return concealed;
    }

    /** Notes it in the frame of the change: the abilities that all know of first. */
    void note(OpenPosition position, int frame) {
        if (!places.isEmpty()) {
            position.set(frame, ChangeFrame.CONCEALED, concealed.size());
            position.set(frame, ChangeFrame.PLACES, inTurn(position));
            open = writable(open);
            open.addAll(concealed);
        }
        if (spent.length > 0) {
            position.set(frame, ChangeFrame.SPENT, spent);
        }
        position.noted(frame, open.toArray(NONE));
    }

    /** The seat whose turn it is is asked first (1.3.4). */
    @Rule(jp = "1.3.4")
    private int[] inTurn(Position position) {
        if (places.isEmpty()) {
            return NOWHERE;
        }
        Array<Seat> order = position.seatsInTurnOrder();
        return places.stream()
                .sorted(Comparator.comparingInt(
                        place -> order.indexOf(position.place(place).seat())))
                .mapToInt(Integer::intValue)
                .toArray();
    }
}
