package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.Packs;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Trigger;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
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
        for (Pack pack : Array.of(PACK, Packs.vanilla())) {
            String text = PackJson.write(pack);
            assertEquals(pack, PackJson.read("pack.json", text).get());
            SchemaProperties.valid(Schemas.of("pack"), text);
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
                {"format":"cardfold pack","version":0,"id":"p","packVersion":"1","cards":[
                 {"id":"ash","name":"Ash","grade":"one","skills":["boast"],"type":"Unit","sentinel":"maybe"},
                 {"id":"oak","grade":1},
                 {"id":"Elm","name":"Elm","grade":1},
                 {"id":"fir","name":"Fir","grade":2,"colour":"green"},
                 {"id":"ash","name":"Fir","grade":2,"power":-5},
                 7,
                 {"id":"yew","name":"Yew","grade":1,"races":["Tree","Tree"]},
                 {"id":"bay","name":"Bay","grade":1,"tags":["a","a"],"triggerPower":1}]}
                """,
                "p.json: $.cards[0].type: expected one of unit, order, heart, original dress, crest, ride deck crest,"
                        + " growth source, found \"Unit\"",
                "p.json: $.cards[0].grade: expected a whole number from 0 to 999999999, found \"one\"",
                "p.json: $.cards[0].skills[0]: expected one of boost, intercept, twin drive, triple drive, found"
                        + " \"boast\"",
                "p.json: $.cards[0].sentinel: expected true or false, found \"maybe\"",
                "p.json: $.cards[1].name: expected a value, found none",
                "p.json: $.cards[2]: expected parts that agree, found Card 'Elm': its id must be lower-case words joined"
                        + " by hyphens",
                "p.json: $.cards[3].colour: expected no such field here, only id, name, names, nations, clans, races,"
                        + " type, subtypes, grade, power, shield, critical, skills, trigger, triggerPower, personaRide,"
                        + " sentinel, tags, found \"green\"",
                "p.json: $.cards[4].power: expected a whole number from 0 to 999999999, found -5",
                "p.json: $.cards[4].id: expected one that no card before has, found \"ash\"",
                "p.json: $.cards[4].name: expected one that no card before has, found \"Fir\"",
                "p.json: $.cards[5]: expected a map, found 7",
                "p.json: $.cards[6]: expected parts that agree, found Card 'yew': it has the same race twice",
                "p.json: $.cards[7].tags[1]: expected another tag, found \"a\"");
    }

    @Test
    void whatIsNoPackAtAllIsRefused() {
        assertProblems("", "p.json: $: expected a value, found the end of the text at line 1, column 0");
        assertProblems("{}", "p.json: $.format: expected a value, found none");
        assertProblems(
                "{\"format\":\"cardfold deck\"}",
                "p.json: $.format: expected \"cardfold pack\", found \"cardfold deck\"");
        assertProblems(
                "{\"format\":\"cardfold pack\",\"version\":1}",
                "p.json: $.version: expected a whole number from 0 to 0, found 1");
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
