package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** A skill icon: one ability of a card, shown as an icon (2.10.1). */
@Rule(jp = "2.10.1")
public enum SkillIcon {
    /** The unit can boost (14.5). */
    BOOST(0),
    /** The unit can intercept (14.4). */
    INTERCEPT(0),
    /** Twin Drive!! (14.3.3): one drive check more. */
    @Rule(jp = {"2.10.1.3", "14.3.3.1"})
    TWIN_DRIVE(1),
    /** Triple Drive!!! (14.3.4): two drive checks more. */
    @Rule(jp = {"2.10.1.4", "14.3.4.1"})
    TRIPLE_DRIVE(2);

    private final String label;
    private final int driveBonus;

    SkillIcon(int driveBonus) {
        this.label = name().toLowerCase(Locale.ROOT).replace('_', ' ');
        this.driveBonus = driveBonus;
    }

    /** Returns the icon in words, such as {@code twin drive}. */
    public String label() {
        return label;
    }

    /** Returns by how many drive checks the icon raises the drive: 0 unless it shows a drive ability (14.3.1). */
    public int driveBonus() {
        return driveBonus;
    }
}
