package io.github.cardfold.json;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Reading;
import io.github.cardfold.kernel.ReadingFields;
import io.github.cardfold.kernel.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Packs of cards as JSON text: the fields of a card are the attributes of {@link Card}, of which {@code id},
 * {@code name} and {@code grade} are needed. The schema is {@code pack.schema.json}.
 */
public final class PackJson {
    static final String FORMAT = "cardfold pack";

    private final String source;
    private Array<JsonProblem> problems = Array.empty();
    private Array<Card> cards = Array.empty();
    private TreeSet<String> ids = TreeSet.empty();
    private TreeSet<String> names = TreeSet.empty();

    private PackJson(String source) {
        this.source = source;
    }

    /** Returns a pack as JSON, on one line without spaces. */
    public static String write(Pack pack) {
        return Documents.start(FORMAT)
                .text("id", pack.id())
                .text("packVersion", pack.version())
                .put("cards", Data.items(pack.cards().map(PackJson::data).asJava()))
                .build()
                .toString();
    }

    private static Data data(Card card) {
        Data.Builder out = Data.fields();
        Array.of(CardField.values()).forEach(field -> field.write(out, card));
        return out.build();
    }

    /**
     * Reads a pack.
     *
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @return the pack, or what is wrong: every problem of the cards, in their order, or the first thing that is no
     *     pack at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, Pack> read(String source, String text) {
        try {
            return new PackJson(source).pack(Documents.fields(FORMAT, Json.data(text)));
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
    }

    private Either<Array<JsonProblem>, Pack> pack(ReadingFields in) {
        String id = in.get("id").filled();
        String version = in.get("packVersion").filled();
        List<Reading> listed = in.get("cards").items();
        in.end();
        listed.forEach(this::card);
        return problems.isEmpty()
                ? Either.right(
                        Pack.builder().id(id).version(version).cards(cards).build())
                : Either.left(problems);
    }

    private void card(Reading map) {
        int before = problems.size();
        Option<ReadingFields> fields = attempt(map::fields);
        fields.forEach(in -> card(in, before));
    }

    private void card(ReadingFields in, int before) {
        Card.Builder card = Card.builder();
        for (CardField field : CardField.values()) {
            attempt(() -> {
                Reading value = field.isNeeded() ? in.get(field.title()) : in.find(field.title());
                return value == null ? card : field.put(card, value);
            });
        }
        attempt(() -> {
            in.end();
            return in;
        });
        ids = unlike(ids, in.find(CardField.ID.title()));
        names = unlike(names, in.find(CardField.NAME.title()));
        if (problems.size() == before) {
            attempt(() -> ReplayJson.made(in.map(), card::build)).forEach(made -> cards = cards.append(made));
        }
    }

    /** Notes a text that no two cards share; what is no text has been complained about. */
    private TreeSet<String> unlike(TreeSet<String> former, @Nullable Reading value) {
        if (value == null || !(value.data() instanceof Data.Text text)) {
            return former;
        }
        if (former.contains(text.value())) {
            problems = problems.append(JsonProblem.of(source, value.expected("one that no card before has")));
        }
        return former.add(text.value());
    }

    private <T> Option<T> attempt(Supplier<T> part) {
        try {
            return Option.some(part.get());
        } catch (StateFormatException refusal) {
            problems = problems.append(JsonProblem.of(source, refusal));
            return Option.none();
        }
    }
}
