package io.github.cardfold.json;

import io.github.cardfold.data.Format;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.upgrade.TextUpgrade;
import io.vavr.collection.Array;
import java.util.function.BiFunction;

/**
 * How a text of one number of its format becomes one of the next.
 *
 * @param format the format
 * @param from the number that the text has before
 * @param change what is done to the text beside the number, in the language of its rules; what it does not change must
 *     stay as it is
 */
record UpgradeStep(Format format, int from, BiFunction<String, Language, String> change) {
    /**
     * All steps: one for each older number of each format that is rewritten. Whoever raises the number of such a format
     * adds its step here.
     */
    static final Array<UpgradeStep> ALL = Array.of(
            numberAlone(Format.PACK, 0),
            texts(Format.PACK, 1),
            numberAlone(Format.SCENARIO, 0),
            texts(Format.SCENARIO, 1),
            numberAlone(Format.SCENARIO, 2),
            numberAlone(Format.VANDARIA_PACK, 0),
            numberAlone(Format.VANDARIA_PACK, 1));

    /** Where the format has only grown, so that what was right before still is. */
    private static UpgradeStep numberAlone(Format format, int from) {
        return new UpgradeStep(format, from, (text, language) -> text);
    }

    /** Where the texts of cards have got other words. */
    private static UpgradeStep texts(Format format, int from) {
        return new UpgradeStep(format, from, (text, language) -> TextUpgrade.of(text, Json.data(text), language));
    }

    /** Returns the text with the next number, its words being those of a language or older ones. */
    String apply(String text, Language language) {
        return JsonHead.withNumber(change.apply(text, language), from + 1);
    }

    /** Returns the step from a number of a format. */
    static UpgradeStep of(Format format, int from) {
        return ALL.find(each -> each.format == format && each.from == from)
                .getOrElseThrow(() -> new IllegalStateException(format + " has no step from " + from));
    }
}
