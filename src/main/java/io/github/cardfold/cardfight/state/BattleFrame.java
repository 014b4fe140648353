package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.position.Witness;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.stream.IntStream;

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

    /** The units that attack together with the attacker: the mate of a leader. */
    public static final Local PARTNERS = Local.objects(9, "partners");
    /** The circles they attack from, in the same order. */
    public static final Local PARTNER_CIRCLES = Local.places(10, "partners' circles");
    /** The masters they had when they attacked, in the same order. */
    public static final Local PARTNER_MASTERS = Local.numbers(11, "partners' masters");

    /** The attacking, attacked, boosting and guarding units that have left their circles since they became that. */
    public static final Local LEFT = Local.objects(7, "left");
    /** The attacking and attacked units whose master has changed since they became that. */
    public static final Local MASTER_CHANGED = Local.objects(8, "master changed");

    /** The attack goes on. */
    public static final int ON = 0;
    /** The attack goes to its close step. */
    public static final int CLOSE = 1;
    /** The battle has ended; its close step may still have something to do (10.8.1.2). */
    public static final int OVER = 2;

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
            TARGET_MASTERS,
            LEFT,
            MASTER_CHANGED,
            PARTNERS,
            PARTNER_CIRCLES,
            PARTNER_MASTERS
        };
    }

    /** Returns those units of the battle that a change has moved and that are the same cards as before (4.1.8). */
    @Rule(jp = {"10.4.1.5.1", "10.4.1.9", "10.7.1.2.1", "10.7.1.4.2", "7.47.1.2", "6.2.4.1"})
    public static int[] left(Position position, Frame battle, Batch done) {
        int[] found = Witness.NOTHING;
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            if (event.kind() == EventKind.MOVE
                    && event.from() != event.to()
                    && takesPart(battle, event.object())
                    && position.placeOf(event.object()) == event.to()) {
                found = with(found, event.object());
            }
        }
        return found;
    }

    private static boolean takesPart(Frame battle, int unit) {
        return isAttacker(battle, unit)
                || battle.contains(TARGETS, unit)
                || battle.contains(BOOSTERS, unit)
                || battle.contains(GUARDS, unit);
    }

    private static boolean isAttacker(Frame battle, int unit) {
        return battle.get(ATTACKER_CIRCLE) >= 0 && (battle.get(ATTACKER) == unit || battle.contains(PARTNERS, unit));
    }

    /** Returns the attacking and attacked units that have another master than when they became that. */
    @Rule(jp = {"10.7.1.2.1", "10.7.1.4.2"})
    public static int[] masterChanged(Position position, Frame battle, Batch done) {
        int[] found = Witness.NOTHING;
        if (battle.get(ATTACKER_CIRCLE) >= 0
                && mayHaveChanged(battle.get(ATTACKER), done)
                && hasMasterBut(position, battle.get(ATTACKER), battle.seat(ATTACKER_MASTER))) {
            found = with(found, battle.get(ATTACKER));
        }
        found = masterChanged(position, battle, done, TARGETS, TARGET_MASTERS, found);
        return battle.get(ATTACKER_CIRCLE) < 0
                ? found
                : masterChanged(position, battle, done, PARTNERS, PARTNER_MASTERS, found);
    }

    private static int[] masterChanged(
            Position position, Frame battle, Batch done, Local units, Local masters, int[] before) {
        int[] found = before;
        for (int i = 0; i < battle.size(units); i++) {
            if (mayHaveChanged(battle.get(units, i), done)
                    && hasMasterBut(position, battle.get(units, i), Seat.of(battle.get(masters, i)))) {
                found = with(found, battle.get(units, i));
            }
        }
        return found;
    }

    /** Tells quickly of most changes that they give a unit no other master: it has to move, or an effect does it. */
    private static boolean mayHaveChanged(int unit, Batch done) {
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            TimedEffect begun = event.lasting();
            boolean changes = begun == null
                    ? event.kind() != EventKind.MOVE || event.object() == unit
                    : begun.kind().plays(TimedEffectKind.Role.MASTERS);
            if (changes) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasMasterBut(Position position, int unit, Seat master) {
        int circle = position.placeOf(unit);
        return circle >= 0
                && position.master(position.objectAt(circle, position.indexOf(circle, unit)), circle) != master;
    }

    private static int[] with(int[] units, int unit) {
        int[] more = Arrays.copyOf(units, units.length + 1);
        more[units.length] = unit;
        return more;
    }

    /** Forgets what became of a unit: it is about to be attacked, to boost or to guard anew. */
    private static void forget(Run run, int unit) {
        for (Local list : new Local[] {LEFT, MASTER_CHANGED}) {
            Frame battle = run.enclosing(PROCEDURE);
            if (battle.contains(list, unit)) {
                int[] others = IntStream.range(0, battle.size(list))
                        .map(i -> run.enclosing(PROCEDURE).get(list, i))
                        .filter(each -> each != unit)
                        .toArray();
                run.setIn(PROCEDURE, list, others);
            }
        }
    }

    /** Makes a unit on a circle an attacked unit of the battle in progress; it is attacked once. */
    @Rule(jp = "10.4.1.9")
    public static void attack(Run run, int unit) {
        add(run, unit, TARGETS, TARGET_CIRCLES, TARGET_MASTERS);
    }

    /**
     * Makes a unit on a circle a partner of the attacker, with which it rests and attacks (10.4.1.5): for procedures
     * that run between the choice of the attacker and the check of 10.4.1.4.
     */
    @Rule(jp = {"10.4.1.3", "10.4.1.5.1"})
    public static void attackWith(Run run, int unit) {
        add(run, unit, PARTNERS, PARTNER_CIRCLES, PARTNER_MASTERS);
    }

    private static void add(Run run, int unit, Local units, Local circles, Local masters) {
        Position position = run.position();
        int circle = position.placeOf(unit);
        GameObject card = position.objectAt(circle, position.indexOf(circle, unit));
        renew(run, unit, units, circles, masters);
        run.appendIn(PROCEDURE, circles, circle);
        run.appendIn(PROCEDURE, masters, position.master(card, circle).ordinal());
    }

    /** Makes a unit on a circle a boosting unit of the battle in progress; it boosts once, from where it is now. */
    @Rule(jp = "7.47.1.2")
    public static void boost(Run run, int unit) {
        renew(run, unit, BOOSTERS, BOOSTER_CIRCLES);
        run.appendIn(PROCEDURE, BOOSTER_CIRCLES, run.position().placeOf(unit));
    }

    /** Puts a unit at the end of a list; where it stood before, it and what other lists say of it there go. */
    private static void renew(Run run, int unit, Local units, Local... more) {
        Frame battle = run.enclosing(PROCEDURE);
        if (battle.contains(units, unit)) {
            int[] others = IntStream.range(0, battle.size(units))
                    .filter(i -> battle.get(units, i) != unit)
                    .toArray();
            for (Local list : more) {
                int[] values =
                        Arrays.stream(others).map(i -> battle.get(list, i)).toArray();
                run.setIn(PROCEDURE, list, values);
            }
            int[] kept = Arrays.stream(others).map(i -> battle.get(units, i)).toArray();
            run.setIn(PROCEDURE, units, kept);
        }
        forget(run, unit);
        run.appendIn(PROCEDURE, units, unit);
    }

    /** Lets a guardian guard an attacked unit, and no other any longer. */
    @Rule(jp = {"6.2.4", "10.4.1.10"})
    public static void guard(Run run, int guardian, int guarded) {
        Frame battle = run.enclosing(PROCEDURE);
        int[] pairs = Witness.NOTHING;
        for (int i = 0; i < battle.size(GUARDS); i += 2) {
            if (battle.get(GUARDS, i) != guardian) {
                pairs = with(with(pairs, battle.get(GUARDS, i)), battle.get(GUARDS, i + 1));
            }
        }
        forget(run, guardian);
        run.setIn(PROCEDURE, GUARDS, with(with(pairs, guardian), guarded));
    }
}
