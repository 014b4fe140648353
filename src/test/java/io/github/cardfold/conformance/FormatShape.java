package io.github.cardfold.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.position.Sample;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.replay.Start;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;

/**
 * What a format looks like, as a digest: of its schema and of what that refers to, without titles and descriptions;
 * where there is no schema, of a sample. The number of the format does not enter, and neither do the words of card
 * texts, which are no part of the shape as little as the names of cards are.
 */
final class FormatShape {
    private static final Path SCHEMAS = Path.of("src/main/resources/io/github/cardfold/json-schema");
    private static final String ENDING = ".schema.json";
    private static final String WORDS = "text" + ENDING;
    private static final Array<String> SAID = Array.of("$id", "$schema", "title", "description");
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int DIGITS = 16;
    private static final int NUMBER_AT = 4;
    private static final int CHECKSUM = 4;

    private FormatShape() {}

    static String of(Format format) {
        return digest(
                switch (format) {
                    case POSITION -> schema(Format.STATE) + afterFirstLine(Notation.position(state()));
                    case POSITION_HASH -> schema(Format.STATE) + Tree.drop(StateCodec.write(state()), "version");
                    case POSITION_KEY ->
                        HexFormat.of().formatHex(PositionKey.bytes(state())).substring(2);
                    case REPLAY_BYTES -> schema(Format.REPLAY) + replay();
                    default -> schema(format);
                });
    }

    private static State state() {
        Rules rules = Sample.rules(Sample.MANIFEST);
        return Sample.crowded(rules);
    }

    private static String afterFirstLine(String text) {
        return text.substring(text.indexOf('\n'));
    }

    private static String replay() {
        DeckSheet deck =
                new DeckSheet("d", Array.of(Array.of(new DeckSheet.Entry(4, "c")), Array.empty(), Array.empty()));
        return Array.of(
                        new Start.Decks("cardfight", Array.of(deck, deck), Array.empty(), Option.none()),
                        new Start.Decks(
                                "vandaria",
                                Array.of(deck, deck, deck),
                                Array.of(new StartNumber(Seat.B, "gold", 3)),
                                Option.some(5L)),
                        new Start.Saved(Data.fields()
                                .text("rules", "rules")
                                .put("a", Data.items(Array.of(Data.whole(-5), Data.truth(true), Data.truth(false))))
                                .build()))
                .map(start -> ReplayBytes.write(new Replay("rules", start, Array.empty(), Array.of(7L), Option.none())))
                .map(bytes -> HexFormat.of().formatHex(bytes, NUMBER_AT + 1, bytes.length - CHECKSUM))
                .mkString("\n");
    }

    private static String schema(Format format) {
        String file = format.name().toLowerCase(Locale.ROOT).replace('_', '-') + ENDING;
        Set<String> reached = LinkedHashSet.of(file + "#");
        String text = "";
        for (int i = 0; i < reached.size(); i++) {
            String place = reached.toArray().get(i);
            String in = place.substring(0, place.indexOf('#'));
            JsonNode node = node(in).at(place.substring(place.indexOf('#') + 1));
            reached = reached.addAll(references(in, node));
            text += shown(node, false) + "\n";
        }
        return text;
    }

    /** The parts of schemas that one refers to, but not whole schemas: such a document says its own number. */
    private static Array<String> references(String file, JsonNode node) {
        return Array.ofAll(node.findValuesAsText("$ref"))
                .filter(each -> each.contains("#") && !each.startsWith(WORDS))
                .map(each -> each.startsWith("#") ? file + each : each)
                .distinct()
                .sorted();
    }

    private static JsonNode node(String file) {
        try {
            JsonNode root = JSON.readTree(Files.readString(SCHEMAS.resolve(file)));
            ((ObjectNode) root.path("properties")).remove("version");
            return root;
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Writes a part of a schema: fields in the order of their names, and of the definitions only those referred to. */
    private static String shown(JsonNode node, boolean areNames) {
        if (!node.isObject()) {
            return node.isArray()
                    ? Array.ofAll(node).map(each -> shown(each, false)).mkString("[", ",", "]")
                    : text(node);
        }
        TreeMap<String, String> fields = TreeMap.empty();
        for (var each : node.properties()) {
            String name = each.getKey();
            if (areNames || !SAID.contains(name) && !name.equals("$defs")) {
                boolean inside = !areNames && name.equals("properties");
                fields = fields.put(name, shown(each.getValue(), inside));
            }
        }
        return fields.map(each -> each._1 + ":" + each._2).mkString("{", ",", "}");
    }

    private static String text(JsonNode node) {
        try {
            return JSON.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String digest(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
