package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/**
 * What is carried out although no card reaches it, or only in part, is listed with its reason, so that nobody takes it
 * for done. Whoever brings the word for it takes the line away.
 */
class UnreachedSectionsTest {
    private static final Array<String> ENCODED =
            Encoded.all().map(Citation::key).distinct();

    private static boolean isThere(String section) {
        return ENCODED.exists(each -> each.equals(section) || each.startsWith(section + "."));
    }

    private static boolean isSection(String key) {
        return Ledger.of(Document.valueOf(key.substring(0, 2)))
                .find(key.substring(3))
                .isDefined();
    }

    @Test
    void whatNoCardReachesIsASectionThatIsCarriedOutWithAReason() {
        assertEquals(Array.empty(), Listed.without(Standing.NO_CARD));
        assertEquals(
                Array.empty(),
                Listed.reasons(Standing.NO_CARD).keySet().toArray().reject(key -> isSection(key) && isThere(key)));
    }

    @Test
    void whatHalfWaitsIsCarriedOutAndAwaitsWhatIsNotThere() {
        Listed.reasons(Standing.HALF).forEach((key, awaited) -> {
            assertEquals(true, isSection(key) && isThere(key), key);
            for (String section : awaited.split(", ", -1)) {
                String mechanic = key.substring(0, 3) + section;
                assertEquals(true, isSection(mechanic) && !isThere(mechanic), key + " waits for " + section);
            }
        });
    }
}
