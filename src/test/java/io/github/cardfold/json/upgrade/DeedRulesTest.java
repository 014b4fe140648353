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

/** What format 1 said in six ways of what may, may not and must be done is rewritten to deeds. */
class DeedRulesTest {
    private static Data rewritten(String ability) {
        return new TextRewriter(TextUpgrade.TO_2).rewritten("ability", DataJson.read(ability.replace('\'', '"')), "$");
    }

    private static Data effect(String effect) {
        return ((Data.Fields) rewritten("{'cont': {'effects': " + effect + "}}")).get("cont");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'cannot attack' | {'cannot': {'attack': 'this'}}",
                "{'cannot attack': '$it'} | {'cannot': {'attack': '$it'}}",
                "{'cannot intercept': {'rear guards': 'opponent'}} | {'cannot': {'intercept': {'rear guards': 'opponent'}}}",
                "'cannot stand' | {'cannot': {'stand': 'this'}}",
                "'cannot be attacked' | {'cannot': {'attack': {'whom': 'this'}}}",
                "{'cannot be hit': {'of': 'vanguard'}} | {'cannot': {'hit': {'whom': 'vanguard'}}}",
                "'cannot be chosen' | {'cannot': {'choose': {'who': 'this', 'cause': 'effect', 'whose': 'opponent'}}}",
                "{'cannot be used': 'auto'} | {'cannot': {'use': {'who': 'this', 'kind': 'auto'}}}",
                "{'cannot be used': {'of': 'vanguard'}} | {'cannot': {'use': 'vanguard'}}",
                "'drive checks' | {'may': {'drive check': 'this'}}",
                "'cannot play orders' | {'cannot': {'play': {'of': 'you'}}}",
                "{'cannot play orders': {'of': 'opponent', 'are': {'grade': 1}}} | {'cannot': {'play': {'of': 'opponent', 'are': {'grade': 1}}}}",
                "'no trigger effects' | {'cannot': {'trigger': 'opponent'}}",
                "'order limit' | {'may': 'play more'}",
                "{'order limit': {'by': -1, 'of': 'opponent'}} | {'may': {'play more': {'by': -1, 'of': 'opponent'}}}",
                "{'may look at': 2} | {'may': {'look': 2}}",
                "{'cannot move': {'are': {'grade': 1}, 'in': 'hand', 'to': ['drop', 'soul'], 'of': 'you', 'by': 'cost'}}"
                        + " | {'cannot': {'move': {'are': {'grade': 1}, 'from': 'hand', 'to': ['drop', 'soul'], 'of': 'you', 'cause': 'cost'}}}",
                "{'cannot be turned': {'in': 'rc'}} | {'cannot': {'turn': {'from': 'rc'}}}",
                "{'may not': 'call'} | {'cannot': {'call': {'to': 'rc', 'of': 'opponent'}}}",
                "{'may not': {'what': 'normal call', 'of': 'you'}} | {'cannot': {'call': {'how': 'normal call', 'of': 'you'}}}",
                "{'may not': 'guard'} | {'cannot': {'call': {'to': 'gc', 'of': 'opponent'}}}",
                "{'may not': 'normal guard'} | {'cannot': {'call': {'to': 'gc', 'how': 'normal call', 'of': 'opponent'}}}",
                "{'may not': {'what': 'attack', 'are': {'grade': 2}}} | {'cannot': {'attack': {'of': 'opponent', 'are': {'grade': 2}}}}",
                "'deck may have' | {'may': 'have'}",
                "{'deck may have': 16} | {'may': {'have': 16}}",
                "'deck has at most' | {'must': {'have': 1}}",
                "{'deck has at most': {'named': 'Ox', 'number': 2}} | {'must': {'have': {'up to': 2, 'named': 'Ox'}}}",
                "{'may not': 'normal ride'} | {'cannot': {'ride': {'how': 'normal ride', 'of': 'opponent'}}}"
            })
    void eachSortOfEffectIsOneAboutDeeds(String before, String after) {
        Data wanted = DataJson.read(("{'effects': " + after + "}").replace('\'', '"'));
        assertEquals(wanted, effect(before));
        assertEquals(wanted, effect(after));
        Vocabulary.LANGUAGE.read(Ability.class, rewritten("{'cont': {'effects': " + before + "}}"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'do': 'guard'} | {'call': {'to': 'gc'}}",
                "{'do': 'ride'} | 'ride'",
                "{'put': 'drop'} | {'move': {'to': 'drop'}}"
            })
    void whatIsToBeDoneWithChosenCardsIsADeed(String before, String after) {
        String choice = "{'act': {'choose as many as possible': {'from': {'cards': 'hand'}, 'to': %s}}}";
        String now = "{'act': {'choose': {'from': {'cards': 'hand'}, 'as many as': 1, 'to': %s}}}";
        Data wanted = DataJson.read(now.formatted(after).replace('\'', '"'));
        assertEquals(wanted, rewritten(choice.formatted(before)));
        Vocabulary.LANGUAGE.read(Ability.class, wanted);
    }

    @Test
    void aWordThatNeverMeantAnythingIsRefused() {
        assertThrows(StateFormatException.class, () -> effect("{'may not': 'swim'}"));
    }
}
