package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.json.PackJson;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the library ships is what the source tree says. */
class PacksTest {
    private static final Path SOURCES = Path.of("src", "main", "packs");

    private static final Array<Pack> WITH_TEXT =
            Packs.all().remove(Packs.vanilla()).append(Packs.keywords()).sortBy(Pack::id);

    @Test
    void aPackIsShippedAsItIsWritten() throws IOException {
        for (Pack pack : WITH_TEXT) {
            String file = pack.id() + ".json";
            assertEquals(
                    PackJson.read(file, Files.readString(SOURCES.resolve(file))).get(), pack);
        }
    }

    @Test
    void everyPackThatIsWrittenIsShipped() throws IOException {
        try (var files = Files.list(SOURCES)) {
            assertEquals(
                    WITH_TEXT.map(pack -> pack.id() + ".json"),
                    Array.ofAll(files.map(file -> file.getFileName().toString()))
                            .filter(name -> name.endsWith(".json"))
                            .sorted());
        }
    }

    @Test
    void everyShippedPackHasItsDecks() throws IOException {
        Array<String> decks = Packs.all().flatMap(pack -> Decks.names(pack.id()));
        assertTrue(Packs.all().forAll(pack -> !Decks.names(pack.id()).isEmpty()));
        try (var files = Files.list(SOURCES)) {
            assertEquals(
                    decks.map(name -> name + ".deck").sorted(),
                    Array.ofAll(files.map(file -> file.getFileName().toString()))
                            .filter(name -> name.endsWith(".deck"))
                            .sorted());
        }
        decks.forEach(name -> assertTrue(Decks.named(name).main().size() > 0, name));
    }

    @Test
    void noTwoShippedCardsShareAnIdOrAName() {
        Array<Card> cards = Packs.all().flatMap(Pack::cards);
        assertEquals(cards.size(), cards.map(Card::id).distinct().size());
        assertEquals(cards.size(), cards.map(Card::name).distinct().size());
    }
}
