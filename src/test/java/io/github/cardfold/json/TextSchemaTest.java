package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.testpack.TextPack;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The schema of texts, which the build makes of the vocabulary. */
class TextSchemaTest {
    private static final JsonSchema SCHEMA = Schemas.of("text");

    @Test
    void itIsThatOfTheLibrarysLanguage() throws IOException {
        String id = SCHEMA.getSchemaNode().get("$id").asText();
        assertEquals(Schemas.node(Packs.language().schema(id).toString()), SCHEMA.getSchemaNode());
    }

    @Test
    void everyTextThatIsReadIsWhatItSays() throws IOException {
        Pack pack = PackJson.read("nightfair", Files.readString(Path.of("src", "main", "packs", "nightfair.json")))
                .get();
        Array<String> texts = pack.cards()
                .appendAll(TextPack.PACK.cards())
                .flatMap(card -> card.abilities())
                .map(ability -> Packs.language().write(ability).toString())
                .distinct();
        assertTrue(texts.size() > 20);
        Mutations mutations = new Mutations(SCHEMA, TextSchemaTest::isRead);
        texts.forEach(text -> mutations.of(Json.data(text), 30, new SplittableRandom(text.length())));
        assertTrue(mutations.agreement() >= 90, mutations::toString);
    }

    private static boolean isRead(String text) {
        try {
            return TextCards.ability(text) != null;
        } catch (StateFormatException refusal) {
            return false;
        }
    }

    @Test
    void itSaysWhatIsWrong() {
        assertRefused("{'auto': {'on': 'hit', 'then': {'dra': 2}}}");
        assertRefused("{'auto': {'on': 'hit', 'then': {'draw': 'two'}}}");
        assertRefused("{'auto': {'on': 'hit'}}");
        assertRefused("{'auto': {'on': 'hit', 'then': 'draw', 'limit': 'week'}}");
        assertRefused("{'act': {'then': 'draw'}, 'cont': {'effects': 'boost'}}");
    }

    private static void assertRefused(String text) {
        assertFalse(Schemas.complaints(SCHEMA, text.replace('\'', '"')).isEmpty(), text);
    }
}
