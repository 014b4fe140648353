package io.github.cardfold.mutation;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.citation.Document;
import io.github.cardfold.conformance.ArchitectureRules;
import io.github.cardfold.conformance.violations.mutation.TinyRules;
import io.github.cardfold.effect.AbilityScope;
import io.github.cardfold.kernel.Surgery;
import io.github.cardfold.mutation.Verdict.Lists;
import io.github.cardfold.mutation.Verdict.State;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.ClassNode;

/** The proof put to the proof: of a tiny game one section is truly tried, and one is not though a test says so. */
class SectionProofTest {
    private static final Lists NOTHING_LISTED =
            new Lists(LinkedHashMap.empty(), LinkedHashMap.empty(), LinkedHashMap.empty());
    private static final Settings ALONE = Settings.read(Array.of("--jobs", "1"));

    private static Subject tiny() {
        JavaClasses violations = ArchitectureRules.violations("mutation");
        return Subject.of(
                violations.that(
                        describe("are no tests", type -> type.getSimpleName().equals("TinyRules"))),
                violations.that(
                        describe("are tests", type -> type.getSimpleName().equals("TinyTrials"))),
                Document.JP,
                TinyRules.rules());
    }

    /** What the proof of all of it has told on the way. */
    private static final List<String> TOLD = new ArrayList<>();

    /** The proof of all of it, made once. */
    private static final Proof WHOLE = Proof.of(tiny(), ALONE, NOTHING_LISTED, HomeLab::new, TOLD::add);

    private static Proof proof(Settings settings, Lists lists) {
        return Proof.of(tiny(), settings, lists, HomeLab::new);
    }

    private static Lists accepted(String... places) {
        return new Lists(
                Array.of(places).toLinkedMap(each -> each, each -> "a reason"),
                LinkedHashMap.empty(),
                LinkedHashMap.empty());
    }

    @Test
    void exactlyTheSectionWithTheFalseTagSurvives() {
        var proof = WHOLE;
        assertEquals(Array.empty(), proof.broken());
        assertEquals(
                Array.of(
                        "JP 1.2.1 at conformance.violations.mutation.TinyRules#second",
                        "JP 1.2.1 at 1.2.1 in procedure 1.1"),
                proof.in(State.SURVIVES).map(Verdict::place));
        assertEquals(
                Array.of(
                        "JP 1.1.1 at conformance.violations.mutation.TinyRules#first",
                        "JP 1.1.1 at 1.1.1 in procedure 1.1"),
                proof.in(State.PROVEN).map(Verdict::place));
        assertEquals(
                Array.of("JP 1.2.2 at 1.2.2 in procedure 1.1"),
                proof.in(State.BREAKS).map(Verdict::place));
        assertFalse(proof.isGood());
    }

    @Test
    void eachSectionIsToldOnceAsSoonAsItIsDecided() {
        assertTrue(TOLD.contains("JP 1.1.1\tproven"));
        assertTrue(TOLD.contains(
                "JP 1.2.1\tsurvives\tconformance.violations.mutation.TinyRules#second" + "\t1.2.1 in procedure 1.1"));
        var sections = Array.ofAll(TOLD).filter(each -> !each.contains("\tnot noticed\t"));
        assertEquals(
                WHOLE.verdicts().map(Verdict::key).distinct().sorted(),
                sections.map(each -> each.substring(0, each.indexOf('\t'))).sorted());
    }

    @Test
    void theReportNamesTheKillerAndWhatSurvived() {
        var report = new ProofReport(WHOLE, 61);
        String whatTheKernelHas = "\\d+ sections in \\d+ places: 1 proven, 0 accepted, \\d+ not tried, ";
        assertTrue(
                report.totals()
                        .matches(whatTheKernelHas + "0 only refused, 1 only breaks down, 1 survives; "
                                + "1 single alterations, of which 0 survive; 1 min 1 s"),
                report::totals);
        assertTrue(report.page().contains("- JP 1.2.1 at 1.2.1 in procedure 1.1\n  - left out\n"), report::page);
        assertTrue(
                report.table()
                        .contains("JP 1.1.1\t1.1.1 in procedure 1.1\tproven\t\tleft out\t"
                                + "conformance.violations.mutation.TinyTrials#threePoints (ASSERTION)\t\n"),
                report::table);
    }

