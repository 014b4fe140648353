package io.github.cardfold.cardfight.edition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class VocabularyTest {
    @Test
    void everyRoleHasKinds() {
        assertTrue(
                Language.roles().forAll(role -> Vocabulary.LANGUAGE.names(role).nonEmpty()));
    }

    @Test
    @Rule(jp = {"11.1.1", "11.1.1.5"})
    void theKindsOfAbilitiesAreThoseOfTheRulesAndTriggersAreIcons() {
        assertEquals(
                Array.of("act", "additional effect", "auto", "cont", "keyword", "of", "order"),
                Vocabulary.LANGUAGE.names(Ability.class));
        assertEquals(
                Array.empty(),
                TestCards.PACK.card(TestCards.trigger("critical")).get().abilities());
    }
}
