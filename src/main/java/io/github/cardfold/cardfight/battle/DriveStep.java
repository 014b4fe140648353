package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.DriveFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/** The drive step: the drive checks of the attacking unit (10.6). */
public final class DriveStep {
    private DriveStep() {}

    /** The drive step of the battle in progress. */
    @Rule(jp = {"10.6.1", "10.6.1.3", "7.22.1"})
    public static Procedure procedure() {
        return Procedure.named(DriveFrame.PROCEDURE)
                .locals(DriveFrame.UNIT, DriveFrame.MASTER, DriveFrame.DONE, DriveFrame.CARD)
                .endIf("10.5.1.2.1", run -> !checks(run.position()))
                .change("10.6.1.1", run -> BattleBeginnings.of(run, "drive step"))
                .call("10.6.1.1 check", "11.6.1")
                .repeat(check -> check.let("10.6.1.2.1", DriveStep::designate)
                        .leaveIf("10.6.1.2.2", run -> run.get(DriveFrame.DONE) >= number(run))
                        .change("10.6.1.2.3", DriveStep::reveal)
                        .let("10.6.1.2.3 card", DriveStep::remember)
                        .when(
                                "10.6.1.2.3 empty",
                                run -> run.get(DriveFrame.CARD) != 0,
                                shown -> shown.change(
                                                "10.6.1.2.3 checked",
                                                run -> Batch.of(Event.fact(
                                                        EventKinds.DRIVE_CHECKED,
                                                        run.seat(DriveFrame.MASTER),
                                                        run.get(DriveFrame.CARD),
                                                        run.get(DriveFrame.UNIT))))
                                        .call("10.6.1.2.4", "11.10.3", run ->
                                                new int[] {run.get(DriveFrame.MASTER), run.get(DriveFrame.CARD), 1})
                                        .call("10.6.1.2.5", "11.6.1")
                                        .change("10.6.1.2.6", DriveStep::toHand))
                        .call("10.6.1.3", "11.6.1")
                        .let("10.6.1.3 count", run -> run.set(DriveFrame.DONE, run.get(DriveFrame.DONE) + 1)))
                .call("10.6.1.4", "11.6.1")
                .build();
    }

    /** Tells whether a unit that performs drive checks attacks. */
    @Rule(jp = "10.5.1.2.1")
    private static boolean checks(Position position) {
        Frame battle = Battle.of(position);
        return battle != null && driveUnit(position, battle) != null;
    }

    /**
     * Returns the attacking unit if it is a vanguard or a rear-guard that effects let perform drive checks, and no
     * stand trigger keeps it from them; else null.
     */
    @Rule(jp = {"7.46.1", "7.46.1.1", "10.6.1.2", "10.6.1.2.1", "11.10.2.5"})
    private static @Nullable GameObject driveUnit(Position position, Frame battle) {
        GameObject attacker = Battle.attacking(position, battle);
        int circle = battle.get(BattleFrame.ATTACKER_CIRCLE);
        return attacker != null
                        && !RuleEffects.isBarredFromDriveChecks(position, attacker.object())
                        && (Circle.is(position.place(circle), Circle.VANGUARD)
                                || Deeds.isLifted(position, Limit.VANGUARDS_CHECK, attacker))
                        && !Deeds.isForbidden(position, DeedKind.DRIVE_CHECK, attacker)
                ? attacker
                : null;
    }

    @Rule(jp = {"10.6.1.2", "10.6.1.2.1", "7.39.7"})
    private static void designate(Run run) {
        Position position = run.position();
        Frame battle = run.enclosing(BattleFrame.PROCEDURE);
        GameObject unit = driveUnit(position, battle);
        run.set(DriveFrame.UNIT, unit == null ? 0 : unit.object());
        if (unit != null) {
            run.set(DriveFrame.MASTER, position.master(unit, battle.get(BattleFrame.ATTACKER_CIRCLE)));
        }
    }

    /** A unit whose drive is 0 or less performs none, and so none more. */
    @Rule(jp = {"10.6.1.2.2", "10.6.1.3"})
    private static int number(Run run) {
        int drive = drive(run);
        return drive <= 0 ? 0 : drive + RuleEffects.moreDriveChecks(run.position(), run.get(DriveFrame.UNIT));
    }

    @Rule(jp = {"2.17.1", "7.46.1.2", "10.6.1.2.2", "14.3.3.1", "14.3.4.1"})
    private static int drive(Run run) {
        int place = run.position().placeOf(run.get(DriveFrame.UNIT));
        if (place < 0) {
            return 0;
        }
        GameObject unit = run.position().objectAt(place, run.position().indexOf(place, run.get(DriveFrame.UNIT)));
        return Strength.value(run.position(), unit, Trait.DRIVE);
    }

    @Rule(jp = {"10.6.1.2.3", "4.13.1.1"})
    private static Batch reveal(Run run) {
        Seat master = run.seat(DriveFrame.MASTER);
        return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(master), Zone.TRIGGER.of(master), 0));
    }

    private static void remember(Run run) {
        int zone = Zone.TRIGGER.of(run.seat(DriveFrame.MASTER));
        int size = run.position().size(zone);
        run.set(
                DriveFrame.CARD,
                size == 0 ? 0 : run.position().objectAt(zone, size - 1).object());
    }

    @Rule(jp = "10.6.1.2.6")
    private static Batch toHand(Run run) {
        int card = run.get(DriveFrame.CARD);
        int zone = Zone.TRIGGER.of(run.seat(DriveFrame.MASTER));
        int at = run.position().indexOf(zone, card);
        if (at < 0) {
            return Batch.NOTHING;
        }
        Seat owner = run.position().objectAt(zone, at).owner();
        return Batch.of(Event.move(run.position(), card, Zone.HAND.of(owner), 0));
    }
}
