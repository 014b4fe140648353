package io.github.cardfold.cardfight.state;

import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;

/** What the frame of an attack process (10.2) holds: one battle. */
@Rule(jp = {"10.1.6", "10.2.2"})
public final class BattleFrame {
    /** The procedure. */
    public static final String PROCEDURE = "10.2";
    /** The attack-designating fighter. */
    public static final Local DESIGNATING = Local.seat(0, "attack-designating fighter");
    /** The designated attacker, 0 while it is undesignated. */
    public static final Local ATTACKER = Local.object(1, "attacker");
    /** A target designated by an effect before the attack, 0 for none. */
    public static final Local ORDERED_TARGET = Local.object(2, "ordered target");
    /** 1 if an effect ordered this attack (7.36). */
    public static final Local IS_ORDERED = Local.number(3, "ordered");
    /** The circle the attacker attacks from; -1 until it attacks. */
    public static final Local ATTACKER_CIRCLE = Local.place(4, "attacker's circle");
    /** Where the attack continues: {@link #ON} or {@link #CLOSE}. */
    public static final Local COURSE = Local.number(5, "course");
    /** The master of the attacker when it attacked. */
    public static final Local ATTACKER_MASTER = Local.seat(6, "attacker's master");

    /** The attacked units. */
    public static final Local TARGETS = Local.objects(0, "targets");
    /** The circles they were attacked on, in the same order. */
    public static final Local TARGET_CIRCLES = Local.places(1, "targets' circles");
    /** The boosting units. */
    public static final Local BOOSTERS = Local.objects(2, "boosters");
    /** The circles they boost from, in the same order. */
    public static final Local BOOSTER_CIRCLES = Local.places(3, "boosters' circles");
    /** Pairs of a guardian and the unit it guards. */
    public static final Local GUARDS = Local.objects(4, "guards");
    /** The units that were hit. */
    public static final Local HIT = Local.objects(5, "hit");
    /** The masters the attacked units had when they were attacked, in the same order. */
    public static final Local TARGET_MASTERS = Local.numbers(6, "targets' masters");

    /** The attack goes on. */
    public static final int ON = 0;
    /** The attack goes to its close step. */
    public static final int CLOSE = 1;

    private BattleFrame() {}

    /** Returns all of them, in order. */
    public static Local[] locals() {
        return new Local[] {
            DESIGNATING,
            ATTACKER,
            ORDERED_TARGET,
            IS_ORDERED,
            ATTACKER_CIRCLE,
            COURSE,
            ATTACKER_MASTER,
            TARGETS,
            TARGET_CIRCLES,
            BOOSTERS,
            BOOSTER_CIRCLES,
            GUARDS,
            HIT,
            TARGET_MASTERS
        };
    }

    /** Makes a unit on a circle an attacked unit of the battle in progress. */
    @Rule(jp = "10.4.1.9")
    public static void attack(Run run, int unit) {
        Position position = run.position();
        int circle = position.placeOf(unit);
        Thing thing = position.thing(circle, position.positionOf(circle, unit));
        run.appendIn(PROCEDURE, TARGETS, unit);
        run.appendIn(PROCEDURE, TARGET_CIRCLES, circle);
        run.appendIn(PROCEDURE, TARGET_MASTERS, position.master(thing, circle));
    }
}
