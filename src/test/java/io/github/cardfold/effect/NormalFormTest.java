package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Vocabulary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The normal form makes one of what says the same, and of nothing else: it is what parsing is compared by. */
class NormalFormTest {
    private static Object normal(String json) {
        return Vocabulary.LANGUAGE
                .grammar()
                .normal(Vocabulary.LANGUAGE.read(Ability.class, TextCards.data("{'act': {" + json + "}}")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // lists within lists of the same sort, and lists of one
                "'then': ['draw', ['stand', ['draw']]] | 'then': ['draw', 'stand', 'draw']",
                "'then': 'draw', 'when': {'any of': ['$a', {'any of': ['$b', '$c']}]} | 'then': 'draw', 'when': {'any of': ['$a', '$b', '$c']}",
                "'then': 'draw', 'when': {'any of': ['$a']} | 'then': 'draw', 'when': '$a'",
                // what stands before a noun and after it
                "'then': {'retire': {'units': {'are': [{'name': 'Crane'}, {'grade': 3}, 'standing']}}} | 'then': {'retire': {'units': {'are': [{'grade': 3}, 'standing', {'name': 'Crane'}]}}}",
                // names of what is spoken of, names of what is not, and labels
                "'then': [{'choose': {'from': 'units', 'as': 'a'}}, {'choose': {'from': 'units', 'as': 'b'}}, {'retire': '$a'}, {'stand': '$b'}] | 'then': [{'choose': {'from': 'units', 'as': 'b'}}, {'choose': {'from': 'units', 'as': 'c'}}, {'retire': '$b'}, {'stand': '$c'}]",
                "'then': {'retire': {'what': 'this', 'as': 'gone'}} | 'then': {'retire': 'this'}",
                "'then': 'draw', 'label': 'first' | 'then': 'draw'",
            })
    void whatSaysTheSameHasOneForm(String one, String other) {
        assertEquals(normal(one), normal(other));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // the order of what is done, and how often
                "'then': ['draw', 'stand'] | 'then': ['stand', 'draw']",
                "'then': ['draw', 'draw'] | 'then': 'draw'",
                "'then': [{'may': 'draw'}, 'stand'] | 'then': {'may': ['draw', 'stand']}",
                // lists of another sort within a list, whose members are none of it
                "'then': 'draw', 'when': {'any of': ['$a', ['$b', '$c']]} | 'then': 'draw', 'when': {'any of': ['$a', '$b', '$c']}",
                "'then': 'draw', 'when': {'not': ['$a', '$b']} | 'then': 'draw', 'when': [{'not': '$a'}, '$b']",
                "'then': {'retire': {'units': {'are': {'any of': ['standing', {'grade': 3}]}}}} | 'then': {'retire': {'units': {'are': ['standing', {'grade': 3}]}}}",
                // which of two names is meant, and whether one name is bound anew
                "'then': [{'choose': {'from': 'units', 'as': 'a'}}, {'choose': {'from': 'units', 'as': 'b'}}, {'retire': '$a'}] | 'then': [{'choose': {'from': 'units', 'as': 'a'}}, {'choose': {'from': 'units', 'as': 'b'}}, {'retire': '$b'}]",
                // whose cards, how many, and what a filter is of
                "'then': {'retire': {'units': 'opponent'}} | 'then': {'retire': 'units'}",
                "'then': {'draw': 2} | 'then': 'draw'",
                "'then': {'retire': {'which': {'of': {'which': {'of': 'units', 'are': 'standing'}}, 'are': {'grade': 3}}}} | 'then': {'retire': {'which': {'of': 'units', 'are': [{'grade': 3}]}}}",
            })
    void whatSaysSomethingElseHasAnother(String one, String other) {
        assertNotEquals(normal(one), normal(other));
    }
}
