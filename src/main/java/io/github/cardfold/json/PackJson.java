package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Packs of cards as JSON text, the texts of cards included. The schema is {@code pack.schema.json}. */
public final class PackJson {
    private PackJson() {}

    /**
     * Returns a pack as JSON, on one line without spaces.
     *
     * @throws IllegalArgumentException if an ability has a term of a kind that
     *     {@link io.github.cardfold.cardfight.edition.Vocabulary} does not have
     */
    public static String write(Pack pack) {
        requireNonNull(pack, "pack");
        return Documents.of(Format.PACK, PackData.write(pack)).toString();
    }

    /**
     * Reads a pack.
     *
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @return the pack, or what is wrong: every problem of the cards, in their order, the last after 100 problems that
     *     reading stopped, or the first thing that is no pack at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, Pack> read(String source, String text) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        try {
            return PackData.read(Documents.fields(Format.PACK, Json.data(text)))
                    .mapLeft(refusals -> refusals.map(refusal -> JsonProblem.of(source, refusal)));
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
    }
}