    /**
     * What quick tests notice needs no slow one; what they do not is left to the slow ones, none of which is left out.
     */
    @Test
    void slowTestsAreRunForWhatNoQuickOneNotices() {
        var slow = tiny().trials().toLinkedMap(Trial::selector, each -> 60_000L);
        try (Lab lab = new HomeLab()) {
            var trier = new Trier(tiny(), slow, false);
            var findings = tiny().elements().map(each -> trier.examine(each, lab));
            assertEquals(
                    WHOLE.verdicts().map(each -> each.place() + each.state()),
                    Verdict.of(findings, tiny(), ALONE, NOTHING_LISTED).map(each -> each.place() + each.state()));
        }
        var quickIsEnough = new Trier(tiny(), slow.mapValues(each -> 10L), false);
        try (Lab lab = new HomeLab()) {
            var finding = quickIsEnough.examine(
                    tiny().elements()
                            .find(each -> each.where().endsWith("#first"))
                            .get(),
                    lab);
            assertEquals(
                    Array.of("0", "1"),
                    finding.attempts().map(each -> each.mutant().what().replaceAll(".* ", "")));
        }
    }

    @Test
    void aMethodThatReturnsNothingIsEmptied() {
        ClassNode type = Bytecode.read(AbilityScope.class.getName());
        var emptied = Array.ofAll(type.methods)
                .filter(method -> method.name.equals("validIf"))
                .flatMap(Edits.of(type)::in)
                .filter(each -> each.kind() == Kind.TAKEN_OUT);
        assertEquals(Array.of("effect.AbilityScope#validIf does nothing"), emptied.map(SectionProofTest::words));
        try (Lab lab = new HomeLab()) {
            assertEquals("", lab.make(emptied.head().change().get()));
            String test = "io.github.cardfold.cardfight.play.KeywordTextTest#"
                    + "aContinuousAbilityIsValidWhileTheConditionHolds()";
            assertEquals(Lab.End.ASSERTION, lab.run(test, 60_000).end());
        }
    }

    private static String words(Mutant mutant) {
        return mutant.what().replaceAll("^.* at |( 1), line \\d+:", "");
    }

    /** The steps of every change are spoilt like those of other procedures. */
    @Test
    void theStepsOfAChangeAreSpoiltToo() {
        try (Lab lab = new HomeLab()) {
            var skipped = new Surgery.Operation(Surgery.Cut.SKIPPED, "change", "standby");
            assertEquals("", lab.make(Change.of(skipped)));
            String test = "io.github.cardfold.cardfight.play.AbilitiesTest#" + "anAutoAbilityIsPlayedAfterItsEvent()";
            assertEquals(Lab.End.ASSERTION, lab.run(test, 60_000).end());
        }
    }

    @Test
    void oneSectionIsProvenAlone() {
        var proof = proof(Settings.read(Array.of("--jobs", "1", "--section", "1.1.1")), NOTHING_LISTED);
        assertEquals(Array.of("JP 1.1.1"), proof.verdicts().map(Verdict::key).distinct());
        assertTrue(proof.isGood());
        assertEquals(
                2,
                proof(Settings.read(Array.of("--chapter", "1.2", "--jobs", "1")), NOTHING_LISTED)
                        .verdicts()
                        .map(Verdict::key)
                        .distinct()
                        .size());
    }

    @Test
    void aSurvivorMayBeAcceptedButNotInVain() {
        var proof = proof(
                ALONE,
                accepted(
                        "JP 1.2.1 at conformance.violations.mutation.TinyRules#second",
                        "JP 1.2.1 at 1.2.1 in procedure 1.1",
                        "JP 1.1.1 at 1.1.1 in procedure 1.1",
                        "JP 1.1.1 at nowhere"));
        assertEquals(Array.empty(), proof.in(State.SURVIVES));
        assertEquals(2, proof.in(State.ACCEPTED).size());
        assertEquals(
                Array.of(
                        "JP 1.1.1 at 1.1.1 in procedure 1.1 is accepted, but proven by now",
                        "JP 1.1.1 at nowhere is accepted, but there is no such place"),
                proof.stale());
    }

    @Test
    void aClauseIsProvenByATestThatNamesItAlone() {
        var subject = tiny();
        var split = new Subject(
                subject.elements(),
                subject.trials(),
                LinkedHashMap.of("JP 1.1.1", Array.of("JP 1.1.1#1", "JP 1.1.1#2")));
        var proof = Proof.of(
                split, Settings.read(Array.of("--jobs", "1", "--section", "1.1.1")), NOTHING_LISTED, HomeLab::new);
        assertEquals(
                Array.of(State.PROVEN, State.PROVEN, State.PROVEN, State.UNTRIED),
                proof.verdicts().map(Verdict::state));
        assertEquals(
                Array.of("JP 1.1.1#1", "JP 1.1.1#2"),
                proof.verdicts().map(Verdict::key).takeRight(2));
    }

