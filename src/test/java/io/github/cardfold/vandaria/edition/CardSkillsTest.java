package io.github.cardfold.vandaria.edition;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.Equip;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.edition.CardSkills.Misprint;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardSkillsTest {
    private static final String BLESSING = "{'active': {'cost': 'slide', 'then': ['draw']}}";

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

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "only an Action has such a skill | {'action': {'then': ['draw']}}",
                "only an Equipment has an Effect, which 'worn' says | {'worn': {'range attack': {'damage': 1}}}",
                "only a Follower of the Subdeck has Vampiric (12.9.10.2) | {'vampiric': {'cost': 'slide'}}",
                "only a card of the Subdeck has a Recipe (4.8.1) | {'recipe': {'cost': {'pay gold': 1}}}",
                "the Upgrade Parts of a card stand in their order, so that this one is part 1 |"
                        + " {'upgrade part': {'part': 2, 'cost': 'slide', 'effects': {'gets': {'atk': 1}}}}",
            })
    @Rule(vw = "4.8.1")
    void aCardHasOnlySkillsThatItCanUse(String why, String skill) {
        assertMisprint(new Misprint(1, ability(skill).english(), why), follower(BLESSING, skill));
    }

    @Test
    @Rule(vw = {"3.9.2", "12.3.2", "4.8.1"})
    void anActionHasTheSkillOfAnActionAndACardOfTheSubdeckMayHaveARecipe() {
        VandariaCard action = VandariaCard.builder()
                .id("feint")
                .name("Feint")
                .cost(GoldCost.of(1))
                .type(new ActionCard(Option.none()))
                .skills(Array.of(ability(BLESSING)))
                .build();
        assertMisprint(new Misprint(0, ability(BLESSING).english(), "an Action has the skill of an Action"), action);
        VandariaCard form = follower("{'recipe': {'cost': {'pay gold': 1}}}").withCost(GoldCost.S);
        assertEquals(Option.none(), CardSkills.misprint(form));
    }

    @Test
    @Rule(vw = "12.9.11.5")
    void anUpgradePartComesAfterThoseBeforeIt() {
        String part = "{'upgrade part': {'part': %d, 'cost': 'slide', 'effects': {'gets': {'atk': 1}}}}";
        assertEquals(Option.none(), CardSkills.misprint(follower(part.formatted(1), part.formatted(2))));
        assertEquals(
                Option.some(2),
                CardSkills.misprint(follower(part.formatted(1), part.formatted(2), part.formatted(2)))
                        .map(Misprint::at));
    }

    @Test
    @Rule(vw = {"12.7.1", "12.7.2"})
    void aSkillOfAChainComesAfterOneOfItsCardAndTheFirstAfterNone() {
        String first = "{'active': {'label': 'first', 'cost': 'slide', 'then': ['draw']}}";
        String trigger = "{'trigger': {'label': 'second', 'after': 'first', 'on': 'attacks', 'then': ['draw']}}";
        String last = "{'active': {'label': 'last', 'after': 'second', 'cost': 'slide', 'then': ['draw']}}";
        assertEquals(Option.none(), CardSkills.misprint(follower(last, first, trigger)));

        String missing = "the card has no Active or Trigger Skill 'second' for it to come after";
        assertMisprint(new Misprint(1, ability(last).english(), missing), follower(first, last));
        String circle = "{'trigger': {'label': 'second', 'after': 'last', 'on': 'attacks', 'then': ['draw']}}";
        String none = "each of these skills comes after another one, so that none can be first";
        assertMisprint(new Misprint(0, ability(circle).english(), none), follower(circle, last));
        String nameless = "{'active': {'after': 'first', 'cost': 'slide', 'then': ['draw']}}";
        String label = "a skill after another one has a label of its own";
        assertMisprint(new Misprint(1, ability(nameless).english(), label), follower(first, nameless));
    }

    @Test
    void whatAPackSaysOfASkillThatItsCardCannotHaveNamesTheSkill() {
        var pack = Data.fields()
                .text("id", "p")
                .text("pack version", "1")
                .items("cards", Array.of(VandariaCardData.write(follower(BLESSING, "{'action': {'then': ['draw']}}"))))
                .build();
        assertEquals(
                "$.cards[0].skills[1]: expected a skill that the card can have, found Action: Draw a card. (only an"
                        + " Action has such a skill) in card 'page'",
                VandariaPackData.read(Reading.of(pack).fields())
                        .getLeft()
                        .head()
                        .getMessage());
    }

    private static void assertMisprint(Misprint misprint, VandariaCard card) {
        assertEquals(Option.some(misprint), CardSkills.misprint(card));
        String refusal = String.valueOf(
                assertThrows(EffectException.class, () -> Vandaria.rules(VandariaRules.standard(), Array.of(card)))
                        .getMessage());
        assertEquals(card.id() + ": " + misprint.why() + ": " + misprint.skill(), refusal);
    }

    private static VandariaCard follower(String... skills) {
        return VandariaCard.builder()
                .id("page")
                .name("Page")
                .cost(GoldCost.of(1))
                .type(Follower.builder()
                        .kind(FollowerKind.HUMAN)
                        .personality(Personality.HOLY)
                        .atk(1)
                        .def(0)
                        .vit(1)
                        .build())
                .skills(Array.of(skills).map(CardSkillsTest::ability))
                .build();
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
