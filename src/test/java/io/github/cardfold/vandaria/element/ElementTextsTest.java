package io.github.cardfold.vandaria.element;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.card.ActionCard;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.edition.VandariaRulesData;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.github.cardfold.vandaria.state.ElementNumbers;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of elements and FrameSpells: what they say in English, and what is wrong with some. */
class ElementTextsTest {
    private static final String SPELL = "{'frame spell': {'then': [{'gain gold': 1}]}}";
    private static final String BOTH =
            "{'frame spell': {'then': [{'gain gold': 1}], 'additional': [{'gain element': 'light'}]}}";

    private static Ability ability(String json) {
        return VandariaVocabulary.LANGUAGE.read(Ability.class, DataJson.read(json.replace('\'', '"')));
    }

    private static String refusal(VandariaCard card) {
        return String.valueOf(
                assertThrows(EffectException.class, () -> Vandaria.rules(VandariaRules.standard(), Array.of(card)))
                        .getMessage());
    }

    private static VandariaCard spell(Option<Element> additional, String skill) {
        FrameSpell spell = new FrameSpell(Element.FIRE, 1, Array.of(Element.FIRE), additional);
        return VandariaCard.builder()
                .id("spell")
                .name("Spell")
                .cost(GoldCost.S)
                .type(new ActionCard(Option.some(spell)))
                .skills(Array.of(ability(skill)))
                .build();
    }

    private static VandariaCard rune(String skill) {
        return VandariaCard.builder()
                .id("rune")
                .name("Rune")
                .cost(GoldCost.of(1))
                .type(Rune.of(Rune.Kind.ELEMENTAL, 0))
                .skills(Array.of(ability(skill)))
                .build();
    }

    private static void assertSays(String english, String json) {
        Ability ability = ability(json);
        assertEquals(english, ability.english());
        assertEquals(ability, VandariaVocabulary.LANGUAGE.grammar().read(Ability.class, english));
    }

    @Test
    @Rule(vw = {"14.1.7", "14.1.8"})
    void theCostStandsBeforeTheColon() {
        assertSays(
                "Pay 2 gold & pay fire and null: Gain 1 thunder.",
                "{'active': {'cost': [{'pay gold': 2}, {'pay elements': ['fire', 'null']}],"
                        + " 'then': [{'gain element': 'thunder'}]}}");
        assertSays(
                "[once each turn] pay null: Use a FrameSpell of the element \"pure\" and with level 2 or less.",
                "{'cast': {'cost': {'pay elements': 'null'}, 'limit': 'turn',"
                        + " 'spells': [{'element': 'pure'}, {'level': {'at most': 2}}]}}");
        assertSays("FrameSpell: Gain 1 gold. Additional Skill: Gain 1 light.", BOTH);
    }

    @Test
    @Rule(vw = {"2.4.3", "12.3.1"})
    void anActiveSkillHasACost() {
        assertRefused("an Active Skill has a cost", "{'active': {'cost': [], 'then': [{'gain element': 'fire'}]}}");
    }

    private static void assertRefused(String why, String json) {
        String refusal = String.valueOf(
                assertThrows(StateFormatException.class, () -> ability(json)).getMessage());
        assertTrue(refusal.contains(why), refusal);
    }

    @Test
    void whatIsNoCostOfElementsIsRefusedWhereItIsRead() {
        assertRefused("which elements are paid", "{'active': {'cost': {'pay elements': []}, 'then': ['draw']}}");
        assertRefused("fire", "{'active': {'cost': {'pay elements': 'fir'}, 'then': ['draw']}}");
        assertRefused("null", "{'active': {'cost': {'pay elements': 'void'}, 'then': ['draw']}}");
        assertRefused("one pays elements", "{'cast': {'cost': ['slide']}}");
        assertRefused(
                "an Additional Skill that does nothing has no target",
                "{'frame spell': {'then': [{'gain gold': 1}],"
                        + " 'additional target': [{'choose': {'from': 'followers'}}]}}");
    }

    @Test
    void aCostSaysItsElementsInOnePart() {
        assertEquals(
                "rune/1: a cost says all of \"pay wind\" together, in one part",
                refusal(rune("{'active': {'cost': [{'pay elements': 'fire'}, {'pay elements': 'wind'}],"
                        + " 'then': [{'gain gold': 1}]}}")));
    }

    @Test
    @Rule(vw = "6.4.1")
    void whatASkillSaysOfTheFrameSpellsThatItUsesMeansSomething() {
        String unknown = "{'level': {'at most': {'count': '$nobody'}}}";
        String cast = "{'cast': {'cost': {'pay elements': 'null'}, 'spells': [%s, %s]}}";
        String known = "{'level': 1}";
        assertTrue(refusal(rune(cast.formatted(unknown, known))).contains("nobody"));
        assertTrue(refusal(rune(cast.formatted(known, unknown))).contains("nobody"));
    }

