package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What format 1 said of triggers is rewritten to events, and their cards get the names of today. */
class EventRulesTest {
    private static Data data(String json) {
        return DataJson.read(json.replace('\'', '"'));
    }

    private static Data rewritten(String ability) {
        Data now = new TextRewriter(TextUpgrade.TO_2).rewritten("ability", data(ability), "$");
        Vocabulary.LANGUAGE.read(Ability.class, now);
        return now;
    }

    private static String auto(String on) {
        return "{'auto': {'on': " + on + ", 'then': 'draw'}}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'placed' | 'placed'",
                "{'placed': 'other'} | {'placed': 'other'}",
                "{'placed': {'on': ['vc', 'rc'], 'from': 'hand'}} | {'placed': {'from': 'hand', 'to': ['vc', 'rc']}}",
                "{'placed': {'by': 'superior call'}} | {'placed': {'how': 'superior call'}}",
                "{'placed': {'by ability of': []}} | {'placed': {'source': []}}",
                "{'placed': {'on': 'rc', 'not by ability of': 'other'}} | [{'placed': {'to': 'rc', 'cause': 'rule'}},"
                        + " {'placed': {'to': 'rc', 'source': {'not': 'other'}}}]",
                "{'placed': {'by ability of': 'this', 'not by ability of': 'other'}}"
                        + " | {'placed': {'source': ['this', {'not': 'other'}]}}",
                "{'checked': {'by': 'drive check', 'of': 'opponent'}} | {'drive check': 'opponent'}",
                "{'checked': {'by': 'damage check', 'are': 'this'}} | {'damage check': {'are': 'this'}}",
                "'checked' | ['drive check', 'damage check']",
                "{'performs': 'soul charge'} | 'soul charge'",
                "{'performs': {'what': 'energy blast', 'of': 'opponent', 'at least': 3}}"
                        + " | {'energy blast': {'of': 'opponent', 'at once': 3}}",
                "{'draws': 'opponent'} | {'draw': 'opponent'}",
                "{'draws': {'by ability': true, 'of': 'opponent'}} | {'draw by ability': 'opponent'}",
                "{'order played': {'by': 'opponent', 'are': 'other'}} | {'play': {'of': 'opponent', 'are': 'other'}}",
                "{'caused': {'event': 'retired', 'by': 'opponents effect'}}"
                        + " | {'retire': {'cause': 'effect', 'whose': 'opponent'}}",
                "{'caused': {'event': {'discarded': 'other'}, 'by': 'your cost'}}"
                        + " | {'discard': {'who': 'other', 'cause': 'cost', 'whose': 'you'}}",
                "{'caused': {'event': 'rests', 'by': 'no cost'}} | {'rest': {'cause': ['effect', 'rule']}}",
                "{'caused': {'event': 'checked', 'by': 'effect'}}"
                        + " | [{'drive check': {'cause': 'effect'}}, {'damage check': {'cause': 'effect'}}]"
            })
    void eachTriggerIsAnEvent(String before, String after) {
        Data now = rewritten(auto(before));
        assertEquals(data(auto(after)), now);
        assertEquals(now, rewritten(now.toString()), "what is rewritten stays");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "placed | it | placed | placed",
                "moved | it | put | moved",
                "moves | it | move | moved",
                "retired | it | retire | retired",
                "discarded | it | discard | discarded",
                "stands | it | stand | stood",
                "rests | it | rest | rested",
                "intercepts | it | intercept | interceptor",
                "ridden upon | it | ridden upon | rider",
                "order played | it | play | order",
                "battle ends | it | battle ends | attacker",
                "attacks | it | attack | attacker",
                "hits | other | hit | target",
                "boosts | other | boost | boosted"
            })
    void eachCardOfAnEventHasANameThatSaysWhatItIs(String event, String before, String now, String after) {
        String text = "{'auto': {'on': '%s', 'then': {'retire': '$%s'}}}";
        assertEquals(data(text.formatted(now, after)), rewritten(text.formatted(event, before)));
    }

    @Test
    void whatIsChosenKeepsItsName() {
        assertEquals(
                data("{'auto': {'on': 'placed', 'then': [{'retire': '$placed'}, {'choose': 'rear guards'},"
                        + " {'retire': '$it'}]}}"),
                rewritten("{'auto': {'on': 'placed', 'then': [{'retire': '$it'}, {'choose': 'rear guards'},"
                        + " {'retire': '$it'}]}}"));
    }

    @Test
    void whatIsWaitedForHasNamesOfItsOwn() {
        assertEquals(
                data("{'auto': {'on': {'boost': {'whom': 'other'}}, 'then': {'when next': {'on': 'placed',"
                        + " 'then': [{'retire': '$placed'}, {'stand': '$boosted'}]}}}}"),
                rewritten("{'auto': {'on': {'boosts': {'whom': 'other'}}, 'then': {'when next': {'on': 'placed',"
                        + " 'then': [{'retire': '$it'}, {'stand': '$other'}]}}}}"));
    }

    @Test
    void twoReasonsForOneEventAreRefused() {
        assertThrows(
                StateFormatException.class,
                () -> rewritten(auto("{'caused': {'event': {'caused': {'event': 'rests', 'by': 'effect'}},"
                        + " 'by': 'no cost'}}")));
    }
}
