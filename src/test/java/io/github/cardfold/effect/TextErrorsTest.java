package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.TextCards;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts that make no sense are refused when rules are assembled, with card, ability and node. */
class TextErrorsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'act': {'then': {'retire': '$them'}}} | text/1/retire 1: nothing before it is called \"$them\"; nothing has a name yet",
                "{'act': {'then': [{'retire': '$it'}, {'choose': 'rear guards'}]}} | text/1/retire 1: nothing before it is called \"$it\"; nothing has a name yet",
                "{'act': {'then': [{'choose': 'rear guards'}, {'retire': '$them'}]}} | text/1/retire 1: nothing before it is called \"$them\"; there is $it",
                "{'act': {'then': [{'let': {'as': 'n', 'be': 2}}, {'retire': '$n'}]}} | text/1/retire 1: \"$n\" is a number, not cards",
                "{'act': {'then': [{'let': {'as': 'it', 'be': 2}}, {'choose': 'rear guards'}]}} | text/1/choose 1: \"$it\" cannot be both cards and a number",
                "{'cont': {'effects': {'power': '$n'}}} | text/1/gains power 1: nothing before it is called \"$n\"; nothing has a name yet",
                "{'act': {'label': 'a', 'then': {'this turn': {'has': {'ability': {'act': {'then': {'retire': '$x'}}}}}}}} | text/a/has 1/retire 1: nothing before it is called \"$x\"; nothing has a name yet",
            })
    void aTextThatMakesNoSenseIsRefused(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json)).getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {"{'act': {'label': 'a', 'then': 'draw'}} | text: two abilities are labelled a"})
    void labelsAreUnique(String json, String message) {
        assertEquals(
                message,
                assertThrows(EffectException.class, () -> TextCards.rules(json, json))
                        .getMessage());
    }
}
