package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.edition.Editing;
import io.github.cardfold.cardfight.state.Amendment;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import org.junit.jupiter.api.Test;

/**
 * What the editions decide otherwise, in {@code edition-differences.txt}: the sections of an edition and, after a bar,
 * those of the Japanese document, then the fields of {@link Ruleset} that decide it or the {@link Amendment}s, or
 * {@code later} with the sections of the mechanics that it awaits, {@code same} with the reason why nothing has to be
 * decided, or {@code open} with what is done so far whatever the edition.
 */
class EditionDifferencesTest {
    private static final Array<String> NO_FIELDS = Array.of("name", "amendments", "contentHash");

    private static final String LIST = "edition-differences.txt";
    private static final String SECTIONS = "[A-Z]{2}( [\\w.-]+)*";
    private static final String VERDICT = "(later [\\w., ]+|(same|open): .{10,}|[\\w.]+(, [\\w.]+)*)";

    /** One line: what it is about, and what is said of it. */
    private record Line(Array<String> places, String verdict) {
        static Line of(String line) {
            String[] parts = line.split(": ", 2);
            return new Line(Array.of(parts[0].split(" \\| ")), parts[1]);
        }

        boolean names(String kind) {
            return verdict.startsWith(kind);
        }

        Array<String> fields() {
            return names("later ") || names("same: ") || names("open: ")
                    ? Array.empty()
                    : Array.of(verdict.split(", "));
        }

        Array<String> awaited() {
            return names("later ")
                    ? Array.of(verdict.substring("later ".length()).split(", "))
                    : Array.empty();
        }
    }

    private static Array<Line> lines() {
        return Listed.lines(LIST).map(Line::of);
    }

    @Test
    void everyLineIsOne() {
        Array<String> odd =
                Listed.lines(LIST).reject(line -> line.matches(SECTIONS + "( \\| " + SECTIONS + ")?: " + VERDICT));
        assertEquals(Array.empty(), odd);
    }

    @Test
    void everySectionStandsInItsLedger() {
        Array<String> unknown = lines().flatMap(Line::places)
                .flatMap(EditionDifferencesTest::unknown)
                .distinct();
        assertEquals(Array.empty(), unknown);
        Ledger japanese = Ledger.of(Document.JP);
        assertEquals(
                Array.empty(),
                lines().flatMap(Line::awaited)
                        .distinct()
                        .filter(section -> japanese.find(section).isEmpty()));
    }

    private static Array<String> unknown(String place) {
        Array<String> words = Array.of(place.split(" "));
        Ledger ledger = Ledger.of(Document.valueOf(words.head()));
        return words.tail()
                .filter(section -> ledger.find(section).isEmpty())
                .map(section -> words.head() + " " + section);
    }

    @Test
    void everyFieldAndAmendmentThatIsNamedExistsAndEveryOneIsNamed() {
        Array<String> named = lines().flatMap(Line::fields).distinct().sorted();
        Array<String> there = fields(Ruleset.class, "")
                .appendAll(Editing.EDITIONS
                        .flatMap(each -> each)
                        .map(each -> each.getClass().getSimpleName() + "." + each.name()))
                .sorted();
        assertTrue(there.contains("battle.guardiansAtOnce") && there.contains("orderLimit"), there::toString);
        assertEquals(there, named);
    }

    /** The fields of a ruleset but for its name and hash code; those of its parts with the part's name before. */
    private static Array<String> fields(Class<?> type, String path) {
        return Array.of(type.getDeclaredMethods())
                .filter(EditionDifferencesTest::isField)
                .flatMap(method -> isPart(method.getReturnType())
                        ? fields(method.getReturnType(), path + method.getName() + ".")
                        : Array.of(path + method.getName()));
    }

    private static boolean isField(Method method) {
        return !Modifier.isStatic(method.getModifiers())
                && !method.isSynthetic()
                && method.getParameterCount() == 0
                && !NO_FIELDS.contains(method.getName());
    }

    private static boolean isPart(Class<?> type) {
        return type == DeckLimits.class
                || type.getPackage() == Ruleset.class.getPackage()
                        && type.getSimpleName().endsWith("Rules");
    }
}
