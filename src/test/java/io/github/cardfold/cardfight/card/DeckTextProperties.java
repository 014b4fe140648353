package io.github.cardfold.cardfight.card;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.deck.DeckEntry;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class DeckTextProperties {
    /** The cards of all shipped packs. */
    private static final Pack ANY = Pack.builder()
            .id("any")
            .version("1")
            .cards(Packs.all().flatMap(Pack::cards))
            .build();

    @Property(tries = 50)
    void aDeckListIsReadBackFromItsText(@ForAll("decks") DeckList deck) {
        assertEquals(Either.right(deck), DeckReader.read(ANY, deck.name(), DeckWriter.toText(deck)));
    }

    @Property(tries = 50)
    void anyTextIsAnsweredWithADeckListOrProblems(@ForAll String text) {
        assertNotNull(DeckReader.read(ANY, "any", text));
        assertNotNull(PackReader.read("any", text));
    }

    @Provide
    Arbitrary<DeckList> decks() {
        return Combinators.combine(entries(), entries(), entries())
                .as((main, ride, g) -> DeckList.builder()
                        .name("any")
                        .main(main)
                        .ride(ride)
                        .g(g)
                        .build());
    }

    private static Arbitrary<Array<DeckEntry<Card>>> entries() {
        Arbitrary<Integer> counts = Arbitraries.integers().between(1, DeckEntry.MOST);
        Arbitrary<Card> cards = Arbitraries.of(ANY.cards().asJava());
        return Combinators.combine(counts, cards)
                .as(DeckEntry::new)
                .list()
                .ofMaxSize(12)
                .map(DeckTextProperties::upToTheMost);
    }

    /** The first of some entries that come to no more cards than a deck of a list may have. */
    private static Array<DeckEntry<Card>> upToTheMost(List<DeckEntry<Card>> entries) {
        int[] cards = {0};
        return Array.ofAll(entries).takeWhile(each -> (cards[0] += each.count()) <= DeckEntry.MOST);
    }
}
