package io.github.cardfold.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.vavr.collection.Array;

/** The published schemas, as a validator that is not ours understands them. */
public final class Schemas {
    private static final String HOME = "https://cardfold.github.io/schema/";
    private static final String PLACE = "classpath:io/github/cardfold/json-schema/";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final JsonSchemaFactory FACTORY = JsonSchemaFactory.getInstance(
            SpecVersion.VersionFlag.V202012,
            builder -> builder.schemaMappers(mappers -> mappers.mapPrefix(HOME, PLACE)));

    /** References are followed as documents need them: those of texts lead everywhere from everywhere. */
    private static final SchemaValidatorsConfig CONFIG =
            SchemaValidatorsConfig.builder().preloadJsonSchema(false).build();

    private Schemas() {}

    /** The schema with a name, such as {@code state}. */
    public static JsonSchema of(String name) {
        return FACTORY.getSchema(SchemaLocation.of(HOME + name + ".schema.json"), CONFIG);
    }

    /** What a schema has to say against a text. */
    public static Array<String> complaints(JsonSchema schema, String text) {
        return Array.ofAll(schema.validate(node(text))).map(ValidationMessage::toString);
    }

    static JsonNode node(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }
}
