package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.testpack.TextPack;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PackJsonTest {
    private static final Card FULL = Card.builder()
            .id("ash-wren")
            .name("Ash Wren / \"the Elder\"")
            .names(Array.of("Wren", "Elder"))
            .nations(Array.of("Emberlands"))
            .clans(Array.of("Choir"))
            .races(Array.of("Bird", "Ember"))
            .mainType(MainType.ORDER)
            .subtypes(Array.of("set", "song"))
            .specialTypes(Array.of("attire"))
            .grade(3)
            .power(13000)
            .shield(0)
            .hasShield(true)
            .critical(2)
            .skills(Skills.of(SkillIcon.TWIN_DRIVE, SkillIcon.BOOST))
            .trigger(Trigger.OVER)
            .triggerPower(100_000_000)
            .personaRide(true)
            .sentinel(true)
            .tags(TreeSet.of("regalis-piece", "ultimate"))
            .abilities(Array.of(
                            "{'cont': {'in': 'vc', 'effects': [{'gets': {'power': 5000}}, {'gets': {'keyword': 'boost'}}]}}",
                            "{'act': {'in': 'rc', 'limit': 'turn', 'cost': {'discard': {'some': {'of': {'cards':"
                                    + " 'hand'}, 'as': 'paid'}}}, 'then': [{'draw': '$paid'}, {'choose': {'from': {'rear guards':"
                                    + " 'opponent'}, 'up to': 1}}, {'retire': '$it'}]}}",
                            "{'auto': {'on': {'placed': {'to': 'rc'}}, 'when': {'exists': {'cards': 'soul'}}, 'then': 'draw'}}")
                    .map(TextCards::ability))
            .build();
    private static final Pack PACK = Pack.builder()
            .id("tiny")
            .version("2")
            .cards(Array.of(
                    FULL,
                    Card.builder().id("oak").name("Oak").grade(0).build(),
                    Card.builder().id("elm").name("Elm").grade(1).shield(5000).build()))
            .build();

    @Test
    void aPackIsReadBack() {
        for (Pack pack : Packs.all().append(PACK).append(TextPack.PACK)) {
            String text = PackJson.write(pack);
            assertEquals(pack, PackJson.read("pack.json", text).get());
            SchemaProperties.valid(Schemas.of("pack"), text);
        }
    }

    @Test
    void noAttributeOfACardIsForgotten() throws ReflectiveOperationException {
        Card full = FULL.withShield(5000);
        Card plain = PACK.cards().get(1);
        for (Method attribute : Card.class.getMethods()) {
            if (Modifier.isAbstract(attribute.getModifiers()) && attribute.getParameterCount() == 0) {
                assertNotEquals(attribute.invoke(plain), attribute.invoke(full), attribute.getName());
            }
        }
    }

    @Test
    void whatEveryCardHasByDefaultIsLeftOut() {
        assertTrue(
                PackJson.write(PACK).contains("{\"id\":\"oak\",\"name\":\"Oak\",\"grade\":0}"), PackJson.write(PACK));
        assertTrue(PackJson.write(PACK).contains("\"shield\":0"), PackJson.write(PACK));
    }

    @Test
    void everyProblemOfTheCardsIsReportedWithItsPath() {
        assertProblems(
                """
                {"format":"cardfold pack","version":2,"id":"p","pack version":"1","cards":[
                 {"id":"ash","name":"Ash","grade":"one","skills":["boast"],"type":"Unit","sentinel":"maybe"},
                 {"id":"oak","grade":1},
                 {"id":"Elm","name":"Elm","grade":1},
                 {"id":"fir","name":"Fir","grade":2,"colour":"green"},
                 {"id":"ash","name":"Fir","grade":2,"power":-5},
                 7,
                 {"id":"yew","name":"Yew","grade":1,"races":["Tree","Tree"]},
                 {"id":"bay","name":"Bay","grade":1,"tags":["a","a"],"trigger power":1},
                 {"id":"sun","name":"Sun","grade":0,"trigger":"over","trigger power":10000},
                 {"id":"box","name":"Box","grade":1,"abilities":[{"act":{"in":"rc","then":{"dra":2}}}]}]}
                """,
                "p.json: $.cards[0].type: expected one of unit, order, crest, ride deck crest, found"
                        + " \"Unit\" in card 'ash'",
                "p.json: $.cards[0].grade: expected a whole number from 0 to 999999999, found \"one\" in"
                        + " card 'ash'",
                "p.json: $.cards[0].skills[0]: expected one of boost, intercept, twin drive, triple drive, found"
                        + " \"boast\" in card 'ash'",
                "p.json: $.cards[0].sentinel: expected true or false, found \"maybe\" in card 'ash'",
                "p.json: $.cards[1].name: expected a value, found none in card 'oak'",
                "p.json: $.cards[2]: expected a card that can be printed, found Card 'Elm': its id must be lower-case words joined"
                        + " by hyphens",
                "p.json: $.cards[3].colour: expected no such field here, only id, name, names, nations, clans, races,"
                        + " type, subtypes, special types, grade, power, shield, critical, skills, trigger, trigger power, persona ride,"
                        + " sentinel, tags, abilities, found \"green\" in card 'fir'",
                "p.json: $.cards[4].power: expected a whole number from 0 to 999999999, found -5 in card" + " 'ash'",
                "p.json: $.cards[4].id: expected one that no card before has, found \"ash\"",
                "p.json: $.cards[5]: expected a map, found 7",
                "p.json: $.cards[6]: expected a card that can be printed, found Card 'yew': it has the same race twice",
                "p.json: $.cards[7].tags[1]: expected another tag, found \"a\" in card 'bay'",
                "p.json: $.cards[8]: expected a card that can be printed, found Card 'sun': the trigger power of an over"
                        + " trigger is 100000000, not 10000",
                "p.json: $.cards[9].abilities[0].act.then: expected a kind of instruction, found \"dra\"; did"
                        + " you mean draw? in card 'box'");
    }

    @Test
    void whatIsNoPackAtAllIsRefused() {
        assertProblems("", "p.json: $: expected a value, found the end of the text at line 1, column 0");
        assertProblems("{}", "p.json: $.format: expected a value, found none");
        assertProblems(
                "{\"format\":\"cardfold deck\"}",
                "p.json: $.format: expected \"cardfold pack\", found \"cardfold deck\"");
        assertProblems("{\"format\":\"cardfold pack\",\"version\":2}", "p.json: $.id: expected a value, found none");
    }

    private static void assertProblems(String text, String... problems) {
        assertEquals(
                Array.of(problems).mkString("\n"),
                PackJson.read("p.json", text).getLeft().mkString("\n"));
    }

    @Test
    void whatIsReadIsWhatTheSchemaSays() {
        Mutations mutations = new Mutations(
                        Schemas.of("pack"),
                        text -> PackJson.read("p.json", text).isRight())
                .of(Json.data(PackJson.write(PACK)), 3000, new SplittableRandom(1));
        assertTrue(mutations.agreement() >= 90, mutations::toString);
    }
}
