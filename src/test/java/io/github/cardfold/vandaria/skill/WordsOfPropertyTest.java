package io.github.cardfold.vandaria.skill;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which words can be asked for. */
class WordsOfPropertyTest {
    @ParameterizedTest
    @CsvSource({
        "faction, nobel, 'noble'",
        "kind, hooman, non-human",
        "gender, femal, female",
        "type, relik, frame spell",
        "element, plasma, fusion",
    })
    void aWordThatNoCardHasIsRefusedWithThoseThatThereAre(String sort, String wrong, String right) {
        var refusal = assertThrows(StateFormatException.class, () -> read(sort, wrong));
        assertTrue(
                refusal.getMessage().contains("\"" + wrong + "\" is no " + sort + ", it is one of "),
                () -> String.valueOf(refusal.getMessage()));
        assertTrue(refusal.getMessage().contains(right), () -> String.valueOf(refusal.getMessage()));
        assertDoesNotThrow(() -> read(sort, right));
    }

    @ParameterizedTest
    @CsvSource({"name, Aldis", "species, Ox", "job, Smith", "region, Marsh"})
    void namesAndTheLikeAreNotKnownBeforehand(String sort, String word) {
        assertDoesNotThrow(() -> read(sort, word));
    }

    private static void read(String sort, String word) {
        String filter = "{'" + sort + "': '" + word + "'}";
        String skill = "{'static': {'effects': [{'gets': {'atk': 1, 'of': {'property': {'are': [" + filter + "]}}}}]}}";
        VandariaVocabulary.LANGUAGE.read(Ability.class, DataJson.read(skill.replace('\'', '"')));
    }
}
