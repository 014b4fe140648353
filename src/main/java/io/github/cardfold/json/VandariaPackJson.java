package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaPackData;
import io.github.cardfold.vandaria.edition.VandariaVocabulary;
import io.vavr.collection.Array;
import io.vavr.control.Either;

/** Packs of cards of Vandaria Wars as JSON text. The schema is {@code vandaria-pack.schema.json}. */
public final class VandariaPackJson {
    private VandariaPackJson() {}

    /** Returns a pack as JSON, on one line without spaces. */
    public static String write(VandariaPack pack) {
        return write(pack, VandariaVocabulary.LANGUAGE);
    }

    /**
     * Returns a pack as JSON, on one line without spaces.
     *
     * @param language the language of the rules that it is for, as from
     *     {@link io.github.cardfold.vandaria.Vandaria#language(Iterable)}
     * @throws IllegalArgumentException if a skill has a term of a kind that the language does not have
     */
    public static String write(VandariaPack pack, Language language) {
        requireNonNull(pack, "pack");
        requireNonNull(language, "language");
        return Documents.of(Format.VANDARIA_PACK, VandariaPackData.write(pack, language))
                .toString();
    }

    /**
     * Reads a pack for the rules of the library.
     *
     * @see #read(String, String, Language)
     */
    public static Either<Array<JsonProblem>, VandariaPack> read(String source, String text) {
        return read(source, text, VandariaVocabulary.LANGUAGE);
    }

    /**
     * Reads a pack.
     *
     * @param source the name of the text, for the problems
     * @param text the whole text
     * @param language the language of the rules that it is for
     * @return the pack, or what is wrong: every problem of the cards, in their order, the last after 100 problems that
     *     reading stopped, or the first thing that is no pack at all
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Either<Array<JsonProblem>, VandariaPack> read(String source, String text, Language language) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        requireNonNull(language, "language");
        try {
            return VandariaPackData.read(Documents.fields(Format.VANDARIA_PACK, Json.data(text)), language)
                    .mapLeft(refusals -> refusals.map(refusal -> JsonProblem.of(source, refusal)));
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(JsonProblem.of(source, refusal)));
        }
    }
}
