package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.Ledger;
import io.github.cardfold.kernel.Rule;
import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** Whoever cites a section with {@link Rule} must cite one that the document has. */
class RuleReferenceTest {
    @Test
    void everyCitedSectionExists() {
        var wrong = wrongReferences(House.mainAndTests());
        assertTrue(
                wrong.isEmpty(),
                () -> wrong.mkString("\n", "\n", "\nThe sections are in src/main/resources/io/github/cardfold/rules."));
    }

    @Test
    void aWrongReferenceIsReportedWhereverItStands() {
        String ruin = House.ruinRoot("reference");
        assertEquals(
                List.of(
                        ruin + ".WrongReferences cites IT 99.1",
                        ruin + ".WrongReferences.<init>() cites VW 1.1.1.",
                        ruin + ".WrongReferences.field cites EN ",
                        ruin + ".WrongReferences.method(int) cites ID 10.4.1.99",
                        ruin + ".package-info cites JP 0"),
                wrongReferences(House.ruin("reference")).sorted());
    }

    private static List<String> wrongReferences(JavaClasses classes) {
        return List.ofAll(classes)
                .flatMap(type -> List.ofAll(type.getMembers())
                        .flatMap(member -> wrongReferences(member, member.getFullName()))
                        .prependAll(wrongReferences(type, type.getName())));
    }

    private static List<String> wrongReferences(HasAnnotations<?> element, String name) {
        return List.ofAll(element.tryGetAnnotationOfType(Rule.class).stream())
                .flatMap(rule -> List.of(Document.values())
                        .flatMap(document -> document.sections(rule)
                                .filter(section ->
                                        Ledger.of(document).find(section).isEmpty())
                                .map(section -> name + " cites " + document + " " + section)));
    }
}
