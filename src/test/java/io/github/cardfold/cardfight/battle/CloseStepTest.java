package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CloseStepTest {
    /** A's boosted front left unit attacks B's front left unit and does not hit. */
    private static Player attack(Table table) {
        return table.unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .pickUnit(Seat.A, Circle.BACK_LEFT);
    }

    private static Batch power(Run run, int number, Lifetime lifetime) {
        int unit = Added.on(run.position(), Seat.B, Circle.FRONT_LEFT);
        return Batch.of(Added.begin(RuleEffects.POWER, Seat.B, unit, number, lifetime));
    }

    @Test
    @Rule(jp = {"10.8.1", "10.8.1.1#1", "10.8.1.1#2"})
    void theStepBeginsAndTheEndOfTheBattleIsAnEvent() {
        Player player = attack(Table.empty());
        Story.tells(player, "did not hit", "close step", "battle ended", "expire", "start step");
        assertEquals(
                player.object(Seat.A, Circle.FRONT_LEFT),
                player.events(EventKinds.BATTLE_ENDED).get(0).object());
    }

    @Test
    @Rule(jp = {"10.8.1.1", "10.8.1.2#1"})
    void abilitiesOfTheEndOfTheBattleArePlayedWhileTheUnitStillAttacks() {
        Player player = attack(Table.with(auto(
                "as strong as the attacker",
                Seat.B,
                event -> event.kind() == EventKinds.BATTLE_ENDED,
                run -> power(run, attackersPower(run), Lifetimes.TURN))));
        player.asked(Seat.A, "10.3.1.3")
                .power(Seat.B, Circle.FRONT_LEFT, 13000 + 10000)
                .power(Seat.A, Circle.FRONT_LEFT, 5000);
    }

    private static int attackersPower(Run run) {
        var battle = Battle.of(run.position());
        var attacker = battle == null ? null : Battle.attacking(run.position(), battle);
        return attacker == null ? 0 : Strength.power(run.position(), attacker);
    }

    @Test
    @Rule(jp = "10.8.1.2#2")
    void effectsForTheBattleEndAndOthersGoOn() {
        attack(Table.with(Added.both(
                        after("10.5", "10.5.1.1", run -> power(run, 1000, Lifetimes.BATTLE)),
                        after("10.5", "11.6.2.1", run -> power(run, 500, Lifetimes.TURN)))))
                .asked(Seat.A, "10.3.1.3")
                .power(Seat.B, Circle.FRONT_LEFT, 13500);
    }

    @Test
    @Rule(jp = "10.8.1.2#3")
    void noUnitAttacksOrIsAttackedAnyLonger() {
        Player player = attack(Table.empty()).asked(Seat.A, "10.3.1.3");
        assertNull(Battle.of(player.state().position()));
        player.power(Seat.A, Circle.FRONT_LEFT, 5000);
    }

    @Test
    @Rule(jp = "10.8.1.2")
    void noUnitAttacksOrIsAttackedWhenEffectsOfTheBattleHaveEnded() {
        Player player = attack(Table.with(Added.both(
                        after("10.5", "10.5.1.1", run -> power(run, 1000, Lifetimes.BATTLE)),
                        Auto.on(Seat.B, event -> event.kind() == EventKind.EXPIRE))))
                .asked(Seat.B, "auto");
        var position = player.state().position();
        var battle = Battle.of(position);
        assertNotNull(battle);
        assertNull(Battle.attacking(position, battle));
        assertEquals(0, Battle.attackedCount(position, battle));
    }

    @Test
    @Rule(jp = "10.8.1.3#1")
    void anAbilityTriggeredByTheEndOfEffectsIsPlayedInTheSameStep() {
        Player player = attack(Table.with(auto(
                "stand up",
                Seat.A,
                (position, event) ->
                        event.kind() == EventKind.EXPIRE && Added.isResting(position, Seat.A, Circle.FRONT_LEFT),
                run -> Added.turn(run, Seat.A, Circle.FRONT_LEFT, false))));
        Story.tells(player, "close step", "expire", "grade-0 stands", "expire", "start step");
        player.asked(Seat.A, "10.3.1.3");
    }

    private static Batch energy(Run run) {
        return Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1));
    }

    private static int energyOf(Position position) {
        return position.number(FighterNumbers.ENERGY, Seat.A);
    }

    /** As often as it takes: the third time, too, effects for the battle end in the step. */
    @Test
    @Rule(jp = {"10.8.1.2#2", "10.8.1.3#1"})
    void whatTheEndOfEffectsTriggersLeadsBackEachTime() {
        Player player = attack(Table.with(auto(
                "twice",
                Seat.A,
                (position, event) -> event.kind() == EventKind.EXPIRE && energyOf(position) < 2,
                CloseStepTest::energy)));
        Story.tells(player, "close step", "expire", "energy 1", "expire", "energy 1", "expire", "start step");
        player.asked(Seat.A, "10.3.1.3");
    }

    /** Whatever is attacked when the step is carried out anew is not when effects for the battle end again. */
    @Test
    @Rule(jp = "10.8.1.2#3")
    void unitsStopBeingAttackedEachTime() {
        List<Integer> attacked = new ArrayList<>();
        UnaryOperator<Registry> counted = Added.stepsAfter(
                "10.8",
                "10.8.1.2 over",
                steps -> steps.let(
                        "counted",
                        run -> attacked.add(run.enclosing(BattleFrame.PROCEDURE).size(BattleFrame.TARGETS))));
        UnaryOperator<Registry> once = auto(
                "once",
                Seat.A,
                (position, event) -> event.kind() == EventKind.EXPIRE && energyOf(position) == 0,
                CloseStepTest::energy);
        UnaryOperator<Registry> anew = Added.attackedAfter("10.8", "10.8.1.1 noted", Seat.B, Circle.FRONT_LEFT);
        attack(Table.with(Added.both(once, Added.both(anew, counted)))).asked(Seat.A, "10.3.1.3");
        assertEquals(List.of(0, 0), attacked);
    }

    @Test
    @Rule(jp = {"10.8.1.2", "10.8.1.3#2"})
    void aRuleActionDueAfterTheBattleIsCarriedOutInTheSameStep() {
        Player player = attack(Table.with(auto(
                        "guard late",
                        Seat.B,
                        beginning("close step"),
                        run -> Added.put(run, Seat.B, Zone.SOUL, Circle.FRONTMOST_CENTER)))
                .in(Seat.B, Zone.SOUL, TestCards.GRADE_1));
        Story.tells(
                player,
                "close step",
                "grade-1 to B's guardian",
                "expire",
                "grade-1 to B's drop zone",
                "expire",
                "start step");
    }
}
