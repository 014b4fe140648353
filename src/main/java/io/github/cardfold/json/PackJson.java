package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Packs of cards as JSON text, the texts of cards included. The schema is {@code pack.schema.json}. */
public final class PackJson {
    private PackJson() {}

    /**
     * Returns a pack for the rules of the library as JSON, on one line without spaces.
     *
     * @throws IllegalArgumentException if an ability has a term of a kind that neither {@link Packs#language} nor the
     *     pack has
     */
    public static String write(Pack pack) {
        return write(pack, Packs.language());
    }

    /**
     * Returns a pack as JSON, on one line without spaces.
     *
     * @param language the language of the rules that it is for, as from
     *     {@link io.github.cardfold.cardfight.Cardfight#language(io.github.cardfold.spi.Plugin...)}
     * @throws IllegalArgumentException if an ability has a term of a kind that neither the language nor the pack has
     */
    public static String write(Pack pack, Language language) {
        requireNonNull(pack, "pack");
        requireNonNull(language, "language");
        return Documents.of(Format.PACK, PackData.write(pack, language)).toString();
    }

    /**
     * Reads a pack for the rules of the library, {@link Packs#language}.
     *
     * @see #read(String, String, Language)
     */
    public static Either<Array<JsonProblem>, Pack> read(String source, String text) {
        return read(source, text, Packs.language());
    }

    /**
     * Reads a pack.
     *
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @param language the language of the rules that it is for
     * @return the pack, or what is wrong: every problem of the definitions or of the cards, in their order, the last
     *     after 100 problems that reading stopped, or the first thing that is no pack at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, Pack> read(String source, String text, Language language) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        requireNonNull(language, "language");
        try {
            return PackData.read(Documents.fields(Format.PACK, Json.data(text)), language)
                    .mapLeft(refusals -> refusals.map(refusal -> JsonProblem.of(source, refusal)));
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
    }
}
