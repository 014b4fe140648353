package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.information.DriveAbilities;
import io.github.cardfold.cardfight.state.Flag;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A skill that a unit has or not: printed and not lost, or got since (2.10.1, 7.14). */
@Rule(jp = {"2.10.1", "7.14.1", "7.14.2"})
public enum Skill {
    /** Boost (14.5). */
    @Rule(jp = "2.10.1.1")
    BOOST(SkillIcon.BOOST, Flag.BOOST, Flag.BOOST_LOST),
    /** Intercept (14.4). */
    @Rule(jp = "2.10.1.2")
    INTERCEPT(SkillIcon.INTERCEPT, Flag.INTERCEPT, Flag.INTERCEPT_LOST),
    /** Twin drive (14.3.3). */
    @Rule(jp = "2.10.1.3")
    TWIN_DRIVE(SkillIcon.TWIN_DRIVE, Flag.TWIN_DRIVE, Flag.TWIN_DRIVE_LOST),
    /** Triple drive (14.3.4). */
    @Rule(jp = "2.10.1.4")
    TRIPLE_DRIVE(SkillIcon.TRIPLE_DRIVE, Flag.TRIPLE_DRIVE, Flag.TRIPLE_DRIVE_LOST),
    /** Sentinel, a CONT ability (14.10). */
    @Rule(jp = {"14.10.1", "14.10.3"})
    SENTINEL(card -> card.sentinel(), Flag.SENTINEL),
    /** Restraint (14.6), which no icon shows: a card has it by its text. */
    @Rule(jp = "14.6.1")
    RESTRAINT(card -> false, Flag.RESTRAINT);

    private static final String CONT_LOST = Flag.lost(Clause.Kind.CONT);

    private final Option<SkillIcon> icon;
    private final Predicate<Card> printed;
    private final String gained;
    private final String lost;

    Skill(SkillIcon icon, String gained, String lost) {
        this.icon = Option.some(icon);
        printed = card -> card.skills().has(icon);
        this.gained = gained;
        this.lost = lost;
    }

    Skill(Predicate<Card> printed, String gained) {
        icon = Option.none();
        this.printed = printed;
        this.gained = gained;
        lost = gained + " lost";
    }

    /** Returns the words for all of them. */
    public static Array<String> words() {
        return Array.of(values()).map(Skill::label);
    }

    /** Returns the word for it, such as {@code twin drive}. */
    public String label() {
        return gained;
    }

    /** Tells whether it is printed on a card. */
    boolean isPrinted(Card card) {
        return printed.test(card);
    }

    /** Tells whether it is printed on a card. */
    public boolean isPrinted(Query query, Subject card) {
        return isPrinted(Field.card(query.position(Facts.PRINTED), card.gameObject()));
    }

    /** Returns the drive abilities, those that raise the drive of a unit (14.3). */
    static Array<DriveAbilities.Named> drive() {
        return Array.of(values())
                .flatMap(each -> each.icon
                        .filter(icon -> icon.driveBonus() > 0)
                        .map(icon -> new DriveAbilities.Named(icon, each.gained, each.lost)));
    }

    /** Returns the flag of a card that has got it. */
    public String gained() {
        return gained;
    }

    /** Returns the flag of a card that has lost the printed one. */
    public String lost() {
        return lost;
    }

    /** Tells whether a unit lying in a place has it. */
    public boolean isOf(Position position, GameObject unit, int place) {
        Subject card = Subject.of(unit, place);
        return isOf(Query.about(position, card), card);
    }

    /**
     * Tells whether a unit has or had it, as the query sees it. All of them are CONT abilities. What no icon shows is
     * part of the printed text.
     */
    @Rule(jp = {"7.32.2#3", "14.3.1", "14.4.1", "14.5.1", "14.6.1", "14.10.1"})
    public boolean isOf(Query query, Subject unit) {
        return Strength.flag(query, unit, gained) > 0
                || isPrinted(Field.card(query.position(Facts.PRINTED), unit.gameObject()))
                        && Field.hasFace(query, unit)
                        && Strength.flag(query, unit, lost) == 0
                        && Strength.flag(query, unit, Flag.LOSES_ABILITIES) == 0
                        && Strength.flag(query, unit, CONT_LOST) == 0
                        && (icon.isDefined() || Strength.flag(query, unit, Flag.TEXT_LOST) == 0);
    }

    /** Returns the kinds of facts that it reads. */
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES, gained, lost, Flag.LOSES_ABILITIES, CONT_LOST, Flag.TEXT_LOST);
    }
}
