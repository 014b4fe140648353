package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What has another name today is said by that name, with all that it said. */
class RenamedRulesTest {
    private static Data data(String text) {
        return DataJson.read(text.replace('\'', '"'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'change attack': 'vanguard'} | {'redirect': 'vanguard'}",
                "{'deal damage': {'number': 2, 'to': 'vanguard'}} | {'damage': {'number': 2, 'to': 'vanguard'}}",
                "{'turn face up': {'cards': 'bind'}} | {'turn': {'cards': 'bind'}}",
                "{'turn face down': {'what': 'this', 'as': 'it'}} | {'turn': {'face down': true, 'as': 'it'}}",
                "{'if': {'when': {'turn of': 'opponent'}, 'then': 'draw'}} | {'if': {'when': {'turn': 'opponent'}, 'then': 'draw'}}",
                "{'if': {'when': {'has attacked': 'vc'}, 'then': 'draw'}} | {'if': {'when': {'attacked': 'vc'}, 'then': 'draw'}}",
            })
    void whatIsRenamedSaysTheSame(String before, String after) {
        Data now = data("{'act': " + after + "}");
        TextRewriter rewriter = new TextRewriter(TextUpgrade.TO_2);
        assertEquals(now, rewriter.rewritten("ability", data("{'act': " + before + "}"), "$"));
        assertEquals(now, Vocabulary.LANGUAGE.write(Vocabulary.LANGUAGE.read(Ability.class, now)));
    }
}
