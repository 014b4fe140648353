package io.github.cardfold.cardfight.deed;

import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.effect.Working;
import io.vavr.collection.Array;

/**
 * A fighter resolves so many cards with a keyword in a fight.
 *
 * @param mode whether it is no more than that, or may be that many whatever else limits them
 * @param of which fighter
 * @param keyword the keyword
 * @param most how many
 */
public record ResolutionLimit(Deed.Mode mode, Side of, String keyword, int most) implements Working {
    /** Returns the greatest number that texts say for a keyword. */
    public static int highest(Texts texts, String keyword) {
        return texts.working()
                .flatMap(each ->
                        each instanceof ResolutionLimit limit && limit.keyword().equals(keyword)
                                ? Array.of(limit.most())
                                : Array.empty())
                .max()
                .getOrElse(0);
    }

    /** Returns the keywords that texts speak of so, sorted. */
    public static Array<String> keywords(Texts texts) {
        return texts.working()
                .flatMap(each -> each instanceof ResolutionLimit limit ? Array.of(limit.keyword()) : Array.empty())
                .distinct()
                .sorted();
    }
}
