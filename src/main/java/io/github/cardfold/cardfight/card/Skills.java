package io.github.cardfold.cardfight.card;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The skill icons of a card: a set, and what follows from it, ready to be asked for in every battle. */
public final class Skills {
    private static final Skills NONE = new Skills(Array.empty());

    private final Array<SkillIcon> icons;
    private final int bits;
    private final int driveBonus;

    private Skills(Array<SkillIcon> icons) {
        this.icons = icons;
        this.bits = icons.foldLeft(0, (bits, icon) -> bits | bit(icon));
        this.driveBonus = icons.foldLeft(0, (bonus, icon) -> Math.max(bonus, icon.driveBonus()));
    }

    private static int bit(SkillIcon icon) {
        return 1 << icon.ordinal();
    }

    /** Returns the set of no icons. */
    public static Skills none() {
        return NONE;
    }

    /** Returns the set of some icons; an icon named twice is in it once. */
    public static Skills of(SkillIcon... icons) {
        requireNonNull(icons, "icons");
        return of(Array.of(icons));
    }

    /** Returns the set of some icons; an icon that comes twice is in it once. */
    public static Skills of(Iterable<SkillIcon> icons) {
        requireNonNull(icons, "icons");
        return new Skills(Array.ofAll(icons).distinct().sorted());
    }

    /** Returns the icons, in the order of {@link SkillIcon}. */
    public Array<SkillIcon> icons() {
        return icons;
    }

    /** Tells whether an icon is among them. */
    public boolean has(SkillIcon icon) {
        return (bits & bit(requireNonNull(icon, "icon"))) != 0;
    }

    /** Tells whether the boost icon is among them. */
    @Rule(jp = {"2.10.1.1", "14.5.1"})
    public boolean boost() {
        return has(SkillIcon.BOOST);
    }

    /** Tells whether the intercept icon is among them. */
    @Rule(jp = {"2.10.1.2", "14.4.1"})
    public boolean intercept() {
        return has(SkillIcon.INTERCEPT);
    }

    /** Returns what the drive abilities among them add to the drive: the largest modification alone counts. */
    @Rule(jp = {"14.3.1", "14.3.2", "2.17.2.1"})
    public int driveBonus() {
        return driveBonus;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Skills that && icons.equals(that.icons);
    }

    @Override
    public int hashCode() {
        return bits;
    }

    /** Returns the icons in words, such as {@code boost, twin drive}. */
    @Override
    public String toString() {
        return icons.map(SkillIcon::label).mkString(", ");
    }
}
