package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Pile;

/**
 * What chance decides of a batch. Cards that leave one deck together are drawn one after the other without being put
 * back, so that no card is drawn twice; each index says where in the deck the card lay before the batch.
 */
public final class Drawing {
    private static final int NO_PART = -1;

    private Drawing() {}

    /**
     * Draws for every event that chance has a part in, up to the first for which the seat NATURE has to answer. A card
     * that no deck holds is not moved (1.3.2).
     *
     * @param told hears of each event that is left out
     */
    @Rule(jp = {"1.3.2", "4.5.3"})
    public static Batch drawn(OpenPosition position, Batch proposed, Prohibited.Splice told) {
        Batch batch = proposed;
        for (int i = 0; i < batch.size(); i++) {
            int choices = count(position, batch, i);
            if (choices > 1 && position.isNatural()) {
                return batch;
            }
            if (choices == 0) {
                batch = batch.splice(i, Batch.NOTHING);
                told.spliced(i--, 0);
            } else if (choices > 0) {
                int rank = choices == 1 ? 0 : Chance.below(position, choices);
                batch = batch.with(i, batch.get(i).drawn(outcome(position, batch, i, rank)));
            }
        }
        return batch;
    }

    /** Returns the first event of a batch that chance has still to decide, -1 if there is none. */
    public static int open(Position position, Batch batch) {
        for (int i = 0; i < batch.size(); i++) {
            if (count(position, batch, i) > 0) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Returns how many outcomes chance has for an event, -1 if it has no part in it, 0 if the deck has no card left.
     */
    public static int count(Position position, Batch batch, int at) {
        Event event = batch.get(at);
        if (event.index() != Event.NONE || event.isThrough()) {
            return NO_PART;
        }
        if (event.kind() == EventKind.RANDOM) {
            return event.number();
        }
        if (event.object() != 0 || event.kind() != EventKind.MOVE && event.kind() != EventKind.LOOK) {
            return NO_PART;
        }
        if (event.kind() == EventKind.LOOK) {
            return countAt(position.pile(event.from()), event.number());
        }
        Pile deck = position.pile(event.from());
        int start = 0;
        for (int pool = 0; pool < deck.poolCount(); pool++) {
            int end = start + deck.pool(pool).size();
            int free = free(deck, batch, at, start, end);
            if (free > 0) {
                return deck.pool(pool).ordered() ? 1 : free;
            }
            start = end;
        }
        return 0;
    }

    /** How many cards may be the one that lies at a place of the deck: all of the pool that begins there. */
    private static int countAt(Pile deck, int depth) {
        return depth >= deck.size() ? 0 : deck.pool(deck.poolOf(depth)).size();
    }

    private static int free(Pile deck, Batch batch, int at, int start, int end) {
        if (batch.size() == 1) {
            return end - start;
        }
        int free = 0;
        for (int i = start; i < end; i++) {
            free += isTaken(deck, batch, at, i) ? 0 : 1;
        }
        return free;
    }

    /** Whether another event of the batch takes the card at an index of the deck. */
    private static boolean isTaken(Pile deck, Batch batch, int at, int index) {
        int place = batch.get(at).from();
        for (int i = 0; i < batch.size(); i++) {
            Event other = batch.get(i);
            if (i != at && other.from() == place && takes(other)) {
                int object = other.exchangesCards() ? other.other() : other.object();
                int taken = object == 0 ? other.index() : deck.find(object);
                if (taken == index) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean takes(Event event) {
        return event.kind() == EventKind.MOVE || event.kind() == EventKind.ERASE || event.exchangesCards();
    }

    /**
     * Tells whether an outcome, not beyond the last one, is possible: no other event of the batch has it, and what is
     * looked at does not lie above the place that is looked at.
     */
    public static boolean isOpen(Position position, Batch batch, int at, int outcome) {
        Event event = batch.get(at);
        if (event.kind() == EventKind.LOOK) {
            return outcome >= event.number();
        }
        return event.kind() == EventKind.RANDOM || !isTaken(position.pile(event.from()), batch, at, outcome);
    }

    /** Returns one of the outcomes that chance has for an event: a number, or an index of the deck. */
    public static int outcome(Position position, Batch batch, int at, int rank) {
        if (batch.get(at).kind() == EventKind.RANDOM) {
            return rank;
        }
        if (batch.get(at).kind() == EventKind.LOOK) {
            return batch.get(at).number() + rank;
        }
        if (batch.size() == 1) {
            return rank;
        }
        Pile deck = position.pile(batch.get(at).from());
        int index = 0;
        for (int left = rank; left > 0 || isTaken(deck, batch, at, index); index++) {
            left -= isTaken(deck, batch, at, index) ? 0 : 1;
        }
        return index;
    }
}
