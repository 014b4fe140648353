package io.github.cardfold.vandaria.card;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What the types of Followers print (3.6). */
class FollowerTest {
    private static void assertRefused(String why, Follower.Builder follower) {
        var refusal = assertThrows(IllegalArgumentException.class, follower::build);
        assertEquals(why, refusal.getMessage());
    }

    @Test
    @Rule(vw = {"3.6.4.5", "3.6.4.6", "3.6.4.7"})
    void aHalfFramelessIsBothAndNeither() {
        assertTrue(FollowerKind.HALF_FRAMELESS.isHuman());
        assertTrue(FollowerKind.HALF_FRAMELESS.isFrameless());
        assertTrue(FollowerKind.HALF_FRAMELESS.isNonHuman());
        assertTrue(FollowerKind.HALF_FRAMELESS.isNonFrameless());
        assertFalse(FollowerKind.HUMAN.isNonHuman());
        assertFalse(FollowerKind.HUMAN.isFrameless());
        assertFalse(FollowerKind.FRAMELESS.isNonFrameless());
        assertFalse(FollowerKind.FRAMELESS.isHuman());
        assertFalse(FollowerKind.VANADIS.isHuman());
        assertTrue(FollowerKind.MONSTER.isNonFrameless());
    }

    @Test
    @Rule(vw = {"3.6.2.1", "3.6.3.1", "3.6.4.3", "3.6.6.4", "3.6.7.3"})
    void personalitiesFollowFromTheType() {
        for (FollowerKind kind : FollowerKind.values()) {
            for (Personality personality : Personality.values()) {
                boolean isOneOf = switch (kind) {
                    case HUMAN -> personality != Personality.ARK;
                    case FRAMELESS, HALF_FRAMELESS -> personality == Personality.ARK;
                    case MONSTER -> true;
                    case DEIMOS -> personality == Personality.DARK;
                    case VANADIS -> personality == Personality.HOLY;
                };
                Follower.Builder follower = Samples.follower(kind, personality);
                if (isOneOf) {
                    Follower built = assertDoesNotThrow(follower::build, kind + " " + personality);
                    assertEquals(personality, built.personality());
                } else {
                    assertThrows(IllegalArgumentException.class, follower::build, kind + " " + personality);
                }
            }
        }
    }

    @Test
    @Rule(vw = {"3.6.3.2", "3.6.4.3"})
    void aFramelessAndAHalfFramelessHaveSizeOneUnlessTheyPrintAnother() {
        for (FollowerKind kind : Array.of(FollowerKind.FRAMELESS, FollowerKind.HALF_FRAMELESS)) {
            assertEquals(1, Samples.follower(kind, Personality.ARK).build().size());
            assertEquals(
                    2, Samples.follower(kind, Personality.ARK).size(2).build().size());
        }
    }

    @Test
    @Rule(vw = {"3.6.2.2", "3.6.5.4"})
    void aHumanHasSizeOneAndAMonsterMayBeLarger() {
        assertRefused(
                "a Human has size 1, not 2",
                Samples.follower(FollowerKind.HUMAN, Personality.DARK).size(2));
        assertEquals(1, Samples.human().size());
        assertEquals(
                5,
                Samples.follower(FollowerKind.MONSTER, Personality.HOLY)
                        .size(5)
                        .build()
                        .size());
    }

    @Test
    @Rule(vw = {"3.6.2.4", "3.6.3.3", "3.6.4.4", "3.6.7.4", "11.5.1"})
    void onlyAnArkFollowerDealsDamageOfAnElement() {
        assertRefused(
                "only the ATK of an Ark Follower deals damage of an element",
                Samples.follower(FollowerKind.HUMAN, Personality.HOLY).element(Element.FIRE));
        assertRefused(
                "only the ATK of an Ark Follower deals damage of an element",
                Samples.follower(FollowerKind.VANADIS, Personality.HOLY).element(Element.LIGHT));
        assertEquals(
                Element.EARTH,
                Samples.follower(FollowerKind.HALF_FRAMELESS, Personality.ARK)
                        .element(Element.EARTH)
                        .build()
                        .element());
        assertEquals(
                Element.VOID,
                Samples.follower(FollowerKind.FRAMELESS, Personality.ARK)
                        .build()
                        .element());
    }

    @Test
    @Rule(vw = {"3.6.5.2", "3.6.6.1", "3.6.4.1"})
    void monstersAndDeimosHaveSpeciesAndNeitherGenderNorJob() {
        assertRefused(
                "a Monster has no gender and no job",
                Samples.follower(FollowerKind.MONSTER, Personality.DARK).gender(Option.some(Gender.FEMALE)));
        assertRefused(
                "a Deimos has no gender and no job",
                Samples.follower(FollowerKind.DEIMOS, Personality.DARK).jobs(Array.of("Artist")));
        assertEquals(
                Option.some("Minotaur"),
                Samples.follower(FollowerKind.MONSTER, Personality.DARK)
                        .species(Option.some("Minotaur"))
                        .build()
                        .species());
        assertEquals(
                2,
                Samples.follower(FollowerKind.HALF_FRAMELESS, Personality.ARK)
                        .jobs(Array.of("Artist", "Summoner"))
                        .build()
                        .jobs()
                        .size());
    }

    @Test
    @Rule(vw = {"3.6.5.3", "3.6.6.2", "6.3.1"})
    void attributesAreThoseOfMonstersAndDeimos() {
        assertRefused(
                "a Summon Follower is a Monster",
                Samples.follower(FollowerKind.DEIMOS, Personality.DARK).attributes(Array.of(FollowerAttribute.SUMMON)));
        assertRefused(
                "only Monsters and Deimos have special attributes",
                Samples.follower(FollowerKind.HUMAN, Personality.DARK).attributes(Array.of(FollowerAttribute.LORD)));
        assertEquals(
                2,
                Samples.follower(FollowerKind.DEIMOS, Personality.DARK)
                        .attributes(Array.of(FollowerAttribute.LORD, FollowerAttribute.LEGEND))
                        .build()
                        .attributes()
                        .size());
    }

    @Test
    void aFollowerWithoutVitIsRefused() {
        assertRefused(
                "its VIT must be 1 or more, not 0",
                Follower.builder()
                        .kind(FollowerKind.HUMAN)
                        .personality(Personality.HOLY)
                        .atk(0)
                        .def(0)
                        .vit(0));
    }
}