    @Test
    @Rule(vw = {"6.4.1", "6.4.12"})
    void aFrameSpellHasTheSkillOfOne() {
        String wrong = "spell: a FrameSpell has the skill \"frame spell\", and no other card has: ";
        assertTrue(refusal(spell(Option.none(), "{'action': {'then': [{'gain gold': 1}]}}"))
                .startsWith(wrong));
        assertTrue(refusal(rune(SPELL)).contains("only an Action has such a skill"));
        String more = "spell: a FrameSpell that prints an additional element has an Additional Skill, and no other has";
        assertTrue(refusal(spell(Option.some(Element.LIGHT), SPELL)).startsWith(more));
        assertTrue(refusal(spell(Option.none(), BOTH)).startsWith(more));
        Vandaria.rules(VandariaRules.standard(), Array.of(spell(Option.some(Element.LIGHT), BOTH)));
    }

    @Test
    @Rule(vw = {"14.1.5", "14.1.11"})
    void ofVoidNothingIsGainedOrPaidAndNullIsNoElement() {
        assertThrows(IllegalArgumentException.class, () -> ElementToken.of(Element.VOID));
        Array.of(Element.values())
                .remove(Element.VOID)
                .forEach(each ->
                        assertEquals(Option.some(each), ElementToken.of(each).element()));
        assertEquals(Option.none(), ElementToken.NULL.element());
        assertEquals(
                Array.range(0, PlayerNumbers.ALL.size() + ElementNumbers.ALL.size()),
                PlayerNumbers.ALL.appendAll(ElementNumbers.ALL).map(each -> each.index()));
    }

    private static VandariaRules options(String json) {
        return VandariaRulesData.read(Reading.of(DataJson.read(json.replace('\'', '"'))));
    }

    @Test
    @Rule(vw = {"14.1.4", "14.1.13"})
    void theChartIsAnOption() {
        assertEquals(
                new ElementChart(TreeMap.of(
                        Element.ICE,
                        Array.of(Array.of(Element.WATER, Element.LIGHT), Array.of(Element.WATER, Element.WIND)))),
                options("{'element chart': {'ice': [['water', 'holy'], ['water', 'wind']]}}")
                        .elementChart());
        assertEquals(ElementChart.standard(), options("{}").elementChart());
        assertEquals(
                Array.of(Array.of(Element.THUNDER), Array.of(Element.FIRE, Element.WIND)),
                ElementChart.standard().payers(Element.THUNDER));
        assertEquals(Array.of(Array.of(Element.METEO)), ElementChart.standard().payers(Element.METEO));
    }

    /** One wrong set, or one wrong element of a set, is enough, wherever it stands in the chart. */
    @ParameterizedTest
    @Rule(vw = "14.1.4")
    @CsvSource(delimiter = '|', textBlock = """
            {'thunder': [['fire']], 'ice': [['water', 'wind']]} | Thunder is made of several elements, each of which is
            {'thunder': [['fire', 'wind']], 'ice': [['water']]} | Ice is made of several elements, each of which is
            {'ice': [['water'], ['water', 'wind']]}             | Ice is made of several elements, each of which is
            {'ice': [['water', 'wind'], ['water']]}             | Ice is made of several elements, each of which is
            {'ice': [['thunder', 'water']]}                     | Ice is made of several elements, each of which is
            {'ice': [['water', 'thunder']]}                     | Ice is made of several elements, each of which is
            {'fire': [['wind', 'water']]}                       | nothing joins to Fire, which is no Fusion Element
            """)
    void onlyPureAndTrueElementsJoinToAFusionElement(String chart, String why) {
        aWrongOptionSaysWhy("{'element chart': " + chart + "}", why);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'element chart': {'fire': [['wind', 'water']]}}   | nothing joins to Fire, which is no Fusion Element
            {'element chart': {'ice': [['water']]}}            | Ice is made of several elements, each of which is Pure
            {'element chart': {'ice': [['water', 'thunder']]}} | Ice is made of several elements, each of which is Pure
            {'element chart': {'iced': [['water', 'wind']]}}   | iced
            {'element pool empties': 'sometimes'}              | one of turn end, phase end, never
            """)
    void aWrongOptionSaysWhy(String json, String why) {
        String refusal = String.valueOf(
                assertThrows(StateFormatException.class, () -> options(json)).getMessage());
        assertTrue(refusal.contains(why), refusal);
    }
}
