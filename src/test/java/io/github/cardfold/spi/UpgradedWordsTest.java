package io.github.cardfold.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.Upgrade;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts of format 1 that say words of plugins are rewritten with the language of their rules. */
class UpgradedWordsTest {
    private static final Language LANGUAGE = Cardfight.language(
            Docks.plugin(),
            new Additions("souls", registry -> registry.terms(words -> words.with(AddedTermsTest.Souls.class))));

    private static String pack(int number, String ability) {
        return ("{\"format\": \"cardfold pack\", \"version\": " + number
                        + ", \"cards\": [{\"id\": \"pilot\", \"abilities\": [" + ability + "]}]}")
                .replace('\'', '"');
    }

    /**
     * Cards that a plugin names are no number, and what is done with a card in its words is done with the same card.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'act': {'in': 'rc', 'cost': {'discard': 'souls'}, 'then': 'draw'}}"
                        + " | {'act': {'in': 'rc', 'cost': {'discard': 'souls'}, 'then': 'draw'}}",
                "{'act': {'in': 'rc', 'cost': {'discard': 'sunken'}, 'then': 'draw'}}"
                        + " | {'act': {'in': 'rc', 'cost': {'discard': {'some': {'of': {'cards': 'hand'}, 'exactly': 'sunken'}}}, 'then': 'draw'}}",
                "{'auto': {'on': {'placed': {'on': 'rc'}}, 'then': {'stow': '$it'}}}"
                        + " | {'auto': {'on': {'placed': {'to': 'rc'}}, 'then': {'stow': '$placed'}}}",
                "{'auto': {'on': {'caused': {'event': 'loaded', 'by': 'effect'}}, 'then': 'draw'}}"
                        + " | {'auto': {'on': {'loaded': {'cause': 'effect'}}, 'then': 'draw'}}",
            })
    void wordsOfAPluginAreKnown(String before, String after) {
        assertEquals(
                DataJson.read(pack(2, after)),
                DataJson.read(Upgrade.of(pack(1, before), LANGUAGE).text()));
    }
}
