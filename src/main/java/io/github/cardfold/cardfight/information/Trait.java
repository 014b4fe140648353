package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.TraitKey;
import java.util.Locale;

/** The characteristics of a card that are numbers and are computed from effects (chapter 2, 11.11). */
public enum Trait implements TraitKey {
    /** The grade (2.4). */
    @Phrase(form = "plural", value = "grades")
    @Phrase("grade")
    GRADE,
    /** The power (2.5). */
    @Phrase(form = "plural", value = "powers")
    @Phrase("power")
    POWER,
    /** The shield (2.6); 0 for a card that has none. */
    @Phrase(form = "plural", value = "shields")
    @Phrase("shield")
    SHIELD,
    /** The critical (2.7). */
    @Phrase(form = "plural", value = "criticals")
    @Phrase("critical")
    CRITICAL,
    /** The drive (2.17). */
    @Phrase(form = "plural", value = "drives")
    @Phrase("drive")
    DRIVE;

    private final String fact = name().toLowerCase(Locale.ROOT);
    private final String original = "original " + fact;

    /** Returns the name of what is read when it is read, and of what is written when effects change it. */
    public String fact() {
        return fact;
    }

    /** Returns the name of the original value, which only effects change that say so (5.1.3). */
    public String original() {
        return original;
    }
}
