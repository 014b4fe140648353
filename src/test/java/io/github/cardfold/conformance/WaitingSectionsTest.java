package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/**
 * What waits for a mechanic. Steps that stand empty until a mechanic arrives are listed in
 * {@code waiting-sections.txt}, one a line. Nothing else may be on that list, so that whoever brings the mechanic takes
 * its lines away, and nobody adds one unseen.
 */
class WaitingSectionsTest {
    private static final String LIST = "waiting-sections.txt";

    @Test
    void whatWaitsIsListedAndNothingElseIs() {
        assertEquals(
                Listed.lines(LIST).mkString("\n"),
                Waiting.all().map(Waiting::line).sorted().mkString("\n"));
    }

    @Test
    void someWayLeadsToWhatWaits() {
        assertEquals(Array.empty(), Waiting.all().reject(Waiting::reached));
    }

    @Test
    void whatIsAwaitedIsASection() {
        assertEquals(
                Array.empty(),
                Waiting.all()
                        .filter(each ->
                                Ledger.of(each.document()).find(each.awaited()).isEmpty()));
    }

    /** What speaks only of a mechanic that is not there is listed until something of that mechanic is carried out. */
    @Test
    void whatComesLaterNamesWhatIsNotThere() {
        var encoded = Encoded.all().map(Citation::key).toSortedSet();
        var known = encoded.addAll(Tried.all().map(Citation::key));
        var complaints = Listed.lines(Standing.LATER).flatMap(line -> complaint(line, encoded, known));
        assertEquals(Array.empty(), complaints);
    }

    private static Option<String> complaint(String line, Set<String> encoded, Set<String> known) {
        if (!line.matches("[A-Z]{2} [\\w.]+: [\\w.]+")) {
            return Option.some(line + ": not a section and the section it waits for");
        }
        String key = line.substring(0, line.indexOf(':'));
        String awaited = key.substring(0, 3) + line.substring(line.indexOf(':') + 2);
        if (!isSection(key) || !isSection(awaited)) {
            return Option.some(line + ": not sections of the document");
        }
        if (known.contains(key)) {
            return Option.some(line + ": listed, but carried out or tried");
        }
        return encoded.find(each -> each.equals(awaited) || each.startsWith(awaited + "."))
                .map(there -> line + ": " + there + " is there");
    }

    private static boolean isSection(String key) {
        return Ledger.of(Document.valueOf(key.substring(0, 2)))
                .find(key.substring(3))
                .isDefined();
    }

    @Test
    void noWayLeadsPastAJump() {
        var waiting = Waiting.in(
                Document.JP,
                rules(Procedure.named("1.1.1")
                        .waits("1.1.1 first", "4.1")
                        .goIf("1.1.1 maybe", run -> true, "1.1.1 last")
                        .waits("1.1.1 second", "4.2")
                        .go("1.1.1 over", "1.1.1 last")
                        .waits("1.1.1 third", "4.3")
                        .endIf("1.1.1 last", run -> true)
                        .waits("1.1.1 fourth", "4.4")
                        .build()));
        assertEquals(Array.of("4.3"), waiting.reject(Waiting::reached).map(Waiting::awaited));
        assertEquals("JP 1.1.1 first in 1.1.1: 4.1", waiting.head().line());
        assertEquals("JP 1.1.1", waiting.head().key());
    }

    private static Rules rules(Procedure procedure) {
        return Rules.builder()
                .opening(procedure.name())
                .procedures(procedure)
                .build(Cardfight.rules().game());
    }
}
