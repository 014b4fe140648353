package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.state.Ruleset;

/** The presets: one ruleset for each edition of the comprehensive rules. */
public final class Editions {
    /** The Japanese comprehensive rules of 2026-04-14. */
    public static final Ruleset JP_2026_04 = Ruleset.builder()
            .name("JP_2026_04")
            .deckLimits(DeckLimits.standard())
            .build();

    private Editions() {}
}
