package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cards that go to decks in one batch, by turns to one pile and to another, lie in each as was chosen for it. */
class ArrangementTest {
    private static final int CARDS = 6;

    private final OpenPosition position = new OpenPosition(Sample.start().position());

    ArrangementTest() {
        for (int card = 0; card < CARDS; card++) {
            GameObject object = new GameObject(card, card % 3, Seat.A, position.mint(), 0, GameObject.ALL_SEATS);
            position.pile(Sample.A_DROP, position.pile(Sample.A_DROP).add(object, GameObject.ALL_SEATS, 3));
        }
    }

    /** Moves all cards at once. Each is to lie above those that lay before it. */
    private void put(IntFunction<Event> move) {
        List<Event> moves = IntStream.range(0, CARDS)
                .mapToObj(i -> move.apply(i).arranged((CARDS - 1 - i) / 2))
                .toList();
        Committer.commit(position, Batch.ofAll(moves));
    }

    private Event move(int card, int deck, int flags) {
        return Event.move(position, position.objectAt(Sample.A_DROP, card).object(), deck, flags);
    }

    private List<Integer> cards(int place, int from, int to) {
        return IntStream.range(from, to)
                .mapToObj(i -> position.objectAt(place, i).card())
                .toList();
    }

    @Test
    @Rule(jp = {"4.1.9", "4.1.10"})
    void theCardsOfTwoDecksDoNotMix() {
        put(i -> move(i, i % 2 == 0 ? Sample.A_DECK : Sample.B_DECK, 0));

        assertEquals(List.of(4, 2, 0), cards(Sample.A_DECK, 0, 3));
        assertEquals(List.of(5, 3, 1), cards(Sample.B_DECK, 0, 3));
    }

    @Test
    @Rule(jp = {"4.1.9", "4.1.10"})
    void theCardsOnTopAndThoseOnTheBottomOfOneDeckDoNotMix() {
        int others = position.size(Sample.A_DECK);
        put(i -> move(i, Sample.A_DECK, i % 2 == 0 ? 0 : Event.TO_BOTTOM));

        assertEquals(List.of(4, 2, 0), cards(Sample.A_DECK, 0, 3));
        assertEquals(List.of(5, 3, 1), cards(Sample.A_DECK, 3 + others, 6 + others));
    }
}
