package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;

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

    private static final Array<Pack> WITH_TEXT = Array.of(Packs.nightfair());

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
    void noTwoShippedCardsShareAnIdOrAName() {
        Array<Card> cards = WITH_TEXT.prepend(Packs.vanilla()).flatMap(Pack::cards);
        assertEquals(cards.size(), cards.map(Card::id).distinct().size());
        assertEquals(cards.size(), cards.map(Card::name).distinct().size());
    }
}
