package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/**
 * A section that the code says it embodies is tried by some test, or {@code untested-sections.txt} says why it is not.
 * That list may hold nothing else, so that it shrinks.
 */
class EncodedSectionsTest {
    private static final String LIST = "untested-sections.txt";

    @Test
    void everyEncodedSectionIsTriedOrListed() {
        var complaints = complaints(cited(House.main()), cited(House.tests()), listed());
        assertTrue(complaints.isEmpty(), () -> complaints.mkString("\n", "\n", "\nThe list is " + LIST + "."));
    }

    @Test
    void everyListedSectionHasAReason() {
        assertEquals(List.empty(), lines().filter(line -> !line.matches("[A-Z]{2} [\\w.]+: .{10,}")));
    }

    @Test
    void whatIsUntriedAndWhatIsListedInVainIsReported() {
        assertEquals(
                Array.of(
                        "JP 1.2.1 is encoded and no test tries it",
                        "JP 1.2.2 is listed, but a test tries it",
                        "JP 1.2.3 is listed, but not encoded"),
                complaints(
                        TreeSet.of("JP 1.1.1", "JP 1.2.1", "JP 1.2.2", "JP 1.2.4"),
                        TreeSet.of("JP 1.1.1", "JP 1.2.2"),
                        TreeSet.of("JP 1.2.2", "JP 1.2.3", "JP 1.2.4")));
    }

    private static Array<String> complaints(Set<String> encoded, Set<String> tried, Set<String> listed) {
        return sections().flatMap(section -> {
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

    private static Set<String> cited(JavaClasses classes) {
        return List.ofAll(classes)
                .flatMap(type -> List.ofAll(type.getMembers())
                        .flatMap(EncodedSectionsTest::cited)
                        .appendAll(cited(type)))
                .toSortedSet();
    }

    private static List<String> cited(HasAnnotations<?> element) {
        return List.ofAll(element.tryGetAnnotationOfType(Rule.class).stream())
                .flatMap(rule -> List.of(Document.values())
                        .flatMap(document -> document.sections(rule).map(section -> document + " " + section)));
    }

    private static Set<String> listed() {
        return lines().map(line -> line.substring(0, Math.max(0, line.indexOf(':'))))
                .toSortedSet();
    }

    private static List<String> lines() {
        var list = Objects.requireNonNull(EncodedSectionsTest.class.getResourceAsStream("/" + LIST), LIST);
        try (var reader = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return List.ofAll(reader.lines());
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
