package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.NearestNames;
import io.github.cardfold.data.PressedData;
import io.github.cardfold.data.Reading;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckReader;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaPackData;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;

/** The packs of cards of Vandaria Wars that the library ships, and the deck lists that are built from them. */
public final class VandariaPacks {
    private static final Array<String> DECKS =
            Array.of("salt-reeds", "cinder-court", "tallow-road", "stormglass-school");

    private VandariaPacks() {}

    /** Returns all packs that the library ships. */
    public static Array<VandariaPack> all() {
        return Array.of(marches(), guide());
    }

    /** Returns the pack {@code marches}: the cards of four countries, Loot and FrameSpells among them. */
    public static VandariaPack marches() {
        return Marches.PACK;
    }

    /**
     * Returns the pack {@code guide}: cards that the guide speaks of, with what it says of each. What it does not say
     * is filled in, as {@code docs/VANDARIA.md} tells; its examples are played with them, and no decks are built.
     */
    public static VandariaPack guide() {
        return Guide.PACK;
    }

    /** Returns the names of the deck lists that are built from a pack, by its id; none if it is not shipped. */
    public static Array<String> decks(String pack) {
        requireNonNull(pack, "pack");
        return pack.equals(marches().id()) ? DECKS : Array.empty();
    }

    /**
     * Returns the shipped deck list of a name.
     *
     * @param name one of {@link #decks} of some pack
     * @throws IllegalArgumentException if no shipped deck list has the name
     */
    public static VandariaDeckList deck(String name) {
        requireNonNull(name, "name");
        if (!DECKS.contains(name)) {
            Array<String> near = NearestNames.to(name, DECKS);
            throw new IllegalArgumentException("there is no deck '" + name + "'"
                    + (near.isEmpty()
                            ? " among " + DECKS.mkString(", ")
                            : "; did you mean " + near.mkString("'", "', '", "'") + "?"));
        }
        VandariaPack pack = marches();
        String text = new String(PressedData.bytes(VandariaPacks.class, name + ".deck"), StandardCharsets.UTF_8);
        return VandariaDeckReader.read(pack.id(), pack.cards(), name, text)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static VandariaPack read(String id) {
        return VandariaPackData.read(Reading.of(PressedData.read(
                                "the pack " + id + " of the library",
                                PressedData.bytes(VandariaPacks.class, id + ".pack")))
                        .fields())
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static final class Marches {
        private static final VandariaPack PACK = read("marches");
    }

    private static final class Guide {
        private static final VandariaPack PACK = read("guide");
    }
}
