package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class DamageStepTest {
    /** A's front left unit attacks B's front left unit. */
    private static Player attack(Table table) {
        return table.turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.B, Circle.FRONT_LEFT);
    }

    private static Table fight(Table table, String attacker, String target) {
        return table.unit(Seat.A, Circle.FRONT_LEFT, attacker).unit(Seat.B, Circle.FRONT_LEFT, target);
    }

    /** A's front left unit attacks B's vanguard, both of grade 2. */
    private static Player attackVanguard(Table table) {
        return table.unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT);
    }

    private static Table change(Function<Run, Batch> first) {
        return Table.first(Procedure.named("first").change("first", first).build());
    }

    private static Batch critical(Run run, int number) {
        int attacker = Added.on(run.position(), Seat.A, Circle.FRONT_LEFT);
        return Batch.of(Added.begin(RuleEffects.CRITICAL, Seat.A, attacker, number));
    }

    private static UnaryOperator<Registry> restVanguardOn(EventKind kind) {
        return auto(
                "rest",
                Seat.B,
                event -> event.kind() == kind,
                run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true));
    }

    @Test
    @Rule(jp = {"10.7.1", "10.7.1.2#1"})
    void equalPowerHits() {
        attack(fight(Table.empty(), TestCards.GRADE_1, TestCards.GRADE_1))
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DID_NOT_HIT, 0)
                .empty(Seat.B, Circle.FRONT_LEFT)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"10.7.1.2", "10.7.1.7#1"})
    void lessPowerDoesNotHit() {
        attack(fight(Table.empty(), TestCards.GRADE_1, TestCards.GRADE_2))
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2);
    }

    @Test
    @Rule(jp = {"10.7.1.2", "6.2.4.1"})
    void guardiansCountInTheComparison() {
        attack(fight(Table.empty(), TestCards.GRADE_2, TestCards.GRADE_1).hand(Seat.B, TestCards.GRADE_0))
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#1")
    void anAttackerThatHasLeftDoesNotHit() {
        attack(fight(
                        Table.with(after(
                                "10.7", "10.7.1.1", run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP))),
                        TestCards.GRADE_2,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#3")
    void anAttackerOnAnotherCircleDoesNotHit() {
        attack(fight(
                        Table.with(after(
                                "10.7",
                                "10.7.1.1",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT))),
                        TestCards.GRADE_2,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#2")
    void anAttackerWithAnotherMasterDoesNotHit() {
        attack(fight(
                        Table.with(after("10.7", "10.7.1.1", run -> Added.dominate(run, Seat.B, Circle.FRONT_LEFT))),
                        TestCards.GRADE_2,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#3")
    void aTargetOnAnotherCircleIsNotHit() {
        attack(fight(
                        Table.with(after(
                                "10.7",
                                "10.7.1.1",
                                run -> Added.toCircle(run, Seat.B, Circle.FRONT_LEFT, Circle.FRONT_RIGHT))),
                        TestCards.GRADE_2,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "10.7.1.2.1#2")
    void aTargetWithAnotherMasterIsNotHit() {
        attack(fight(
                        Table.with(after("10.7", "10.7.1.1", run -> Added.dominate(run, Seat.A, Circle.FRONT_LEFT))),
                        TestCards.GRADE_2,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1)
                .stands(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = {"10.4.1.9.3", "10.7.1.2#2", "10.7.1.10"})
    void eachAttackedUnitIsComparedByItself() {
        attack(fight(
                                Table.with(Added.alsoAttacked(Seat.B, Circle.FRONT_RIGHT)),
                                TestCards.GRADE_2,
                                TestCards.PLAIN_GRADE_3)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2))
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DID_NOT_HIT, 0)
                .stands(Seat.B, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .empty(Seat.B, Circle.FRONT_RIGHT);
    }

    @Test
    @Rule(jp = {"10.7.1.4#1", "7.35.1"})
    void aVanguardIsDealtDamageEqualToTheCritical() {
        attackVanguard(Table.empty())
                .draws(TestCards.GRADE_1)
                .asked(Seat.A, "10.3.1.3")
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1)
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2);
        Player player = attackVanguard(change(run -> critical(run, 2)));
        assertEquals(2, player.fight().vanguardDamage(Seat.B));
        player.draws(TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_1)
                .asked(Seat.A, "10.3.1.3")
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_1, TestCards.GRADE_1, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "10.7.1.4.1")
    void aCriticalOfZeroOrLessDealsNoDamage() {
        attackVanguard(change(run -> critical(run, -1)))
                .asked(Seat.A, "10.3.1.3")
                .happened(EventKinds.HIT, 1);
        Player player = attackVanguard(change(run -> critical(run, -2))).asked(Seat.A, "10.3.1.3");
        assertEquals(0, player.fight().vanguardDamage(Seat.B));
    }

    @Test
    @Rule(jp = "10.7.1.4.2#1")
    void anAttackerThatLeavesAfterHittingDealsNoDamage() {
        attackVanguard(Table.with(
                        after("10.7", "10.7.1.2", run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP))))
                .asked(Seat.A, "10.3.1.3")
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DID_NOT_HIT, 0)
                .happened(EventKinds.DAMAGE_CHECKED, 0);
    }

    @Test
    @Rule(jp = "10.7.1.4.2#2")
    void anAttackerThatChangesMasterAfterHittingDealsNoDamage() {
        attackVanguard(Table.with(after("10.7", "10.7.1.2", run -> Added.dominate(run, Seat.B, Circle.FRONT_LEFT))))
                .asked(Seat.A, "10.3.1.3")
                .happened(EventKinds.HIT, 1)
                .happened(EventKinds.DAMAGE_CHECKED, 0);
    }

    @Test
    @Rule(jp = "10.7.1.4")
    void aRearGuardTakesNoDamage() {
        attack(fight(Table.empty(), TestCards.GRADE_1, TestCards.GRADE_1))
                .asked(Seat.A, "10.3.1.3")
                .happened(EventKinds.DAMAGE_CHECKED, 0);
    }

    @Test
    @Rule(jp = {"10.7.1.3#2", "10.7.1.5", "10.7.1.6", "10.7.1.6.1#1"})
    void theHitIsAnEventOnlyAfterTheDamage() {
        Player player = attackVanguard(Table.empty());
        int attacker = player.object(Seat.A, Circle.FRONT_LEFT);
        player.happened(EventKinds.HIT, 0).draws(TestCards.GRADE_1).happened(EventKinds.HIT, 1);
        Story.tells(player, "damage step", "damage checked", "grade-1 to B's damage zone", "hit", "close step");
        assertEquals(attacker, player.events(EventKinds.HIT).get(0).object());
        assertEquals(
                player.object(Seat.B, Circle.FRONT_CENTER),
                player.events(EventKinds.HIT).get(0).other());
    }

    @Test
    @Rule(jp = {"10.7.1.1#1", "10.7.1.1#2"})
    void abilitiesOfItsBeginningArePlayedBeforeTheComparison() {
        attack(fight(
                        Table.with(auto(
                                "drop",
                                Seat.A,
                                beginning("damage step"),
                                run -> Added.toZone(run, Seat.B, Circle.FRONT_LEFT, Zone.DROP))),
                        TestCards.GRADE_1,
                        TestCards.GRADE_1))
                .happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.7.1.3#1")
    void aCheckTimingPrecedesTheDamage() {
        Player player = attackVanguard(Table.with(after(
                                "10.7", "10.7.1.2", run -> Added.put(run, Seat.A, Zone.SOUL, Circle.FRONTMOST_CENTER)))
                        .in(Seat.A, Zone.SOUL, TestCards.GRADE_1))
                .draws(TestCards.GRADE_1);
        Story.tells(
                player, "grade-1 to A's guardian", "grade-1 to A's drop zone", "vanguard damage 1", "damage checked");
    }

    @Test
    @Rule(jp = "10.7.1.9")
    void abilitiesOfHittingArePlayedBeforeTheHitUnitRetires() {
        Player player = attack(fight(Table.with(restVanguardOn(EventKinds.HIT)), TestCards.GRADE_1, TestCards.GRADE_1));
        Story.tells(player, "hit", "grade-3 rests", "grade-1 to B's drop zone");
    }

    @Test
    @Rule(jp = {"10.7.1.10#1", "10.7.1.10#2", "7.18.1"})
    void allGuardiansRetireAndThenTheHitRearGuards() {
        Player player = attack(fight(Table.empty(), TestCards.PLAIN_GRADE_3, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_0, TestCards.SENTINEL))
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pick(Zone.HAND, TestCards.SENTINEL)
                .pass()
                .happened(EventKinds.HIT, 1)
                .empty(Seat.B, Circle.FRONTMOST_CENTER)
                .empty(Seat.B, Circle.FRONT_LEFT);
        Story.tells(
                player,
                "hit",
                "grade-0 to B's drop zone",
                "sentinel to B's drop zone",
                "grade-1 to B's drop zone",
                "close step");
    }

    @Test
    @Rule(jp = {"10.7.1.10", "7.18.1"})
    void unitsRetireToTheirOwnersDropZone() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unitOf(Seat.A, Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_0)
                .holds(Seat.B, Zone.DROP);
    }

    @Test
    @Rule(jp = {"10.7.1.11#1", "10.7.1.11#2"})
    void aCheckTimingPrecedesTheCloseStep() {
        Player player = attack(fight(
                Table.with(auto(
                        "rest",
                        Seat.B,
                        event -> event.to() == Zone.DROP.of(Seat.B),
                        run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))),
                TestCards.GRADE_1,
                TestCards.GRADE_1));
        Story.tells(player, "grade-1 to B's drop zone", "grade-3 rests", "close step");
    }
}
