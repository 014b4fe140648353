package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * A section that code or a label carries out is tried by some test, or {@code untested-sections.txt} says why it is
 * not. That list may hold nothing else, so that it shrinks. A title, though labels bear its number, asks for nothing.
 */
public class EncodedSectionsTest {
    public static final String LIST = "untested-sections.txt";

    @Test
    void everyEncodedSectionIsTriedOrListed() {
        var complaints = complaints(
                keys(Encoded.all()), keys(Tried.all()), Listed.reasons(LIST).keySet());
        assertTrue(complaints.isEmpty(), () -> complaints.mkString("\n", "\n", "\nThe list is " + LIST + "."));
    }

    @Test
    void everyListedSectionHasAReason() {
        assertEquals(Array.empty(), Listed.without(LIST));
    }

    @Test
    void whatIsUntriedAndWhatIsListedInVainIsReported() {
        assertEquals(
                Array.of(
                        "JP 1.2.1 is encoded and no test tries it",
                        "JP 1.2.2 is listed, but a test tries it",
                        "JP 1.2.3 is listed, but not encoded"),
                complaints(
                        TreeSet.of("JP 1.1.1", "JP 1.2.1", "JP 1.2.2", "JP 1.2.4", "JP 9.1"),
                        TreeSet.of("JP 1.1.1", "JP 1.2.2"),
                        TreeSet.of("JP 1.2.2", "JP 1.2.3", "JP 1.2.4")));
    }

    /** What no program can obey is listed only if its kind does not say so, and if nothing obeys it all the same. */
    @Test
    void whatIsBeyondProgramsIsListedOnce() {
        var known = keys(Encoded.all()).addAll(keys(Tried.all()));
        assertEquals(Array.empty(), Listed.without(Standing.BEYOND_PROGRAMS));
        assertEquals(
                Array.empty(),
                Listed.reasons(Standing.BEYOND_PROGRAMS)
                        .keySet()
                        .toArray()
                        .filter(key -> known.contains(key) || !asksForSomething(key)));
    }

    private static boolean asksForSomething(String key) {
        var words = key.split(" ", 2);
        return Ledger.of(Document.valueOf(words[0]))
                .findAll(words[1])
                .exists(entry -> Standing.beyond(entry.kind()).isEmpty());
    }

    private static Array<String> complaints(Set<String> encoded, Set<String> tried, Set<String> listed) {
        return sections().flatMap(section -> {
            if (!asksForSomething(section)) {
                return List.empty();
            }
            if (!listed.contains(section)) {
                return encoded.contains(section) && !tried.contains(section)
                        ? List.of(section + " is encoded and no test tries it")
                        : List.empty();
            }
            if (!encoded.contains(section)) {
                return List.of(section + " is listed, but not encoded");
            }
            return tried.contains(section) ? List.of(section + " is listed, but a test tries it") : List.empty();
        });
    }

    /** All sections of all documents, in the order of the documents. */
    private static Array<String> sections() {
        return Array.of(Document.values())
                .flatMap(document -> Ledger.of(document).entries().map(entry -> document + " " + entry.section()))
                .distinct();
    }

    private static Set<String> keys(Array<Citation> citations) {
        return citations.map(Citation::key).toSortedSet();
    }
}
