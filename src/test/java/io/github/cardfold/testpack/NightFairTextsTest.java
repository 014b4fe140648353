package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Packs;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * All texts of the pack {@code nightfair} in English, as they were last read by a person. If they differ, read what has
 * changed in {@code target/nightfair-texts.txt}; if it reads like a card, let it take the other file's place.
 */
class NightFairTextsTest {
    private static final Path READ = Path.of("src", "test", "resources", "nightfair-texts.txt");
    private static final Path NOW = Path.of("target", "nightfair-texts.txt");

    @Test
    void allTextsReadAsTheyDid() throws IOException {
        String now = Packs.nightfair()
                .cards()
                .reject(card -> card.text().isEmpty())
                .map(card -> card.name() + "\n" + card.text() + "\n")
                .mkString("\n");
        Files.writeString(NOW, now);
        assertEquals(Files.readString(READ), now);
    }
}
