package io.github.cardfold.vandaria.edition;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.card.Equip;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EquipmentSkillsTest {
    @ParameterizedTest
    @ValueSource(strings = {"{'range attack': {'damage': 1}}", "{'trigger': {'on': 'attacks', 'then': [{'draw': 1}]}}"})
    @Rule(vw = "3.7.3.10")
    void whatOnlyAFollowerCanUseIsForItsFollower(String skill) {
        String refusal = String.valueOf(
                assertThrows(EffectException.class, () -> rules(skill)).getMessage());
        assertEquals(
                "sling: only the Follower of an Equipment can use this skill, which 'worn' has to give: "
                        + ability(skill).english(),
                refusal);
        assertDoesNotThrow(() -> rules("{'worn': " + skill + "}"));
    }

    @Test
    @Rule(vw = "3.7.3.10")
    void whatAnyPropertyCanUseAnEquipmentMayPrint() {
        assertDoesNotThrow(() -> rules("{'trigger': {'on': 'enters', 'then': [{'draw': 1}]}}"));
    }

    private static Rules rules(String skill) {
        VandariaCard sling = VandariaCard.builder()
                .id("sling")
                .name("Sling")
                .cost(GoldCost.of(1))
                .type(new Relic(Relic.Kind.EQUIPMENT, 0, 0, Option.some(Equip.FREE)))
                .skills(Array.of(ability(skill)))
                .build();
        return Vandaria.rules(VandariaRules.standard(), Array.of(sling));
    }

    private static Ability ability(String json) {
        return VandariaVocabulary.LANGUAGE.read(Ability.class, DataJson.read(json.replace('\'', '"')));
    }
}
