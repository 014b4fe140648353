package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Several rules that forbid the same event. */
class ProhibitedTest {
    private static final Prohibition FOR_WHAT_IT_IS = prohibition(true);
    private static final Prohibition FOR_ALL_CARDS = prohibition(false);

    private static Prohibition prohibition(boolean forWhatItIs) {
        return new Prohibition() {
            @Override
            public String label() {
                return "forbidden";
            }

            @Override
            public boolean forbids(Position position, Event event, GameObject card) {
                return event.to() == Sample.A_DROP;
            }

            @Override
            public boolean isForWhatItIs(Position position, Event event, GameObject card) {
                return forWhatItIs;
            }
        };
    }

    /** Returns what is left of the discard of a card of a hand. */
    private static List<EventKind> discarded(Prohibition... prohibitions) {
        Position position = Sample.start().position();
        int card = position.objectAt(Sample.A_HAND, 0).object();
        Batch left = new Prohibited(List.of(prohibitions))
                .permitted(position, Batch.of(Event.move(position, card, Sample.A_DROP, 0)));
        return IntStream.range(0, left.size()).mapToObj(i -> left.get(i).kind()).toList();
    }

    @Test
    @Rule(jp = "4.1.6#1")
    void aHiddenCardIsShownIfAllRulesThatHoldItDoSoForWhatItIs() {
        assertEquals(List.of(EventKind.LOOK), discarded(FOR_WHAT_IT_IS, FOR_WHAT_IT_IS, FOR_WHAT_IT_IS));
    }

    @Test
    @Rule(jp = {"4.1.6#1", "1.3.3"})
    void aHiddenCardThatAnyRuleHoldsForAnotherReasonIsNotShown() {
        Stream.of(
                        discarded(FOR_ALL_CARDS, FOR_WHAT_IT_IS, FOR_WHAT_IT_IS),
                        discarded(FOR_WHAT_IT_IS, FOR_ALL_CARDS, FOR_WHAT_IT_IS),
                        discarded(FOR_WHAT_IT_IS, FOR_WHAT_IT_IS, FOR_ALL_CARDS))
                .forEach(left -> assertEquals(List.of(), left));
    }
}
