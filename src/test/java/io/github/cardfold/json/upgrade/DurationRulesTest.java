package io.github.cardfold.json.upgrade;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What format 1 said with a word for each time, and for each way to choose, is rewritten. */
class DurationRulesTest {
    private static Data data(String text) {
        return DataJson.read(text.replace('\'', '"'));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'this turn': {'doubled': 'power'}} | {'apply': {'effects': {'doubled': 'power'}, 'lasting': 'turn'}}",
                "{'this battle': {'doubled': 'power'}} | {'apply': {'effects': {'doubled': 'power'}, 'lasting': 'battle'}}",
                "{'this fight': {'doubled': 'power'}} | {'apply': {'effects': {'doubled': 'power'}, 'lasting': 'fight'}}",
                "{'until end of next turn': {'doubled': 'power'}} | {'apply': {'effects': {'doubled': 'power'}, 'lasting': {'end of': {'of': 'opponent', 'next': true}}}}",
                "{'until end of next turn': {'effects': {'doubled': 'power'}, 'of': 'you'}} | {'apply': {'effects': {'doubled': 'power'}, 'lasting': {'end of': {'next': true}}}}",
                "{'when next': {'on': 'hits', 'then': 'draw'}} | {'when next': {'on': 'hit', 'then': 'draw'}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'battle', 'each time': true}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': 'battle', 'each time': true}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'your turn'}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': 'end of'}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'opponents turn'}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': {'end of': {'of': 'opponent'}}}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'your next turn'}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': {'end of': {'next': true}}}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'opponents next turn'}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': {'end of': {'of': 'opponent', 'next': true}}}}",
                "{'when next': {'on': 'hits', 'then': 'draw', 'within': 'game'}} | {'when next': {'on': 'hit', 'then': 'draw', 'within': 'fight'}}",
                "{'choose at random': {'cards': 'hand'}} | {'choose': {'from': {'cards': 'hand'}, 'at random': true}}",
                "{'choose at random': {'from': {'cards': 'hand'}, 'number': 2, 'as': 'two'}} | {'choose': {'from': {'cards': 'hand'}, 'as': 'two', 'exactly': 2, 'at random': true}}",
                "{'both choose': {'cards': 'hand'}} | {'choose': {'from': {'cards': 'hand'}, 'each': true}}",
                "{'choose as many as possible': {'from': {'cards': 'hand'}, 'number': 3}} | {'choose': {'from': {'cards': 'hand'}, 'as many as': 3}}",
            })
    void eachIsSaidInTheWordsOfToday(String before, String after) {
        Data now = data("{'act': " + after + "}");
        TextRewriter rewriter = new TextRewriter(TextUpgrade.TO_2);
        assertEquals(now, rewriter.rewritten("ability", data("{'act': " + before + "}"), "$"));
        assertEquals(now, rewriter.rewritten("ability", now, "$"));
        assertEquals(now, Vocabulary.LANGUAGE.write(Vocabulary.LANGUAGE.read(Ability.class, now)));
    }
}
