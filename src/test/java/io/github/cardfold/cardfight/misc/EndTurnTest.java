package io.github.cardfold.cardfight.misc;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static io.github.cardfold.cardfight.Added.both;
import static io.github.cardfold.cardfight.Story.beginnings;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.action.OrderedAttack;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class EndTurnTest {
    private static final Predicate<Event> MAIN_PHASE = beginning("main phase");
    private static final Predicate<Event> DRIVE_CHECK = event -> event.kind() == EventKinds.DRIVE_CHECKED;

    /** An ability of A that ends the turn, and would then rest B's vanguard. */
    private static UnaryOperator<Registry> endsTurn(Predicate<Event> trigger) {
        Procedure ability = Procedure.named("end the turn")
                .locals(Local.seat(0, "master"), Local.object(1, "source"))
                .call("end the turn", "18.4")
                .change("never carried out", EndTurnTest::restB)
                .build();
        return builder -> builder.procedures(ability)
                .triggerSource(
                        (position, batch, triggered) -> {
                            if (trigger.test(batch.get(0))) {
                                triggered.accept(new Standby("end the turn", Seat.A, 0));
                            }
                        },
                        "end the turn");
    }

    private static Batch restB(Run run) {
        return Added.turn(run, Seat.B, Circle.FRONT_CENTER, true);
    }

    @Test
    @Rule(jp = {"18.4.1", "18.4.1.3"})
    void theGameGoesToTheEndPhase() {
        Player player =
                Table.with(endsTurn(MAIN_PHASE)).hand(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.9");
        assertEquals(List.of("main phase", "end phase", "stand phase"), beginnings(player, 3));
    }

    @Test
    @Rule(jp = "18.4.1.2#2")
    void theRestOfTheTextIsNotCarriedOut() {
        Table.with(endsTurn(MAIN_PHASE))
                .turn(Seat.A, "9.9")
                .asked(Seat.NATURE, "chance drawn")
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = {"18.4.1.3", "13.4.1", "13.10.1"})
    void aBattleIsLeftInTheMiddle() {
        Player player = Table.with(endsTurn(DRIVE_CHECK))
                .hand(Seat.B, TestCards.GRADE_0)
                .deck(Seat.A, TestCards.GRADE_2, TestCards.GRADE_1, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .draws(TestCards.GRADE_2)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_2)
                .holds(Seat.B, Zone.DROP, TestCards.GRADE_0)
                .happened(EventKinds.HIT, 0)
                .happened(EventKinds.DID_NOT_HIT, 0)
                .happened(EventKinds.BATTLE_ENDED, 0);
        Story.tells(player, "drive checked", "end phase", "stand phase");
    }

    @Test
    @Rule(jp = {"18.4.1.1#1", "18.4.1.1#2"})
    void effectsForTheBattleEndAndThoseForTheTurnGoOn() {
        Player player = Table.with(both(
                        endsTurn(DRIVE_CHECK),
                        both(
                                after("10.5", "10.5.1.1", EndTurnTest::raise),
                                auto("note", Seat.A, beginning("end phase"), EndTurnTest::notePower))))
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .power(Seat.A, Circle.FRONT_CENTER, 13000 + 60);
        assertEquals(13560, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    @Test
    @Rule(jp = "18.4.1.2#1")
    void whatLastsForTheResolutionIsOverWithIt() {
        Player player = Table.with(both(
                        endsTurn(DRIVE_CHECK),
                        both(
                                after("10.6", "10.6.1.2.3", EndTurnTest::raiseForResolution),
                                auto("note", Seat.A, beginning("end phase"), EndTurnTest::notePower))))
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1);
        assertEquals(13000, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    private static Batch raiseForResolution(Run run) {
        int unit = Added.on(run.position(), Seat.A, Circle.FRONT_CENTER);
        return Batch.of(Added.begin(RuleEffects.POWER, Seat.A, unit, 2000, Lifetimes.RESOLUTION));
    }

    private static Batch raise(Run run) {
        int unit = Added.on(run.position(), Seat.A, Circle.FRONT_CENTER);
        return Batch.of(
                Added.begin(RuleEffects.POWER, Seat.A, unit, 2000, Lifetimes.BATTLE),
                Added.begin(RuleEffects.POWER, Seat.A, unit, 4000, Lifetimes.WHOLE_BATTLE),
                Added.begin(RuleEffects.POWER, Seat.A, unit, 500, Lifetimes.TURN),
                Added.begin(RuleEffects.POWER, Seat.A, unit, 10, Lifetimes.OPPONENTS_NEXT_TURN),
                Added.begin(RuleEffects.POWER, Seat.A, unit, 20, Lifetimes.YOUR_NEXT_TURN),
                Added.begin(RuleEffects.POWER, Seat.A, unit, 30, Lifetimes.GAME));
    }

    private static Batch notePower(Run run) {
        int place = Circle.FRONT_CENTER.of(Seat.A);
        int power = Strength.power(run.position(), run.position().objectAt(place, 0));
        return Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, power));
    }

    @Test
    @Rule(jp = "18.4.3")
    void abilitiesOnStandbyArePlayedInTheEndPhase() {
        Player player = Table.with(both(endsTurn(DRIVE_CHECK), auto("rest", Seat.B, DRIVE_CHECK, EndTurnTest::restB)))
                .hand(Seat.B, TestCards.GRADE_0)
                .turn(Seat.A, "9.10")
                .yes()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .draws(TestCards.GRADE_1);
        Story.tells(player, "drive checked", "grade-0 to B's drop zone", "grade-3 rests", "end phase");
    }

    @Test
    @Rule(jp = {"18.4.2", "13.6.1"})
    void damageLeftIsTakenInTheEndPhase() {
        Player player = Table.with(both(
                        endsTurn(DRIVE_CHECK),
                        after(
                                "10.6",
                                "10.6.1.2.3",
                                run -> Batch.of(Event.count(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)))))
                .deck(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .draws(TestCards.GRADE_1)
                .draws(TestCards.GRADE_0);
        Story.tells(player, "drive checked", "damage checked", "grade-0 to B's damage zone", "end phase");
    }

    @Test
    @Rule(jp = {"18.4.1.3", "13.7.1"})
    void aDamageCheckInProgressIsResolvedInTheEndPhase() {
        Player player = Table.with(endsTurn(event -> event.kind() == EventKinds.DAMAGE_CHECKED))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.PLAIN_GRADE_3)
                .deck(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .yes()
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .draws(TestCards.GRADE_0)
                .holds(Seat.B, Zone.DAMAGE, TestCards.GRADE_0);
        Story.tells(player, "damage checked", "grade-0 to B's damage zone", "end phase");
    }

    @Test
    @Rule(jp = "18.4.1.2#2")
    void anAttackOrderedForLaterIsNotCarriedOut() {
        Table.with(both(endsTurn(MAIN_PHASE), auto("order", Seat.A, MAIN_PHASE, EndTurnTest::order)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "11.9.4")
                .number(1)
                .asked(Seat.NATURE, "chance drawn")
                .happened(EventKinds.ATTACKED, 0);
    }

    @Test
    @Rule(jp = "18.4.1.2#2")
    void noneOfSeveralOrderedAttacksIsCarriedOut() {
        Table.with(both(
                        endsTurn(MAIN_PHASE),
                        auto(
                                "order",
                                Seat.A,
                                MAIN_PHASE,
                                run -> Batch.of(orderOf(run, Circle.FRONT_LEFT), orderOf(run, Circle.FRONT_RIGHT)))))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "11.9.4")
                .number(1)
                .asked(Seat.NATURE, "chance drawn")
                .happened(EventKinds.ATTACKED, 0);
    }

    private static Event orderOf(Run run, Circle circle) {
        return OrderedAttack.order(
                Seat.A,
                Added.on(run.position(), Seat.A, circle),
                Added.on(run.position(), Seat.B, Circle.FRONT_CENTER));
    }

    private static Batch order(Run run) {
        return Batch.of(orderOf(run, Circle.FRONT_LEFT));
    }

    @Test
    @Rule(jp = {"18.4.1.2#1", "18.4.1.2#2", "18.4.1.3"})
    void inTheEndPhaseOnlyTheResolutionEnds() {
        Predicate<Event> endPhase = beginning("end phase");
        Player player = Table.with(both(
                        endsTurn(endPhase),
                        auto(
                                "energy",
                                Seat.B,
                                endPhase,
                                run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.B, 1)))))
                .turn(Seat.A, "9.11")
                .asked(Seat.NATURE, "chance drawn")
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_3);
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
        assertEquals(1, beginnings(player).stream().filter("end phase"::equals).count());
    }
}
