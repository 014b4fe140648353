package io.github.cardfold.cardfight;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckReader;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.data.NearestNames;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;

/**
 * The deck lists that the library ships: one of each nation of {@link Packs#vanilla} and one without a ride deck, one
 * of each clan of {@link Packs#nightfair} and {@link Packs#gauntlet}, each with a plan of its own. Two decks that play
 * each other are of one pack.
 *
 * <ul>
 *   <li>{@code vanilla}: {@code tidal-archive}, {@code clockwork-orchard}, {@code ember-caravan},
 *       {@code starmoth-choir}, {@code ember-stragglers}
 *   <li>{@code nightfair}: {@code sparkwheel-racers}, {@code undertow-court}, {@code hollow-candle},
 *       {@code draughthouse-guild}
 *   <li>{@code gauntlet}: {@code turnstile-court}, {@code lantern-gaol}, {@code palio-riders},
 *       {@code chapter-of-hours}, {@code second-bell}, {@code mending-yard}
 * </ul>
 */
public final class Decks {
    private static final LinkedHashMap<String, Array<String>> NAMES = LinkedHashMap.of(
            "vanilla",
                    Array.of(
                            "tidal-archive",
                            "clockwork-orchard",
                            "ember-caravan",
                            "starmoth-choir",
                            "ember-stragglers"),
            "nightfair", Array.of("sparkwheel-racers", "undertow-court", "hollow-candle", "draughthouse-guild"),
            "gauntlet",
                    Array.of(
                            "turnstile-court",
                            "lantern-gaol",
                            "palio-riders",
                            "chapter-of-hours",
                            "second-bell",
                            "mending-yard"));

    private Decks() {}

    /** Returns the names of the shipped deck lists of the pack {@code vanilla}. */
    public static Array<String> names() {
        return names("vanilla");
    }

    /** Returns the names of the shipped deck lists of a pack, by its id; none if it is not shipped. */
    public static Array<String> names(String pack) {
        requireNonNull(pack, "pack");
        return NAMES.getOrElse(pack, Array.empty());
    }

    /**
     * Returns the pack whose cards a shipped deck list is built from.
     *
     * @param name one of {@link #names(String)} of some pack
     * @throws IllegalArgumentException if no shipped deck list has the name
     */
    public static Pack pack(String name) {
        requireShipped(name);
        return Packs.all().find(pack -> names(pack.id()).contains(name)).get();
    }

    /**
     * Returns the shipped deck list of a name.
     *
     * @param name one of {@link #names(String)} of some pack
     * @throws IllegalArgumentException if no shipped deck list has the name
     */
    public static DeckList named(String name) {
        requireShipped(name);
        return DeckReader.read(pack(name), name, Shipped.text(name + ".deck"))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static void requireShipped(String name) {
        requireNonNull(name, "name");
        Array<String> all = NAMES.values().flatMap(each -> each).toArray();
        if (!all.contains(name)) {
            Array<String> near = NearestNames.to(name, all);
            throw new IllegalArgumentException("there is no deck '" + name + "'"
                    + (near.isEmpty()
                            ? " among " + all.mkString(", ")
                            : "; did you mean " + near.mkString("'", "', '", "'") + "?"));
        }
    }
}