    @Test
    void filesThatChangedTouchTheirSections() {
        String directory = "src/test/java/io/github/cardfold/conformance/violations/mutation/";
        assertEquals(
                Array.of("JP 1.1.1", "JP 1.2.1", "JP 1.2.2"),
                Touched.by(Array.of(directory + "TinyRules.java", "README.md"), tiny()));
        assertEquals(
                Array.of("JP 1.2.1", "JP 1.1.1", "JP 1.2.2").sorted(),
                Touched.by(Array.of(directory + "TinyTrials.java"), tiny()).sorted());
        assertEquals(Array.empty(), Touched.by(Array.of(directory + "package-info.java"), tiny()));
    }

    @Test
    void aTitleIsTriedByTheSectionsBelowItOrElseByItsChapter() {
        Trial end = new Trial("end", "", "", Array.of("JP 9.11.8"));
        Trial ride = new Trial("ride", "", "", Array.of("JP 9.6.1"));
        var subject = new Subject(Array.empty(), Array.of(end, ride), LinkedHashMap.empty());
        assertEquals(Array.of(end), subject.trials("JP 9.11"));
        assertEquals(Array.of(end, ride), subject.trials("JP 9.1"));
        assertEquals(Array.empty(), subject.trials("JP 9.11.1"));
    }

    @Test
    void settingsAreReadAndNonsenseIsRefused() {
        var settings = Settings.read(Array.of("--changed", "--all", "--section", "VW:3.2.4"));
        assertEquals("HEAD~1", settings.base());
        assertEquals(Array.of("VW 3.2.4"), settings.sections());
        assertTrue(settings.all());
        assertEquals("main", Settings.read(Array.of("--changed", "main")).base());
        var conditions = Settings.read(Array.of("--conditions"));
        assertTrue(conditions.wants(Kind.REQUIREMENT) && conditions.wants(Kind.CONDITION));
        assertFalse(conditions.wants(Kind.SEATS) || conditions.wants(Kind.ONCE));
        assertTrue(Settings.read(Array.of("--conditions", "--seconds")).wants(Kind.ONCE));
        for (String nonsense : new String[] {"--section", "--all yes", "--conditions yes", "10.4", "--unknown 1"}) {
            assertThrows(IllegalArgumentException.class, () -> Settings.read(Array.of(nonsense.split(" "))));
        }
    }

    @Test
    void theListOfAcceptedSurvivorsNamesPlacesThatExistWithReasons() {
        var subject = Subject.library();
        var places = subject.elements().flatMap(element -> element.keys().map(key -> Verdict.place(key, element)));
        Map<String, String> accepted = SectionProof.lists().accepted();
        assertEquals(Array.empty(), accepted.keySet().toArray().reject(places::contains));
        assertEquals(Array.empty(), accepted.values().toArray().reject(reason -> reason.length() > 20));
    }

    @Test
    void theListOfSingleAlterationsNamesSomeThatExistWithReasons() {
        Map<String, String> accepted = SectionProof.lists().singles();
        assertEquals(Array.empty(), accepted.keySet().toArray().reject(SectionProofTest::isMade));
        assertEquals(Array.empty(), accepted.values().toArray().reject(reason -> reason.length() > 20));
    }

    private static boolean isMade(String name) {
        String type = name.replaceFirst("^.* at (.*)#.*$", "io.github.cardfold.$1");
        return type.equals(name)
                ? Array.of(Cardfight.rules(), Subject.vandaria())
                        .flatMap(Surgery::operations)
                        .map(Surgery::words)
                        .contains(name)
                : Edits.of(Bytecode.read(type)).names().contains(name);
    }

    /** Its tests are run in a process of its own; one that does not come back is ended. */
    @Test
    void aTestWithoutAnEndIsEnded() {
        try (Lab lab = new AwayLab()) {
            String trial = "io.github.cardfold.conformance.violations.mutation.TinyTrials#threePoints()";
            assertEquals("", lab.make(Change.NONE));
            assertEquals(Lab.End.PASSED, lab.run(trial, 60_000).end());
            assertEquals(Lab.End.TIMEOUT, lab.run(trial, 0).end());
            assertEquals(Lab.End.PASSED, lab.run(trial, 60_000).end());
        }
    }
}
