package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites packs and scenario files that have an older number of their format, number by number, up to the one that is
 * read now. Everything that need not change stays as it is, character by character: the order of the fields, blanks and
 * the ends of lines. Other formats are not rewritten: whoever has the game or the rules writes them anew.
 */
public final class Upgrade {
    private static final String NUMBER = "version";
    private static final String NEITHER = "neither a pack nor a scenario file";

    /** The fields that scenario files have had so far: a file that does not say its format is known by them. */
    static final Array<String> SCENARIO_FIELDS = Array.of(
            "format",
            NUMBER,
            "name",
            "note",
            "rules",
            "game",
            "ruleset",
            "options",
            "pack",
            "definitions",
            "cards",
            "table",
            "start",
            "state",
            "decks",
            "match",
            "penalties",
            "sudden death",
            "first",
            "seed",
            "chance",
            "begin",
            "play",
            "end",
            "variants");

    private Upgrade() {}

    /**
     * Returns what becomes of a text. Its number is looked at, and whether it is JSON; whether all the rest of it is
     * right is for its reader to say.
     *
     * @throws io.github.cardfold.data.StateFormatException if the text is not JSON, its number is none or is newer than
     *     the one that is read, or it has a saved state with another number, which cannot be rewritten
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Upgraded of(String text) {
        return of(text, Packs.language());
    }

    /**
     * The same for a text with words of plugins, or with others that the rules have which it is for.
     *
     * @param language the language of these rules
     */
    public static Upgraded of(String text, Language language) {
        requireNonNull(text, "text");
        requireNonNull(language, "language");
        Data data = Json.data(text);
        return format(data)
                .fold(
                        other -> new Upgraded(Upgraded.Result.OTHER, text, other),
                        format -> of(format, Reading.of(data).fields(), text, language));
    }

    private static Upgraded of(Format format, ReadingFields in, String text, Language language) {
        long number = number(in);
        if (number < 0 || number >= format.number()) {
            format.checkUntitled(in);
            return new Upgraded(Upgraded.Result.NEW, text, format.found(number) + " already");
        }
        if (format == Format.SCENARIO) {
            checkStates(in);
        }
        String rewritten = text;
        for (int from = (int) number; from < format.number(); from++) {
            rewritten = UpgradeStep.of(format, from).apply(rewritten, language);
        }
        String sentence = format.noun() + ", format " + number + " to " + format.number();
        return new Upgraded(Upgraded.Result.REWRITTEN, rewritten, sentence);
    }

    /** Without a number it is one from before numbers were needed; what is no number is refused as -1. */
    private static long number(ReadingFields in) {
        @Nullable Reading number = in.find(NUMBER);
        if (number == null) {
            return 0;
        }
        return number.data() instanceof Data.Whole whole ? whole.value() : -1;
    }

    /** A scenario would still be refused for the state that it begins with. */
    private static void checkStates(ReadingFields in) {
        in.items("variants").map(Reading::fields).prepend(in).forEach(each -> {
            @Nullable Reading state = each.find("state");
            if (state != null) {
                Format.STATE.check(state.fields());
            }
        });
    }

    /** Returns the format of a document that is rewritten, or why it is not. */
    private static Either<String, Format> format(Data document) {
        if (!(document instanceof Data.Fields fields)) {
            return Either.left(NEITHER);
        }
        @Nullable Data title = fields.get("format");
        if (title != null) {
            return Array.of(Format.values())
                    .filter(each -> each.isUpgraded() && title.equals(Data.text(each.title())))
                    .headOption()
                    .toEither("of a format that is not rewritten");
        }
        boolean isScenario = fields.get("name") != null
                && Array.of("start", "state", "variants").exists(name -> fields.get(name) != null);
        Array<String> unknown = Array.tabulate(fields.size(), fields::name).removeAll(SCENARIO_FIELDS);
        return !isScenario
                ? Either.left(NEITHER)
                : unknown.headOption()
                        .map(name -> "no scenario file, for such a file has no field '" + name + "'")
                        .toEither(Format.SCENARIO)
                        .swap();
    }
}
