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
                "{'checked': {'by': 'drive check', 'of': 'opponent'}} | {'drive checked': 'opponent'}",
                "{'checked': {'by': 'damage check', 'are': 'this'}} | {'damage checked': {'are': 'this'}}",
                "'checked' | ['drive checked', 'damage checked']",
                "{'performs': 'soul charge'} | 'soul charges'",
                "{'performs': {'what': 'energy blast', 'of': 'opponent', 'at least': 3}}"
                        + " | {'energy blasts': {'of': 'opponent', 'at once': 3}}",
                "{'draws': 'opponent'} | {'draws': 'opponent'}",
                "{'draws': {'by ability': true, 'of': 'opponent'}} | {'draws by ability': 'opponent'}",
                "{'order played': {'by': 'opponent', 'are': 'other'}} | {'order played': {'of': 'opponent', 'are': 'other'}}",
                "{'caused': {'event': 'retired', 'by': 'opponents effect'}}"
                        + " | {'retired': {'cause': 'effect', 'whose': 'opponent'}}",
                "{'caused': {'event': {'discarded': 'other'}, 'by': 'your cost'}}"
                        + " | {'discarded': {'who': 'other', 'cause': 'cost', 'whose': 'you'}}",
                "{'caused': {'event': 'rests', 'by': 'no cost'}} | {'rests': {'cause': ['effect', 'rule']}}",
                "{'caused': {'event': 'checked', 'by': 'effect'}}"
                        + " | [{'drive checked': {'cause': 'effect'}}, {'damage checked': {'cause': 'effect'}}]"
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
                "placed | it | placed",
                "moved | it | moved",
                "moves | it | moved",
                "retired | it | retired",
                "discarded | it | discarded",
                "stands | it | stood",
                "rests | it | rested",
                "intercepts | it | interceptor",
                "ridden upon | it | rider",
                "order played | it | order",
                "battle ends | it | attacker",
                "attacks | it | attacker",
                "hits | other | target",
                "boosts | other | boosted"
            })
    void eachCardOfAnEventHasANameThatSaysWhatItIs(String event, String before, String after) {
        String text = "{'auto': {'on': '%s', 'then': {'retire': '$%s'}}}";
        assertEquals(data(text.formatted(event, after)), rewritten(text.formatted(event, before)));
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
                data("{'auto': {'on': {'boosts': {'whom': 'other'}}, 'then': {'when next': {'on': 'placed',"
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
