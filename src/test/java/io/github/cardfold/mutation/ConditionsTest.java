package io.github.cardfold.mutation;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.citation.Document;
import io.github.cardfold.conformance.ArchitectureRules;
import io.github.cardfold.conformance.violations.mutation.TinyConditions;
import io.github.cardfold.mutation.Verdict.Lists;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import org.junit.jupiter.api.Test;

/** Requirements that are left out and clauses of conditions that are negated, and who notices. */
class ConditionsTest {
    private static final String TINY = "conformance.violations.mutation.TinyConditions#";

    private static Subject tiny() {
        var violations = ArchitectureRules.violations("mutation");
        return Subject.of(
                violations.that(
                        describe("are no tests", type -> type.getSimpleName().equals("TinyConditions"))),
                violations.that(
                        describe("are tests", type -> type.getSimpleName().equals("TinyConditionTrials"))),
                Document.JP,
                TinyConditions.rules());
    }

    private static Array<Outcome> outcomes(String... words) {
        var settings = Settings.read(Array.of(words).appendAll(Array.of("--conditions", "--jobs", "1")));
        var none = LinkedHashMap.<String, String>empty();
        var proof = Proof.of(tiny(), settings, new Lists(none, none, none), HomeLab::new);
        assertEquals(Array.empty(), proof.broken());
        assertEquals(Array.empty(), proof.verdicts());
        return proof.outcomes();
    }

    private static Array<String> names(Array<Outcome> outcomes) {
        return outcomes.map(each -> each.mutant().group()).sorted();
    }

    @Test
    void whoLooksAtWhatIsNotSoNoticesAndWhoDoesNotDoesNot() {
        var outcomes = outcomes("--chapter", "3");
        assertEquals(
                Array.of(
                        "condition negated at " + TINY + "isBetween 1",
                        "requirement left out at " + TINY + "<clinit> 1"),
                names(outcomes.filter(Outcome::survives)));
        assertEquals(
                Array.of(
                        "condition negated at " + TINY + "isBetween 2",
                        "condition negated at " + TINY + "lambda$atMost$3 1",
                        "condition negated at " + TINY + "lambda$static$1 1",
                        "condition negated at " + TINY + "positive 1",
                        "requirement left out at " + TINY + "<clinit> 2"),
                names(outcomes.reject(Outcome::survives)));
    }

    /** It is the section that the requirement names, wherever it gets its condition from. */
    @Test
    void aRequirementIsOfTheSectionThatMakesIt() {
        var outcomes = outcomes("--section", "3.1.3");
        assertEquals(Array.of("requirement left out at " + TINY + "<clinit> 2"), names(outcomes));
        assertEquals(Array.of("JP 3.1.3"), outcomes.flatMap(Outcome::keys));
        assertEquals(Array.of(false), outcomes.map(Outcome::elsewhere));
    }

    @Test
    void theRequirementsOfRealCodeHaveTheirSections() {
        var attack = Edits.of(Bytecode.read("io.github.cardfold.cardfight.battle.AttackStep"));
        assertEquals(
                Array.of("10.4.1.12", "7.39.6", "14.5.2", "14.5.2"),
                attack.requirements().map(each -> each._1));
        var shared = Edits.of(Bytecode.read("io.github.cardfold.cardfight.fact.Conditions"));
        assertEquals(Array.of("1.3.3"), shared.requirements().map(each -> each._1));
    }
}
