package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static io.github.cardfold.cardfight.Story.beginnings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Additions;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class AttackStepTest {
    private static Frame battle(Player player) {
        Frame battle = Battle.of(player.state().position());
        assertNotNull(battle, "a battle should be in progress");
        return battle;
    }

    @Test
    @Rule(jp = {"10.1.2#2", "10.2.1", "10.4.1.1"})
    void theBattleLastsFromTheAttackStepToTheCloseStep() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .asked(Seat.A, "10.3.1.3");
        assertNull(Battle.of(player.state().position()));
        player.yes().asked(Seat.A, "10.4.1.3");
        battle(player);
        player.pickUnit(Seat.A, Circle.FRONT_LEFT).asked(Seat.A, "10.3.1.3");
        assertNull(Battle.of(player.state().position()));
        assertEquals(
                List.of("attack step", "guard step", "damage step", "close step"),
                beginnings(player).subList(2, 6));
    }

    @Test
    @Rule(jp = {"10.4.1.2#1", "10.4.1.2#2"})
    void abilitiesOfItsBeginningArePlayedBeforeTheAttackerIsChosen() {
        Table.with(auto(
                        "stand up",
                        Seat.A,
                        beginning("attack step"),
                        run -> Added.turn(run, Seat.A, Circle.FRONT_LEFT, false)))
                .resting(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.A, "10.4.1.3")
                .offered("grade-1 on front left", "grade-3 on vanguard");
    }

    @Test
    @Rule(jp = {"10.4.1", "10.4.1.3#2", "10.4.1.3#3"})
    void standingUnitsOfTheOwnFrontRowMayAttack() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .resting(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.A, "10.4.1.3")
                .offered("grade-1 on front left", "grade-3 on vanguard");
    }

    @Test
    @Rule(jp = {"10.4.1.3", "7.39.5"})
    void aDominatedUnitStandsOnNoCircleOfItsMaster() {
        Table.first(Procedure.named("first")
                        .change("first", run -> Added.dominate(run, Seat.A, Circle.FRONT_LEFT))
                        .build())
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .offered("grade-1 on front left", "grade-3 on vanguard");
    }

    @Test
    @Rule(jp = {"10.4.1.3.1#1", "10.4.1.3.1#2"})
    void withoutAttackerTheBattleAndThePhaseEnd() {
        Player player = Table.with(
                        after("10.4", "10.4.1.2 check", run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes();
        assertEquals(List.of("attack step", "end phase"), beginnings(player, 2));
        player.happened(EventKinds.ATTACKED, 0);
    }

    @Test
    @Rule(jp = "10.4.1.3.1")
    void oneUnitThatCanAttackIsEnoughForTheBattleToGoOn() {
        Table.with(after("10.4", "10.4.1.2 check", run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.B, "10.5.1.2.1")
                .rests(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1);
    }

    @Test
    @Rule(jp = "10.4.1.3.1")
    void effectsForTheBattleEndWithABattleWithoutAttacker() {
        Player player = Table.with(after(
                        "10.4",
                        "10.4.1.2 check",
                        run -> Batch.of(
                                Event.turn(run.position(), Added.on(run.position(), Seat.A, Circle.FRONT_CENTER), true),
                                Added.begin(
                                        RuleEffects.POWER,
                                        Seat.A,
                                        Added.on(run.position(), Seat.A, Circle.FRONT_CENTER),
                                        5000,
                                        Lifetimes.BATTLE))))
                .turn(Seat.A, "9.10")
                .yes();
        player.power(Seat.A, Circle.FRONT_CENTER, 13000);
    }

    @Test
    @Rule(jp = {"10.4.1.4", "10.4.1.4.1#2"})
    void aRestingAttackerLeadsStraightToTheCloseStep() {
        Player player = Table.with(after("10.4", "10.4.1.3", run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes();
        assertEquals(List.of("attack step", "close step", "start step"), beginnings(player, 3));
        player.happened(EventKinds.ATTACKED, 0);
    }

    /**
     * What lasts for the battle lasts from the attack step on, before anything attacks; before it there is no battle.
     */
    @Test
    @Rule(jp = {"10.1.3#1", "11.3.1.2.1"})
    void theBattleCountsFromItsAttackStepOn() {
        gainingForTheBattle("attack step").power(Seat.A, Circle.FRONT_LEFT, 13000);
        gainingForTheBattle("start step").power(Seat.A, Circle.FRONT_LEFT, 8000);
    }

    private static Player gainingForTheBattle(String step) {
        return Table.empty(TextCards.rules("{'auto': {'in': 'rc', 'on': {'begins': '" + step
                        + "'}, 'then': {'apply': {'effects': {'gets':" + " {'power': 5000}}, 'lasting': 'battle'}}}}"))
                .unit(Seat.A, Circle.FRONT_LEFT, TextCards.TEXT)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.A, "10.4.1.3")
                .happened(EventKinds.ATTACKED, 0);
    }

    @Test
    @Rule(jp = {"10.1.3#2", "10.4.1.4", "10.4.1.4.1#1"})
    void anAttackerThatIsGoneLeadsStraightToTheCloseStep() {
        Player player = Table.with(
                        after("10.4", "10.4.1.3", run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT);
        assertEquals(List.of("attack step", "close step", "start step"), beginnings(player, 3));
        player.happened(EventKinds.BATTLE_ENDED, 1).asked(Seat.A, "10.3.1.3");
    }

    @Test
    @Rule(jp = {"1.3.7.3", "10.2.2", "10.4.1.5", "10.4.1.5.3", "10.4.1.9.4"})
    void theAttackerRestsAndHasAttackedBeforeTheTargetIsChosenAndWasAttacked() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10");
        int attacker = player.object(Seat.A, Circle.FRONT_LEFT);
        int target = player.object(Seat.B, Circle.FRONT_RIGHT);
        player.yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .rests(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .asked(Seat.A, "10.4.1.6")
                .happened(EventKinds.ATTACKED, 1)
                .happened(EventKinds.WAS_ATTACKED, 0)
                .pickUnit(Seat.B, Circle.FRONT_RIGHT)
                .asked(Seat.B, "10.5.1.2.1")
                .happened(EventKinds.ATTACKED, 1)
                .happened(EventKinds.WAS_ATTACKED, 1);
        assertEquals(attacker, player.events(EventKinds.ATTACKED).get(0).object());
        Event attacked = player.events(EventKinds.WAS_ATTACKED).get(0);
        assertEquals(List.of(attacker, target), List.of(attacked.object(), attacked.other()));
        Story.tells(player, "grade-1 rests", "attacked", "was attacked", "guard step");
    }

    @Test
    @Rule(jp = "10.4.1.6#2")
    void unitsOfTheOpposingFrontRowMayBeAttacked() {
        Table.empty()
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .resting(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.BACK_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .asked(Seat.A, "10.4.1.6")
                .offered("grade-2 on B front left", "grade-3 on B vanguard");
    }

    @Test
    @Rule(jp = {"10.4.1.6", "7.39.5"})
    void aUnitDominatedByTheDefenseStandsOnNoCircleOfTheDefense() {
        Table.first(Procedure.named("first")
                        .change("first", run -> Added.dominate(run, Seat.B, Circle.FRONT_LEFT))
                        .build())
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.10")
                .yes()
                .asked(Seat.A, "10.4.1.6")
                .offered("grade-2 on B front left", "grade-3 on B vanguard");
    }

    @Test
    @Rule(jp = {"10.4.1.6", "10.4.1.7", "10.4.1.7.1#1"})
    void withoutTargetTheAttackGoesStraightToTheCloseStep() {
        Player player = Table.with(after(
                        "10.4", "10.4.1.2 check", run -> Added.toZone(run, Seat.B, Circle.FRONT_CENTER, Zone.SOUL)))
                .unit(Seat.A, Circle.BACK_CENTER, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes();
        assertEquals(List.of("attack step", "close step", "start step"), beginnings(player, 3));
        player.rests(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
        Story.tells(player, "grade-3 rests", "attacked", "close step", "battle ended");
        player.happened(EventKinds.WAS_ATTACKED, 0);
    }

    /** Of each of several attacked units it is said. */
    @Test
    @Rule(jp = {"10.4.1.9.3", "10.4.1.9.4"})
    void everyUnitThatIsAttackedWasAttacked() {
        Player player = Table.with(Added.alsoAttacked(Seat.B, Circle.FRONT_LEFT))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10");
        List<Integer> units =
                List.of(player.object(Seat.B, Circle.FRONT_RIGHT), player.object(Seat.B, Circle.FRONT_LEFT));
        player.yes().pickUnit(Seat.A, Circle.FRONT_LEFT).pickUnit(Seat.B, Circle.FRONT_RIGHT);
        assertEquals(
                units,
                player.events(EventKinds.WAS_ATTACKED).stream()
                        .map(Event::other)
                        .toList());
    }

    @Test
    @Rule(jp = {"10.4.1.5.1#1", "10.4.1.5.1#2"})
    void theAttackerAttacksWhileItStaysOnItsCircle() {
        Player player = Table.with(after(
                        "10.5", "10.5.1.1", run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.4.1.12");
        assertNotNull(Battle.attacking(player.state().position(), battle(player)));
        player.pass().asked(Seat.B, "10.5.1.2.1");
        assertNull(Battle.attacking(player.state().position(), battle(player)));
    }

    @Test
    @Rule(jp = {"10.4.1.9#1", "10.4.1.9#2"})
    void theTargetIsAttackedWhileItStaysOnItsCircle() {
        Player player = Table.with(after(
                        "10.5", "11.6.2.1", run -> Added.toCircle(run, Seat.B, Circle.FRONT_LEFT, Circle.FRONT_RIGHT)))
                .unit(Seat.A, Circle.BACK_CENTER, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .asked(Seat.A, "10.4.1.12");
        assertEquals(1, Battle.attackedCount(player.state().position(), battle(player)));
        player.pass().asked(Seat.NATURE, "chance drawn");
        assertEquals(0, Battle.attackedCount(player.state().position(), battle(player)));
    }

    @Test
    @Rule(jp = {"10.4.1.9.1#2", "10.7.1.7#1"})
    void theBattleGoesOnWithoutTheAttackedUnit() {
        Player player = Table.with(
                        after("10.5", "10.5.1.1", run -> Added.toZone(run, Seat.B, Circle.FRONT_LEFT, Zone.DROP)))
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .forget()
                .yes()
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .draws(TestCards.GRADE_1, TestCards.GRADE_1);
        assertEquals(
                List.of("attack step", "guard step", "drive step", "damage step", "close step"), beginnings(player, 5));
        player.happened(EventKinds.DID_NOT_HIT, 1);
    }

    @Test
    @Rule(jp = "10.4.1.11")
    void aUnitPutOnTheAttackersCircleDoesNotAttack() {
        Player player = Table.with(Added.both(
                        after("10.5", "10.5.1.1", run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP)),
                        after("10.5", "11.6.2.1", run -> Added.put(run, Seat.A, Zone.SOUL, Circle.FRONT_LEFT))))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .in(Seat.A, Zone.SOUL, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .stands(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .stands(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .happened(EventKinds.DID_NOT_HIT, 1);
        assertNull(Battle.of(player.state().position()));
    }

    @Test
    @Rule(jp = {"10.4.1.13#1", "10.4.1.13#2"})
    void aCheckTimingPrecedesTheGuardStep() {
        Player player = Table.with(
                        after("10.4", "7.47.1", run -> Added.put(run, Seat.A, Zone.HAND, Circle.FRONTMOST_CENTER)))
                .hand(Seat.A, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes();
        Story.tells(player, "grade-1 to A's guardian", "grade-1 to A's drop zone", "guard step");
    }

    /** Without a target the close step follows at once, and the unit attacks until it is over. */
    @Test
    @Rule(jp = "10.4.1.5.1#1")
    void whoAttacksNothingAttacksToTheEndOfTheCloseStep() {
        String text = "{'auto': {'in': 'vc', 'on': {'begins': 'close step'}, 'when': {'are': {'cards': 'this', 'all':"
                + " 'attacking'}}, 'then': 'draw'}}";
        Table.empty(Cardfight.rules(
                        Editions.JP_2026_04,
                        TextCards.pack(TextCards.like(TestCards.GRADE_3, TextCards.TEXT, text)),
                        Additions.of(after(
                                "10.4",
                                "10.4.1.2 check",
                                run -> Added.toZone(run, Seat.B, Circle.FRONT_CENTER, Zone.SOUL)))))
                .unit(Seat.A, Circle.FRONT_CENTER, TextCards.TEXT)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .holds(Seat.A, Zone.HAND, TestCards.GRADE_1);
    }
}
