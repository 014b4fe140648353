package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Pool;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Another state that is the same as far as one seat knows: what the others hold in hand and deck unseen by it is dealt
 * anew among these. It reads the pools by itself, as any view of that seat must.
 */
public final class Disguise {
    private final OpenPosition position;
    private final Seat viewer;
    private final SplittableRandom random;

    private Disguise(State state, Seat viewer, SplittableRandom random) {
        position = new OpenPosition(state.position());
        this.viewer = viewer;
        this.random = random;
    }

    /** Deals anew what a seat does not know, in a state of a game that goes on. */
    public static State of(State state, Seat viewer, SplittableRandom random) {
        if (state.isOver()) {
            return state;
        }
        Disguise disguise = new Disguise(state, viewer, random);
        for (Seat seat : disguise.position.seats()) {
            if (seat != viewer) {
                disguise.deal(seat);
            }
        }
        return State.of(disguise.position.close());
    }

    private record Slot(int place, int index) {}

    private void deal(Seat seat) {
        List<Slot> slots = new ArrayList<>();
        List<Integer> definitions = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            String name = position.place(place).name();
            if (position.place(place).seat() == seat && (name.equals("hand") || name.equals("deck"))) {
                unknown(place, slots);
            }
        }
        slots.forEach(slot ->
                definitions.add(position.objectAt(slot.place(), slot.index()).definition()));
        for (Slot slot : slots) {
            GameObject old = position.objectAt(slot.place(), slot.index());
            int definition = definitions.remove(random.nextInt(definitions.size()));
            GameObject dealt = new GameObject(
                    old.card(), definition, old.owner(), old.object(), old.flags(), old.seen(), old.hasHome());
            position.pile(slot.place(), position.pile(slot.place()).set(slot.index(), dealt));
        }
    }

    /** The cards of a pile whose kind the viewer does not know; of known kinds the first ones stay what they are. */
    private void unknown(int place, List<Slot> slots) {
        Pile pile = position.pile(place);
        int start = 0;
        for (int i = 0; i < pile.poolCount(); i++) {
            Pool pool = pile.pool(i);
            List<Integer> known = new ArrayList<>();
            for (int kind : pool.known(viewer)) {
                known.add(kind);
            }
            for (int at = start; at < start + pool.size(); at++) {
                boolean pinned = known.remove((Integer) pile.at(at).definition());
                if (!pinned && !pool.contentKnownTo(viewer) && !pile.at(at).seenBy(viewer)) {
                    slots.add(new Slot(place, at));
                }
            }
            start += pool.size();
        }
    }
}
