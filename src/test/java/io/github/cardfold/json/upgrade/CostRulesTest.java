package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What became of the words for costs. */
class CostRulesTest {
    private static final TextRewriter REWRITER = new TextRewriter(TextUpgrade.TO_2);

    private static String rewritten(String ability) {
        return JsonLayout.flat(REWRITER.rewritten("ability", DataJson.read(ability.replace('\'', '"')), "$"))
                .replace('"', '\'');
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'counter blast' | 'counter blast'",
                "{'soul blast': 2} | {'soul blast': 2}",
                "{'discard': {'number': 2}} | {'discard': 2}",
                "{'discard': {'are': {'grade': 3}}} | {'discard': {'some': {'cards': {'in': 'hand', 'are': {'grade': 3}}}}}",
                "{'discard': {'as': 'paid'}} | {'discard': {'some': {'of': {'cards': 'hand'}, 'as': 'paid'}}}",
                "{'discard': {'are': 'this'}} | {'discard': 'this'}",
                "{'soul blast': {'number': {'count': {'cards': 'hand'}}}} | {'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': {'count': {'cards': 'hand'}}}}}",
                "{'soul blast': '$n'} | {'soul blast': {'some': {'of': {'cards': 'soul'}, 'exactly': '$n'}}}",
                "{'rest': {'are': 'this'}} | {'rest': 'this'}",
                "{'rest': {'number': 2, 'are': 'other'}} | {'rest': {'some': {'of': {'units': {'are': 'other'}}, 'exactly': 2}}}",
                "{'rest': '$it'} | {'rest': {'some': {'of': 'units', 'exactly': '$it'}}}",
                "'retire' | 'retire'",
                "{'retire': {'are': 'other'}} | {'retire': {'some': {'rear guards': {'are': 'other'}}}}",
                "{'reveal': {'from': 'bind', 'number': 2}} | {'reveal': {'some': {'of': {'cards': 'bind'}, 'exactly': 2}}}",
                "{'bind': 'drop'} | {'bind': {'some': {'cards': 'drop'}}}",
                "{'bind': {'from': 'drop', 'face down': true}} | {'bind': {'what': {'some': {'cards': 'drop'}}, 'face down': true}}",
                "{'put': {'from': 'rc', 'to': 'soul', 'are': 'this'}} | {'put': {'what': 'this', 'to': 'soul'}}",
                "{'put': {'from': 'vc', 'to': 'soul', 'are': 'this'}} | {'put': {'what': {'some': {'vanguard': {'are': 'this'}}}, 'to': 'soul'}}",
                "{'put': {'from': ['hand', 'rc'], 'number': 2, 'to': 'deck', 'bottom': true}} | {'put': {'what': {'some': {'of': [{'cards': 'hand'}, 'rear guards'], 'exactly': 2}}, 'to': 'deck', 'bottom': true}}",
                "{'put top': {'number': 2, 'to': 'drop'}} | {'put': {'what': {'top': 2}, 'to': 'drop'}}",
                "{'put top': 'soul'} | {'put': {'what': 'top', 'to': 'soul'}}",
                "{'any number': 'discard'} | {'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 0}}}",
                "{'any number': {'of': {'soul blast': {'as': 'burnt'}}, 'at least': 1, 'up to': 3}} | {'soul blast': {'some': {'of': {'cards': 'soul'}, 'at least': 1, 'up to': 3, 'as': 'burnt'}}}",
                "{'any number': {'of': {'bind': {'from': 'drop', 'face down': true}}, 'at least': 2, 'up to': 2, 'different': 'grade'}} | {'bind': {'what': {'some': {'of': {'cards': 'drop'}, 'exactly': 2, 'different': 'grade'}}, 'face down': true}}",
                "{'any number': {'of': 'discard', 'total': 'grade', 'to': 3}} | {'discard': {'some': {'of': {'cards': 'hand'}, 'at least': 0, 'total': {'grade': {'at least': 3}}}}}",
                "{'all': {'discard': 1}} | {'discard': {'cards': 'hand'}}",
                "{'all': {'put': {'from': 'bind', 'to': 'drop'}}} | {'put': {'what': {'cards': 'bind'}, 'to': 'drop'}}",
                "{'one of': [{'soul blast': 1}, ['discard', {'energy blast': 2}]]} | {'perform': [{'soul blast': 1}, ['discard', {'energy blast': 2}]]}",
                "{'soul charge': 2} | {'soul charge': 2}",
            })
    void whatIsPaidIsWhatIsDone(String before, String after) {
        String text = "{'act': {'in': 'rc', 'cost': %s, 'then': 'draw'}}";
        assertEquals(text.formatted(after), rewritten(text.formatted(before)));
        assertEquals(text.formatted(after), rewritten(text.formatted(after)));
        Vocabulary.LANGUAGE.read(
                Ability.class, DataJson.read(text.formatted(after).replace('\'', '"')));
    }

    @Test
    void aCostThatTakesNoCardsHasNoNumberOfThem() {
        assertThrows(
                StateFormatException.class,
                () -> rewritten("{'act': {'cost': {'any number': {'energy blast': 1}}, 'then': 'draw'}}"));
    }

    @Test
    void theCostOfAnEffectIsRewrittenToo() {
        assertEquals(
                "{'act': {'then': {'pay': {'cost': {'retire': 'this'}, 'then': 'draw'}}}}",
                rewritten("{'act': {'then': {'pay': {'cost': {'retire': {'are': 'this'}}, 'then': 'draw'}}}}"));
    }
}
