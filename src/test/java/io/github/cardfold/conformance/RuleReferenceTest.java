package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Whoever names a section, with {@link Rule}, by a label or in a scenario, must name one that the document has. */
class RuleReferenceTest {
    private static final String ADVICE = "\nThe sections are in src/main/resources/io/github/cardfold/rules.";

    @Test
    void everyCitedSectionExists() {
        var wrong = wrong(Encoded.all().appendAll(Tried.all()));
        assertTrue(wrong.isEmpty(), () -> wrong.mkString("\n", "\n", ADVICE));
    }

    @Test
    void whatTriesASectionIsRun() {
        assertEquals(Array.empty(), Tried.idle(ArchitectureRules.tests()));
    }

    @Test
    void aWrongReferenceIsReportedWhereverItStands() {
        String violations = Encoded.name(ArchitectureRules.violations("reference")
                .get(ArchitectureRules.violationsRoot("reference") + ".WrongReferences"));
        assertEquals(
                Array.of(
                        violations + " cites IT 99.1",
                        violations + "#<init> cites VW 1.1.1.",
                        violations + "#field cites EN ",
                        violations + "#method cites ID 10.4.1.99",
                        violations.replace("WrongReferences", "package-info") + " cites JP 0"),
                wrong(Encoded.inCode(violations())).map(Citation::toString));
    }

    @Test
    void aTagOnNoTestIsReported() {
        assertEquals(8, Tried.idle(violations()).size());
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

    private static JavaClasses violations() {
        return ArchitectureRules.violations("reference");
    }

    private static Array<Citation> wrong(Array<Citation> citations) {
        return citations.filter(
                each -> Ledger.of(each.document()).find(each.section()).isEmpty());
    }
}
