package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** A paragraph that says several things is tried clause by clause, or {@code untried-clauses.txt} lists what is not. */
class ClausesTest {
    @Test
    void everyLineIsAClauseOfASectionInItsOrder() {
        assertEquals(
                Array.empty(),
                Listed.lines(Clauses.LIST).reject(line -> line.matches("JP [0-9.]+#[1-9][0-9]?: .{5,130}")));
        Clauses.all().forEach((section, clauses) -> {
            assertTrue(clauses.size() > 1, section);
            assertEquals(Array.rangeClosed(1, clauses.size()).map(number -> section + "#" + number), clauses);
            assertTrue(Ledger.of(Document.JP).find(section.substring(3)).isDefined(), section);
        });
    }

    @Test
    void whoNamesAClauseNamesOneThatIsListed() {
        var listed = Clauses.all().values().flatMap(each -> each).toSet();
        assertEquals(
                Array.empty(),
                Encoded.all()
                        .appendAll(Tried.all())
                        .filter(each -> each.clause() > 0)
                        .filter(each -> !listed.contains(each.keys().last())));
    }

    @Test
    void aClauseIsTriedOrListed() {
        var tried = Tried.all().flatMap(Citation::keys).toSet();
        assertEquals(
                Clauses.all()
                        .values()
                        .flatMap(each -> each)
                        .reject(tried::contains)
                        .mkString("\n"),
                Listed.lines(Clauses.UNTRIED).mkString("\n"));
    }

    @Test
    void aMarkNamesAClause() {
        var clause = Citation.of(Document.JP, "10.4.1.9#2", "here");
        assertEquals(Array.of("JP 10.4.1.9", "JP 10.4.1.9#2"), clause.keys());
        assertEquals(
                Array.of("JP 10.4.1.9"),
                Citation.of(Document.JP, "10.4.1.9", "here").keys());
        assertEquals(
                "10.4.1.9#0", Citation.of(Document.JP, "10.4.1.9#0", "here").section());
    }
}
