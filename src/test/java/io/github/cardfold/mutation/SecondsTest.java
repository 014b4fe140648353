package io.github.cardfold.mutation;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Document;
import io.github.cardfold.conformance.ArchitectureRules;
import io.github.cardfold.conformance.violations.mutation.TinyRules;
import io.github.cardfold.kernel.Surgery;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.WrappedAsk;
import io.github.cardfold.mutation.Verdict.Lists;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import java.lang.reflect.Method;
import org.junit.jupiter.api.Test;

/** The alterations that only a second fighter, thing or pass shows: each kind is made, and noticed by whoever looks. */
class SecondsTest {
    private static final Lists NOTHING_LISTED =
            new Lists(LinkedHashMap.empty(), LinkedHashMap.empty(), LinkedHashMap.empty());
    private static final String TINY = "conformance.violations.mutation.TinySeconds#";

    private static Array<String> names(String type) {
        return Edits.of(Bytecode.read("io.github.cardfold." + type)).names();
    }

    private static void assertMade(String type, String... names) {
        var made = names(type);
        assertTrue(Array.of(names).forAll(made::contains), made::toString);
    }

    private static Proof proof() {
        var violations = ArchitectureRules.violations("mutation");
        var subject = Subject.of(
                violations.that(
                        describe("are no tests", type -> type.getSimpleName().equals("TinySeconds"))),
                violations.that(
                        describe("are tests", type -> type.getSimpleName().equals("TinySecondTrials"))),
                Document.JP,
                TinyRules.rules());
        return Proof.of(
                subject,
                Settings.read(Array.of("--chapter", "2", "--seconds", "--jobs", "1")),
                NOTHING_LISTED,
                HomeLab::new);
    }

    @Test
    void whoLooksAtTheSecondNoticesAndWhoLooksAtOneDoesNot() {
        var proof = proof();
        assertEquals(Array.empty(), proof.broken());
        var outcomes = proof.outcomes();
        assertEquals(
                Array.of(
                        "first only at " + TINY + "sum 1",
                        "last only at " + TINY + "sum 1",
                        "master for owner at " + TINY + "master 1",
                        "master for owner at " + TINY + "master 2",
                        "seats swapped at " + TINY + "master 1"),
                outcomes.filter(Outcome::survives)
                        .map(each -> each.mutant().group())
                        .sorted());
        assertEquals(
                Array.of(
                        "first only at " + TINY + "doubled 1",
                        "first only at " + TINY + "isAnyEvenPositive 1",
                        "first only at " + TINY + "product 1",
                        "first only at " + TINY + "rising 1",
                        "last only at " + TINY + "doubled 1",
                        "last only at " + TINY + "firstPositive 1",
                        "last only at " + TINY + "isAnyEvenPositive 1",
                        "last only at " + TINY + "product 1",
                        "seats swapped at " + TINY + "helped 1",
                        "seats swapped at " + TINY + "opponent 1",
                        "seats swapped at " + TINY + "opponent 2"),
                outcomes.reject(Outcome::survives)
                        .map(each -> each.mutant().group())
                        .sorted());
    }

    @Test
    void everyKindIsMadeOfRealCode() {
        assertMade("kernel.TimestampStage", "once only at kernel.TimestampStage#answer 1");
        assertMade(
                "cardfight.rule.Overlapping",
                "first only at cardfight.rule.Overlapping#events 1",
                "first only at cardfight.rule.Overlapping#events 2",
                "last only at cardfight.rule.Overlapping#events 1",
                "last only at cardfight.rule.Overlapping#events 2",
                "master for owner at cardfight.rule.Overlapping#events 1",
                "seats swapped at cardfight.rule.Overlapping#events 1");
        assertMade(
                "cardfight.entry.Call",
                "first only at cardfight.entry.Call#put 1",
                "first only at cardfight.entry.Call#facts 1");
        assertMade(
                "cardfight.rule.Damage",
                "turn fighter for the other at cardfight.rule.Damage#damaged 1",
                "seats swapped at cardfight.rule.Damage#damaged 1");
    }

    /** Of a message only the words are known, and of an array with a size nobody sees another size. */
    @Test
    void whatNoPlayerCanTellIsNotAltered() {
        var names = names("cardfight.turn.GAssist");
        assertTrue(names.exists(each -> each.startsWith("altered at ")));
        var edits = Edits.of(Bytecode.read("io.github.cardfold.cardfight.turn.DrawPhase"));
        assertEquals(2, edits.names().count(each -> each.startsWith("altered at ")));
    }

    /** Whether an event has a fighter at all, and then which one: only the second question is altered. */
    @Test
    void whetherThereIsAFighterIsNoQuestionWhichOneItIs() {
        assertEquals(
                1, names("view.EventLook").count(each -> each.startsWith("seats swapped at view.EventLook#seat ")));
        assertFalse(names("cardfight.fact.CardfightGame")
                .exists(each ->
                        each.startsWith("turn fighter for the other at cardfight.fact.CardfightGame#hasBegun ")));
    }

    /** Whatever leads out of a loop is carried out once anyway. */
    @Test
    void aWayOutOfALoopIsNotLeftOutTheSecondTime() {
        var operations = Surgery.operations(io.github.cardfold.cardfight.Cardfight.rules())
                .filter(each ->
                        each.cut() == Surgery.Cut.FIRST_PASS && each.procedure().equals("11.6.1"))
                .map(Surgery.Operation::label);
        assertTrue(operations.contains("11.6.1.4 repeat"));
        assertFalse(operations.contains("11.6.1.6"));
    }

    @Test
    void aSecondPassIsLeftOut() {
        var once = new Surgery.Operation(Surgery.Cut.FIRST_PASS, "10.6", "10.6.1.2.6");
        assertTrue(Surgery.operations(io.github.cardfold.cardfight.Cardfight.rules())
                .contains(once));
        try (Lab lab = new HomeLab()) {
            assertEquals("", lab.make(Change.of(once)));
            String test = "io.github.cardfold.cardfight.battle.DriveStepTest#";
            assertEquals(
                    Lab.End.ASSERTION,
                    lab.run(test + "twinDriveMakesTwoChecksOneAtATime()", 60_000)
                            .end());
            assertEquals(
                    Lab.End.PASSED,
                    lab.run(test + "aDriveCheckShowsTheTopCardAndAddsItToTheHand()", 60_000)
                            .end());
        }
    }

    /** Whatever a wrapped question did not pass on would fail tests though no alteration is switched on. */
    @Test
    void aQuestionThatCanBeAlteredPassesOnWhateverItIsAsked() {
        var wrapped = Array.of(WrappedAsk.class.getDeclaredMethods()).map(SecondsTest::signature);
        assertEquals(
                Array.empty(),
                Array.of(Ask.class.getMethods()).map(SecondsTest::signature).removeAll(wrapped));
    }

    private static String signature(Method method) {
        return method.getName() + Array.of(method.getParameterTypes());
    }
}
