package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.vavr.collection.Array;
import java.util.Locale;

/** A legal deck list of made-up cards, and ways to spoil it. */
final class SampleDecks {
    static final DeckLimits LIMITS = DeckLimits.standard();

    private SampleDecks() {}

    /** Returns the start of a grade 1 unit. */
    static Card.Builder card(String name) {
        return Card.builder()
                .id(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
                .name(name)
                .grade(1);
    }

    static Card.Builder trigger(String name, Trigger trigger) {
        return card(name)
                .grade(0)
                .subtypes(Array.of(Subtype.TRIGGER))
                .trigger(trigger)
                .triggerPower(trigger == Trigger.OVER ? Trigger.OVER_POWER : 10000);
    }

    static Card.Builder g(String name) {
        return card(name).grade(4).subtypes(Array.of(Subtype.G));
    }

    static DeckEntry<Card> copies(int count, Card.Builder card) {
        return new DeckEntry<>(count, card.build());
    }

    /** Returns 16 triggers and 34 grade 1 units, and a ride deck of the grades 0 to 3. */
    static DeckList legal() {
        return DeckList.builder()
                .name("sample")
                .main(triggers(4).appendAll(plain(34)))
                .ride(Array.rangeClosed(0, 3)
                        .map(grade -> copies(1, card("Ride " + grade).grade(grade))))
                .build();
    }

    /** Returns four trigger units of different names, in so many copies each. */
    static Array<DeckEntry<Card>> triggers(int copies) {
        return Array.rangeClosed(1, 4).map(number -> copies(copies, trigger("Trigger " + number, Trigger.CRITICAL)));
    }

    /** Returns so many grade 1 units, at most four of a name. */
    static Array<DeckEntry<Card>> plain(int count) {
        return Array.range(0, (count + 3) / 4)
                .map(number -> copies(Math.min(4, count - 4 * number), card("Plain " + number)));
    }

    /** Returns a main deck of 50 that is legal but for the entries put in place of plain units. */
    @SafeVarargs
    static Array<DeckEntry<Card>> mainWith(DeckEntry<Card>... entries) {
        Array<DeckEntry<Card>> given = Array.empty();
        for (DeckEntry<Card> entry : entries) {
            given = given.append(entry);
        }
        int size = given.map(DeckEntry::count).sum().intValue();
        return triggers(4).appendAll(given).appendAll(plain(34 - size));
    }

    static void assertBreaks(DeckList deck, String... sections) {
        assertBreaks(LIMITS, deck, sections);
    }

    /** Asserts that the decks break these sections, each once and in this order, and nothing else. */
    static void assertBreaks(DeckLimits limits, DeckList deck, String... sections) {
        Array<Violation> violations = DeckRules.check(deck, limits);
        assertEquals(Array.of(sections), violations.map(Violation::section), violations::toString);
    }
}
