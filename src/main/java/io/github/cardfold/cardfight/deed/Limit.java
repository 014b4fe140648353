package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.state.Despite;
import io.github.cardfold.citation.Rule;
import org.jspecify.annotations.Nullable;

/**
 * A limit that the rules themselves set to deeds. A permission lifts it if it speaks of what the limit is about: "may
 * attack from the back row" lifts that attackers stand in the front row, and nothing else.
 */
@Rule(jp = {"10.4.1.4.1", "10.4.1.7.1"})
public enum Limit {
    /** Units of the front row attack. */
    @Rule(jp = "10.4.1.3")
    ATTACKERS_IN_FRONT(DeedKind.ATTACK, About.FROM),
    /** Units that stand attack. */
    @Rule(jp = {"10.4.1.3", "10.4.1.4.1"})
    ATTACKERS_STAND(DeedKind.ATTACK, Despite.REST),
    /** Units with restraint are not chosen to attack. */
    @Rule(jp = "14.6.2")
    RESTRAINT(DeedKind.ATTACK, Despite.RESTRAINT),
    /** Units of the opponent's front row are attacked. */
    @Rule(jp = "10.4.1.6")
    TARGETS_IN_FRONT(DeedKind.ATTACK, About.WHOM),
    /** One unit is attacked. */
    @Rule(jp = {"10.4.1.6", "10.4.1.8"})
    ONE_TARGET(DeedKind.ATTACK, Despite.NUMBER),
    /** Rear-guards of the front row intercept. */
    @Rule(jp = "10.5.1.2.4")
    INTERCEPTORS_IN_FRONT(DeedKind.INTERCEPT, About.FROM),
    /** Vanguards perform drive checks. */
    @Rule(jp = "10.6.1.2")
    VANGUARDS_CHECK(DeedKind.DRIVE_CHECK, About.WHO),
    /** Units hit those whose power is not above theirs. */
    @Rule(jp = "10.7.1.2")
    HIT_BY_POWER(DeedKind.HIT, Despite.POWER),
    /** Cards of the hand are called. */
    @Rule(jp = {"9.9.2.1", "10.5.1.2.2"})
    CALLED_FROM_HAND(DeedKind.CALL, About.FROM),
    /** Cards of the hand are ridden, or of the ride deck. */
    @Rule(jp = "9.7.2")
    RIDDEN_FROM_HAND(DeedKind.RIDE, About.FROM),
    /** Orders of the hand are played. */
    @Rule(jp = {"9.9.2.3", "10.5.1.2.5"})
    PLAYED_FROM_HAND(DeedKind.PLAY, About.FROM),
    /** Cards of the hand are called to rear-guard circles whose grade is not above the vanguard's. */
    @Rule(jp = "9.9.2.1")
    GRADE_TO_CALL(DeedKind.CALL, Despite.GRADE),
    /** In some editions, cards guard whose grade is not above the vanguard's. */
    @Rule(jp = "10.5.1.2.2.2")
    GRADE_TO_GUARD(DeedKind.CALL, Despite.GRADE),
    /** Cards of the vanguard's grade or the next are ridden. */
    @Rule(jp = "9.7.2")
    GRADE_TO_RIDE(DeedKind.RIDE, Despite.GRADE),
    /** One card is ridden. */
    @Rule(jp = "9.7.2")
    ONE_RIDE(DeedKind.RIDE, Despite.NUMBER),
    /** Orders are played whose grade is not above the vanguard's. */
    @Rule(jp = {"9.9.2.3", "10.5.1.2.5"})
    GRADE_TO_PLAY(DeedKind.PLAY, Despite.GRADE);

    /** What a limit is about that has no name. */
    private enum About {
        WHO,
        WHOM,
        FROM
    }

    private final DeedKind kind;
    private final @Nullable About about;
    private final @Nullable Despite name;

    Limit(DeedKind kind, About about) {
        this.kind = kind;
        this.about = about;
        name = null;
    }

    Limit(DeedKind kind, Despite name) {
        this.kind = kind;
        this.about = null;
        this.name = name;
    }

    /** Tells whether a limit to deeds of a kind has a name. */
    public static boolean isOf(DeedKind kind, Despite name) {
        for (Limit each : values()) {
            if (each.kind == kind && each.name == name) {
                return true;
            }
        }
        return false;
    }

    /** Returns the kind of deeds that it limits. */
    DeedKind kind() {
        return kind;
    }

    /** Who is battled besides the attacked unit, cannot be attacked in its place. */
    private static boolean saysWhomAlone(DeedPattern permitted) {
        return permitted.saysWhom() && !permitted.despite().contains(Despite.NUMBER);
    }

    /** Tells whether permitted deeds are such that it limits otherwise. */
    boolean isLiftedBy(DeedPattern permitted) {
        if (name != null) {
            return permitted.despite().contains(name);
        }
        return about == About.WHO || (about == About.FROM ? permitted.from().nonEmpty() : saysWhomAlone(permitted));
    }
}
