package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What became of the words for numbers and words of cards. */
class CharacteristicRulesTest {
    private static final TextRewriter REWRITER = new TextRewriter(TextUpgrade.TO_2);

    private static String rewritten(String ability) {
        return JsonLayout.flat(REWRITER.rewritten("ability", DataJson.read(ability.replace('\'', '"')), "$"))
                .replace('"', '\'');
    }

    private static void become(String before, String after) {
        assertEquals(after, rewritten(before));
        assertEquals(after, rewritten(after));
        Vocabulary.LANGUAGE.read(Ability.class, DataJson.read(after.replace('\'', '"')));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'power': 5000} | {'gets': {'power': 5000}}",
                "{'shield': {'by': -5000, 'of': 'guardians'}} | {'gets': {'shield': -5000, 'of': 'guardians'}}",
                "{'critical': {'by': 1}} | {'gets': {'critical': 1}}",
                "{'drive': {'count': {'cards': 'soul'}}} | {'gets': {'drive': {'count': {'cards': 'soul'}}}}",
                "{'grade': 1} | {'gets': {'grade': 1}}",
                "{'grade': {'by': 1, 'of': 'vanguard'}} | {'gets': {'grade': 1, 'of': 'vanguard'}}",
                "{'fixed power': 0} | {'becomes': {'power': 0}}",
                "{'fixed drive': {'to': 1, 'of': 'vanguard'}} | {'becomes': {'drive': 1, 'of': 'vanguard'}}",
                "{'number': {'what': 'soul blast', 'by': -1, 'of': 'rear guards'}} | {'gets': {'number of': {'soul blast': -1}, 'of': 'rear guards'}}",
                "{'doubled': 'power'} | {'doubled': 'power'}",
                "{'up or down to': {'what': 'power', 'to': 15000}} | {'up or down to': {'power': 15000}}",
                "{'original is': {'what': 'power', 'to': 1, 'of': '$it'}} | {'becomes': {'original': {'power': 1}, 'of': '$it'}}",
                "{'loses original': 'critical'} | {'loses all': {'original': 'critical'}}",
                "{'loses original': {'what': 'critical', 'of': 'vanguard'}} | {'loses all': {'what': {'original': 'critical'}, 'of': 'vanguard'}}",
                "{'also is': {'what': 'clan', 'word': 'Saltmarsh'}} | {'gets': {'clan': 'Saltmarsh'}}",
                "{'loses': 'race'} | {'loses all': 'race'}",
                "{'loses': {'what': 'race', 'original': true}} | {'loses all': {'original': 'race'}}",
                "{'becomes': 'order'} | {'becomes': {'main type': 'order'}}",
                "'boost' | {'gets': {'keyword': 'boost'}}",
                "{'twin drive': 'vanguard'} | {'gets': {'keyword': 'twin drive', 'of': 'vanguard'}}",
                "{'loses skill': 'boost'} | {'loses': {'keyword': 'boost'}}",
                "['resist', {'loses skill': {'what': ['boost', 'intercept'], 'of': '$it'}}] | ['resist', {'loses': {'keyword': 'boost', 'of': '$it'}}, {'loses': {'keyword': 'intercept', 'of': '$it'}}]",
                "'loses abilities' | {'loses all': 'ability'}",
                "{'loses abilities': 'vanguard'} | {'loses all': {'what': 'ability', 'of': 'vanguard'}}",
                "{'has': {'act': 'draw'}} | {'gets': {'ability': {'act': 'draw'}}}",
            })
    void whatHappensToThem(String before, String after) {
        String text = "{'act': {'this turn': %s}}";
        String now = "{'act': {'apply': {'effects': %s, 'lasting': 'turn'}}}".formatted(after);
        if (after.contains("resist")) {
            assertEquals(now, rewritten(text.formatted(before)));
        } else {
            become(text.formatted(before), now);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'grade': 3} | {'grade': 3}",
                "{'grade': {'to': 2, 'is': 'at most'}} | {'grade': {'at most': 2}}",
                "{'grade': {'to': 2, 'is': 'exactly'}} | {'grade': 2}",
                "{'measures': {'what': 'power', 'to': 9000}} | {'power': {'at least': 9000}}",
                "{'measures': {'what': {'original': 'power'}, 'is': 'less than', 'to': 9000}} | {'original': {'power': {'less than': 9000}}}",
                "{'clan': 'Saltmarsh'} | {'clan': 'Saltmarsh'}",
                "{'nation': {'name': 'Northwold'}} | {'nation': 'Northwold'}",
                "{'race has': 'Heron'} | {'race': {'has': 'Heron'}}",
                "{'named': 'Ada'} | {'name': 'Ada'}",
                "{'name has': 'Ada'} | {'name': {'has': 'Ada'}}",
                "{'same name': 'vanguard'} | {'same': {'what': 'name', 'as': 'vanguard'}}",
                "{'main type': 'unit'} | {'main type': 'unit'}",
                "'order' | {'main type': 'order'}",
                "{'tagged': 'ace'} | {'tag': 'ace'}",
                "'trigger' | {'has': 'trigger'}",
                "{'trigger': 'heal'} | {'trigger': 'heal'}",
                "{'trigger': ['heal', 'draw']} | {'any of': [{'trigger': 'heal'}, {'trigger': 'draw'}]}",
                "'sentinel' | {'keyword': 'sentinel'}",
                "{'declared name': 'said'} | {'name': '$said'}",
                "'declared name' | {'name': '$declared'}",
            })
    void whatIsAskedOfThem(String before, String after) {
        String text = "{'act': {'choose': {'rear guards': {'are': %s}}}}";
        become(text.formatted(before), text.formatted(after));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'act': {'draw': {'trigger kinds': {'cards': 'drop'}}}} | {'act': {'draw': {'different': {'what': 'trigger', 'of': {'cards': 'drop'}}}}}",
                "{'act': {'then': 'draw', 'when': {'compare': {'what': {'count': {'cards': 'drop'}}, 'to': 3}}}} | {'act': {'then': 'draw', 'when': {'compare': {'what': {'count': {'cards': 'drop'}}, 'at least': 3}}}}",
                "{'act': {'then': 'draw', 'when': {'compare': {'what': 1, 'is': 'exactly', 'to': {'count': {'rear guards': {'are': {'named': 'Ada'}}}}}}}} | {'act': {'then': 'draw', 'when': {'compare': {'what': 1, 'is': {'count': {'rear guards': {'are': {'name': 'Ada'}}}}}}}}",
                "{'act': {'draw': {'sum': {'what': {'original': {'what': 'grade'}}, 'of': 'vanguard'}}}} | {'act': {'draw': {'sum': {'what': {'original': 'grade'}, 'of': 'vanguard'}}}}",
            })
    void valuesAndConditions(String before, String after) {
        become(before, after);
    }
}
