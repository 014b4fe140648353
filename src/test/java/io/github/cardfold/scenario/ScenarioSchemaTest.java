package io.github.cardfold.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.json.Schemas;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The published schema takes what the reader takes, and refuses what a schema can see to be wrong. */
class ScenarioSchemaTest {
    private static final JsonSchema SCHEMA = Schemas.of("scenario");

    @Test
    void theSchemaTakesEveryShippedScenario() {
        assertEquals(
                Array.empty(),
                Shipped.files()
                        .flatMap(file -> Schemas.complaints(SCHEMA, file.text())
                                .map(complaint -> file.source() + " " + complaint)));
    }

    @Test
    void theSchemaTakesEveryExampleOfTheGuide() {
        assertEquals(Array.empty(), Guide.examples().flatMap(example -> Schemas.complaints(SCHEMA, example.text())));
    }

    @ParameterizedTest
    @MethodSource("io.github.cardfold.scenario.ScenarioErrorsTest#shapes")
    void theSchemaRefusesWhatHasTheWrongShape(String path, String text) {
        assertFalse(Schemas.complaints(SCHEMA, text).isEmpty(), path);
    }
}
