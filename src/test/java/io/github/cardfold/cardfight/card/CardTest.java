package io.github.cardfold.cardfight.card;

import static io.github.cardfold.cardfight.card.SampleDecks.card;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Test;

class CardTest {

    @Test
    @Rule(jp = {"2.10.1.1", "14.5.1"})
    void theBoostIconLetsACardBoost() {
        assertFalse(card("Plain").build().boost());
        assertTrue(card("Booster").skills(Skills.of(SkillIcon.BOOST)).build().boost());
    }

    @Test
    @Rule(jp = {"2.10.1.2", "14.4.1"})
    void theInterceptIconLetsACardIntercept() {
        assertFalse(card("Plain").build().intercept());
        assertTrue(card("Guard").skills(Skills.of(SkillIcon.INTERCEPT)).build().intercept());
    }

    @Test
    @Rule(jp = {"14.3.1", "14.3.3.1", "14.3.4.1", "2.17.2.1"})
    void driveIconsRaiseTheDriveByOneOrTwo() {
        assertEquals(0, card("Plain").build().driveBonus());
        assertEquals(
                1, card("Twin").skills(Skills.of(SkillIcon.TWIN_DRIVE)).build().driveBonus());
        assertEquals(
                2,
                card("Triple").skills(Skills.of(SkillIcon.TRIPLE_DRIVE)).build().driveBonus());
    }

    @Test
    @Rule(jp = "14.3.2#1")
    void ofSeveralDriveIconsTheLargestAloneCounts() {
        Skills both = Skills.of(SkillIcon.TRIPLE_DRIVE, SkillIcon.TWIN_DRIVE);
        assertEquals(2, both.driveBonus());
        assertEquals(Skills.of(SkillIcon.TWIN_DRIVE, SkillIcon.TRIPLE_DRIVE, SkillIcon.TWIN_DRIVE), both);
    }

    @Test
    void skillsAreASet() {
        Skills skills = Skills.of(SkillIcon.TWIN_DRIVE, SkillIcon.BOOST);
        assertEquals(Array.of(SkillIcon.BOOST, SkillIcon.TWIN_DRIVE), skills.icons());
        assertEquals("boost, twin drive", skills.toString());
        assertEquals(Skills.of(SkillIcon.BOOST, SkillIcon.TWIN_DRIVE).hashCode(), skills.hashCode());
        assertNotEquals(Skills.of(SkillIcon.BOOST), skills);
        assertEquals(Skills.none(), Skills.of());
    }

    @Test
    @Rule(jp = "2.9.6")
    void aTypeIsWrittenSubtypeFirst() {
        assertEquals("unit", card("Plain").build().type());
        assertEquals(
                "trigger unit",
                SampleDecks.trigger("Trigger", Trigger.DRAW).build().type());
    }

    @Test
    @Rule(jp = "2.6.3")
    void aShieldOfZeroIsNotTheSameAsNone() {
        assertFalse(card("None").build().hasShield());
        assertTrue(card("Zero").hasShield(true).build().hasShield());
        assertTrue(card("Some").shield(5000).build().hasShield());
    }

    @Test
    @Rule(jp = "2.1.2")
    void aCardHasItsOwnNameBeforeItsFurtherNames() {
        assertEquals(
                Array.of("One", "Two"),
                card("One").names(Array.of("Two")).build().allNames());
    }

    @Test
    @Rule(jp = {"2.9.3.3", "2.9.3.4", "2.9.3.7"})
    void noCardPrintsATypeThatIsAState() {
        assertRefused("no card prints the main type heart", card("Stateful").mainType(MainType.HEART));
        assertRefused(
                "no card prints the main type original dress", card("Stateful").mainType(MainType.ORIGINAL_DRESS));
        assertRefused(
                "no card prints the main type growth source", card("Stateful").mainType(MainType.GROWTH_SOURCE));
    }

    @Test
    void aCardThatCannotBeIsRefused() {
        assertRefused(
                "its id must be lower-case words joined by hyphens", card("x").id("No Id"));
        assertRefused(
                "a name must be one line with no space around it, not ' x'",
                card("x").name(" x"));
        assertRefused(
                "a name must be one line with no space around it, not ''",
                card("x").names(Array.of("")));
        assertRefused(
                "a race must be one line with no space around it, not 'a\nb'",
                card("x").races(Array.of("a\nb")));
        assertRefused(
                "a nation must be one line with no space around it, not 'N '",
                card("x").nations(Array.of("N ")));
        assertRefused(
                "a subtype must be one line with no space around it, not ''",
                card("x").subtypes(Array.of("")));
        assertRefused(
                "a tag must be one line with no space around it, not '\t'",
                card("x").tags(TreeSet.of("\t")));
        assertRefused("it has the same name twice", card("x").names(Array.of("x")));
        assertRefused("it has the same clan twice", card("x").clans(Array.of("A", "B", "A")));
        assertRefused("its grade must be 0 or more, not -1", card("x").grade(-1));
        assertRefused("its power must be 0 or more, not -1", card("x").power(-1));
        assertRefused("its shield must be 0 or more, not -1", card("x").shield(-1));
        assertRefused(
                "its trigger power must be 0 or more, not -1",
                card("x").trigger(Trigger.DRAW).triggerPower(-1));
        assertRefused("its critical must be 0 or more, not -1", card("x").critical(-1));
        assertRefused(
                "it has a trigger power and no trigger icon to print it under",
                card("x").triggerPower(5000));
    }

    @Test
    @Rule(jp = "11.10.2.9")
    void anOverTriggerHasThePowerOfTheRuleWhateverItDoesNotSay() {
        Card silent = card("x").trigger(Trigger.OVER).build();
        assertEquals(100_000_000, silent.triggerPower());
        assertEquals(silent, silent.withTriggerPower(100_000_000));
        for (int other : new int[] {1, 10_000, 99_999_999, 100_000_001}) {
            assertRefused(
                    "the trigger power of an over trigger is 100000000, not " + other,
                    card("x").trigger(Trigger.OVER).triggerPower(other));
        }
        assertEquals(0, card("x").trigger(Trigger.DRAW).build().triggerPower());
    }

    private static void assertRefused(String why, Card.Builder card) {
        IllegalArgumentException refusal = assertThrows(IllegalArgumentException.class, card::build);
        assertTrue(String.valueOf(refusal.getMessage()).endsWith("': " + why), refusal::getMessage);
    }
}
