package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Pile;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Puts cards that went to a deck together into the order that its owner has chosen. The events of the batch keep the
 * order in which the cards lay before, so that nothing that follows from them tells another seat of it.
 */
@Rule(jp = {"4.1.9", "4.1.10"})
final class Arrangement {
    private Arrangement() {}

    /** Puts the cards of a batch that was just committed in order, deck by deck. */
    static void carryOut(OpenPosition position, Event[] done) {
        for (int i = 0; i < done.length; i++) {
            if (isOf(done[i]) && isFirst(done, i)) {
                carryOut(position, done, done[i]);
            }
        }
    }

    /** Tells whether a card went to where it was to be put in order, and nowhere else. */
    private static boolean isOf(Event event) {
        Snapshot after = event.after();
        return event.is(Event.ARRANGED) && after != null && after.place() == event.to();
    }

    private static boolean isFirst(Event[] done, int index) {
        return IntStream.range(0, index).noneMatch(i -> isWith(done[i], done[index]));
    }

    private static boolean isWith(Event one, Event other) {
        return isOf(one) && one.to() == other.to() && one.is(Event.TO_BOTTOM) == other.is(Event.TO_BOTTOM);
    }

    private static void carryOut(OpenPosition position, Event[] done, Event first) {
        Event[] cards = Arrays.stream(done)
                .filter(each -> isWith(each, first))
                .sorted((one, other) -> Integer.compare(one.number(), other.number()))
                .toArray(Event[]::new);
        int[] objects = Arrays.stream(cards).mapToInt(Event::object).toArray();
        Pile deck = position.pile(first.to());
        position.pile(first.to(), deck.arranged(objects, position.seatCount()));
    }
}
