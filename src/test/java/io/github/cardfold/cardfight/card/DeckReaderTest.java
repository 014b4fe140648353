package io.github.cardfold.cardfight.card;

import static io.github.cardfold.cardfight.card.SampleDecks.card;
import static io.github.cardfold.cardfight.card.SampleDecks.copies;
import static io.github.cardfold.cardfight.card.SampleDecks.g;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.NearestNames;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.TextProblem;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DeckReaderTest {
    private static final Pack PACK = Pack.builder()
            .id("trees")
            .version("1")
            .cards(Array.of(
                    card("Ash Wren").build(),
                    card("Oak, the 2nd Warden").build(),
                    g("Ash Wyrm").build()))
            .build();

    @Test
    void cardsStandUnderTheHeadingsOfTheirDecks() {
        String text = """
                # Two birds.

                [Main deck]
                4 Ash Wren
                  1   Oak, the 2nd Warden\s
                1 Ash Wren
                [G deck]
                2 Ash Wyrm
                [Ride deck]
                1 Oak, the 2nd Warden
                """;
        DeckList deck = DeckList.builder()
                .name("birds")
                .main(Array.of(
                        copies(4, card("Ash Wren")),
                        copies(1, card("Oak, the 2nd Warden")),
                        copies(1, card("Ash Wren"))))
                .ride(Array.of(copies(1, card("Oak, the 2nd Warden"))))
                .g(Array.of(copies(2, g("Ash Wyrm"))))
                .build();
        assertEquals(deck, DeckReader.read(PACK, "birds", text).get());
        assertEquals(6, deck.size(DeckSection.MAIN));
        assertEquals(6, deck.cards(DeckSection.MAIN).size());
    }

    @Test
    void decksThatHoldNoCardAreNotWritten() {
        DeckList deck = DeckList.builder()
                .name("birds")
                .main(Array.of(copies(4, card("Ash Wren"))))
                .g(Array.of(copies(1, g("Ash Wyrm"))))
                .build();
        assertEquals("[Main deck]\n4 Ash Wren\n\n[G deck]\n1 Ash Wyrm\n", DeckWriter.toText(deck));
    }

    @Test
    void aNameMayHoldAnyLetterOfALine() {
        Card odd = card("# [Main\u2028deck] 4").id("odd").build();
        Pack pack = Pack.builder().id("p").version("1").cards(Array.of(odd)).build();
        DeckList deck = DeckList.builder()
                .name("d")
                .main(Array.of(new DeckEntry<>(2, odd)))
                .build();
        assertEquals(deck, DeckReader.read(pack, "d", DeckWriter.toText(deck)).get());
    }

    @Test
    void theNearestNamesComeFirstAndAreFew() {
        Array<String> names = Array.of("abcx", "abyx", "ABC", "zzz", "abcd", "bc", "abce");
        assertEquals(Array.of("ABC", "abcx", "bc"), NearestNames.to("abc", names.remove("abcd")));
        assertEquals(3, NearestNames.distance("kitten", "sitting"));
        assertEquals(4, NearestNames.distance("", "four"));
        assertEquals(4, NearestNames.distance("four", ""));
    }

    @Test
    void anUnknownCardIsAnsweredWithTheNearestNames() {
        assertProblems(
                "[Main deck]\n4 ash wrem\n 4 Maple\n",
                "d:2:3: the pack trees has no card 'ash wrem'; did you mean 'Ash Wren', 'Ash Wyrm'?",
                "d:3:4: the pack trees has no card 'Maple'");
    }

    @Test
    void aBadCountIsReported() {
        assertProblems(
                "[Main deck]\n0 Ash Wren\n1000 Ash Wren\n4x Ash Wren\n-1 Ash Wren\nAsh Wren\n4\n٤ Ash Wren\n",
                "d:2:1: a count must be from 1 to 999, not 0",
                "d:3:1: a count must be from 1 to 999, not 1000",
                "d:4:1: '4x' is no count: a line is a whole number and a card's name",
                "d:5:1: '-1' is no count: a line is a whole number and a card's name",
                "d:6:1: 'Ash' is no count: a line is a whole number and a card's name",
                "d:7:2: the card's name is missing",
                "d:8:1: '٤' is no count: a line is a whole number and a card's name");
    }

    @Test
    @Rule(jp = "8.1.2#2")
    void thereIsOneDeckOfEachKind() {
        assertProblems(
                "[Main deck]\n1 Ash Wren\n[Main deck]\n1 Ash Wren\n", "d:3:1: the heading [Main deck] has come before");
    }

    @Test
    @Rule(jp = "8.1.2")
    void anUnknownHeadingIsReported() {
        assertProblems(
                "[Side deck]\n1 Ash Wren\n",
                "d:1:1: '[Side deck]' is none of the headings [Main deck], [Ride deck], [G deck]");
    }

    @Test
    void aCardBeforeTheFirstHeadingIsReported() {
        assertProblems("# Birds\n1 Ash Wren\n[Main deck]\n", "d:2:1: a card comes before the first heading");
    }

    @Test
    void anEntryHoldsOneToManyCards() {
        assertEquals(
                "A deck list holds 1 to 999 copies of Ash Wren, not 0",
                assertThrows(IllegalArgumentException.class, () -> copies(0, card("Ash Wren")))
                        .getMessage());
    }

    private static void assertProblems(String text, String... problems) {
        assertEquals(
                Array.of(problems), DeckReader.read(PACK, "d", text).getLeft().map(TextProblem::toString));
    }
}
