package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.grammar.Phrase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageTest {
    private static final Language LANGUAGE = Vocabulary.LANGUAGE;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'draw'",
                "{'draw': 2}",
                "{'draw': {'number': 2, 'fighter': 'opponent'}}",
                "{'draw': {'fighter': 'opponent', 'as': 'drawn'}}",
                "{'draw': {'count': {'cards': 'soul'}}}",
                "{'choose': {'from': 'rear guards', 'up to': 2}}",
                "{'choose': {'vanguard': 'opponent'}}",
                "{'choose': {'from': {'cards': {'in': 'hand', 'are': [{'grade': 2}, 'standing']}}, 'as': 'them'}}",
                "{'apply': {'effects': [{'gets': {'power': 5000}}, {'gets': {'critical': 1}}], 'lasting':"
                        + " 'turn'}}",
                "{'if': {'when': '$them', 'then': 'draw', 'otherwise': [{'draw': 2}, 'counter charge']}}",
                "{'pay': {'cost': {'counter blast': 1}, 'then': {'retire': '$it'}}}",
                "[{'draw': 2}, 'counter charge']",
                "{'put': {'what': '$it', 'to': 'deck', 'bottom': true}}",
                "{'apply': {'effects': {'gets': {'ability': {'auto': {'on': {'placed': {'to': ['vc',"
                        + " 'rc']}}, 'then': 'draw'}}, 'of': '$it'}}, 'lasting': 'turn'}}"
            })
    void whatIsReadIsWrittenAndReadAgain(String json) {
        Instruction read = LANGUAGE.read(Instruction.class, TextCards.data(json));
        assertEquals(read, LANGUAGE.read(Instruction.class, LANGUAGE.write(read)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'draw': 1} | 'draw'",
                "{'draw': {'number': 2}} | {'draw': 2}",
                "{'apply': {'effects': [{'gets': {'power': 5000}}], 'lasting': 'turn'}} | {'apply': {'effects': {'gets': {'power': 5000}}, 'lasting': 'turn'}}",
                "{'choose': {'from': {'rear guards': {'of': 'you', 'are': []}}, 'as': 'it'}} | {'choose': 'rear guards'}",
            })
    void textsAreWrittenAsShortAsTheyCanBe(String json, String shorter) {
        Instruction read = LANGUAGE.read(Instruction.class, TextCards.data(json));
        assertEquals(TextCards.data(shorter), LANGUAGE.write(read));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'darw': 1} | $ | did you mean draw?",
                "{'choose': {'from': {'rear gards': 'you'}}} | $.choose.from | did you mean rear guards?",
                "{'choose': {'up to': 2}} | $.choose | \"from\"",
                "{'choose': {'from': 'vanguard', 'exactly': 3, 'up to': 2}} | $.choose | only one of",
                "{'perform': {'of': ['draw', 'soul charge'], 'up to': 1, 'at random': true}} | $.perform | chance chooses among all",
                "{'perform': {'of': [{'if': {'when': 'turn', 'then': 'draw'}}, 'draw'], 'at random': true}} | $.perform | chance chooses among all",
                "{'draw': {'number': 1, 'who': 'you'}} | $.draw.who | no such field",
                "{'draw': 'plenty'} | $.draw | a kind of value",
                "{'draw': {'fighter': 'me'}} | $.draw.fighter | one of you, opponent",
                "{'put': {'what': '$it', 'to': 'rc'}} | $.put | \"call\"",
                "{'draw': 1, 'retire': '$it'} | $ | alone or with one map",
                "7 | $ | a kind of instruction",
            })
    void whatIsWrongIsNamedWithItsPath(String json, String path, String message) {
        StateFormatException thrown =
                assertThrows(StateFormatException.class, () -> LANGUAGE.read(Instruction.class, TextCards.data(json)));
        assertEquals(path, thrown.path());
        assertTrue(thrown.getMessage().contains(message), thrown.getMessage());
    }

    @Test
    void aKindIsAddedByTheSameCallAsThoseOfTheLibrary() {
        @Phrase("do nothing")
        record Nothing() implements Instruction {
            @Override
            public void compile(Compiler out) {
                out.mark("");
            }
        }
        Language language = LANGUAGE.with("nothing", Nothing.class);
        assertEquals(new Nothing(), language.read(Instruction.class, TextCards.data("'nothing'")));
        assertThrows(IllegalArgumentException.class, () -> language.with("nothing", Nothing.class));
        assertThrows(IllegalArgumentException.class, () -> LANGUAGE.with("draw", Nothing.class));
    }

    /** In short form {"kind": {"name": …}} the name is a component if there is one of that name. */
    @Test
    void noKindIsNamedAsAComponentThatWouldHideIt() {
        assertEquals("", LANGUAGE.hidden().mkString(", "));
    }
}
