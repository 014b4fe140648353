package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Subtype;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** A small pack whose cards say by their ids what they are. */
public final class TestCards {
    /** Power 5000, shield 5000, boost. */
    public static final String GRADE_0 = "grade-0";
    /** Power 8000, shield 5000, boost. */
    public static final String GRADE_1 = "grade-1";
    /** Power 10000, shield 5000, intercept. */
    public static final String GRADE_2 = "grade-2";
    /** Power 13000, no shield, twin drive, persona ride. */
    public static final String GRADE_3 = "grade-3";
    /** Power 13000, twin drive, persona ride, another name. */
    public static final String OTHER_GRADE_3 = "other-grade-3";
    /** Power 13000, triple drive, no persona ride. */
    public static final String TRIPLE_DRIVE = "triple-drive";
    /** Power 0, shield 0, grade 1, sentinel. */
    public static final String SENTINEL = "sentinel";
    /** Like {@link #GRADE_3}, its name a further one of this card, without persona ride. */
    public static final String PLAIN_GRADE_3 = "plain-grade-3";
    /** Like {@link #GRADE_3}, its name a further one of this card, with persona ride. */
    public static final String TWO_NAMED_GRADE_3 = "two-named-grade-3";
    /** Like {@link #GRADE_3}, its name a further one of this card, but of grade 4. */
    public static final String GRADE_4 = "grade-4";
    /** A G unit of grade 4. */
    public static final String G_UNIT = "g-unit";
    /** An order of grade 0. */
    public static final String ORDER = "order";

    /** The pack. */
    public static final Pack PACK = Pack.builder()
            .id("test")
            .version("1")
            .cards(Array.of(
                            unit(GRADE_0, 0, 5000, 5000, SkillIcon.BOOST),
                            unit(GRADE_1, 1, 8000, 5000, SkillIcon.BOOST),
                            unit(GRADE_2, 2, 10000, 5000, SkillIcon.INTERCEPT),
                            grade3(GRADE_3, SkillIcon.TWIN_DRIVE, true),
                            grade3(OTHER_GRADE_3, SkillIcon.TWIN_DRIVE, true),
                            grade3(TRIPLE_DRIVE, SkillIcon.TRIPLE_DRIVE, false),
                            Card.builder()
                                    .id(SENTINEL)
                                    .name("Sentinel")
                                    .grade(1)
                                    .power(6000)
                                    .critical(1)
                                    .hasShield(true)
                                    .shield(0)
                                    .sentinel(true)
                                    .build())
                    .appendAll(Array.of(Trigger.values())
                            .filter(each -> each != Trigger.NONE)
                            .map(TestCards::trigger))
                    .appendAll(Array.of(
                            grade3(PLAIN_GRADE_3, SkillIcon.TWIN_DRIVE, false).withNames(Array.of(GRADE_3)),
                            grade3(TWO_NAMED_GRADE_3, SkillIcon.TWIN_DRIVE, true)
                                    .withNames(Array.of(GRADE_3)),
                            grade3(GRADE_4, SkillIcon.TWIN_DRIVE, true)
                                    .withNames(Array.of(GRADE_3))
                                    .withGrade(4),
                            grade3(G_UNIT, SkillIcon.TRIPLE_DRIVE, false)
                                    .withGrade(4)
                                    .withSubtypes(Array.of(Subtype.G)),
                            Card.builder()
                                    .id(ORDER)
                                    .name(ORDER)
                                    .grade(0)
                                    .mainType(MainType.ORDER)
                                    .build())))
            .build();

    /** The rules of the Japanese edition with this pack. */
    public static final Rules RULES = Cardfight.rules(Editions.JP_2026_04, PACK);

    private TestCards() {}

    /** The id of the trigger unit with an icon: grade 0, power 5000, shield 15000, trigger power 10000. */
    public static String trigger(String icon) {
        return icon + "-trigger";
    }

    private static Card unit(String id, int grade, int power, int shield, SkillIcon skill) {
        return Card.builder()
                .id(id)
                .name(id)
                .grade(grade)
                .power(power)
                .critical(1)
                .hasShield(true)
                .shield(shield)
                .skills(Skills.of(skill))
                .build();
    }

    private static Card grade3(String id, SkillIcon drive, boolean persona) {
        return Card.builder()
                .id(id)
                .name(id)
                .grade(3)
                .power(13000)
                .critical(1)
                .skills(Skills.of(drive))
                .personaRide(persona)
                .build();
    }

    private static Card trigger(Trigger icon) {
        return Card.builder()
                .id(trigger(icon.label()))
                .name(trigger(icon.label()))
                .grade(0)
                .power(5000)
                .critical(1)
                .hasShield(true)
                .shield(15000)
                .subtypes(Array.of("trigger"))
                .trigger(icon)
                .triggerPower(icon == Trigger.OVER ? 100_000_000 : 10_000)
                .skills(Skills.of(SkillIcon.BOOST))
                .build();
    }
}
