package io.github.cardfold.vandaria.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;

/**
 * The numbers of deck building (7.1).
 *
 * @param fateLeast the least number of cards of a Fate Deck
 * @param subMost the greatest number of cards of a Subdeck
 * @param sideMost the greatest number of cards of a Sideboard
 * @param copies how many copies of a card that is neither Hero nor Elite may be carried
 * @param sideCounts whether the copies in the Sideboard count too
 * @param mixing what becomes of a deck with several Spellbinds
 */
public record VandariaDeckLimits(
        int fateLeast, int subMost, int sideMost, int copies, boolean sideCounts, SpellbindMixing mixing) {
    /** Names what is null. */
    public VandariaDeckLimits {
        requireNonNull(mixing, "mixing");
    }

    /** Returns the numbers of the guide. */
    @Rule(vw = {"6.1.1.1", "6.1.1.2", "7.1.1", "7.1.2", "7.1.3", "7.1.5"})
    public static VandariaDeckLimits standard() {
        return new VandariaDeckLimits(50, 25, 25, 2, false, SpellbindMixing.NO_FRAME_SPELLS);
    }
}
