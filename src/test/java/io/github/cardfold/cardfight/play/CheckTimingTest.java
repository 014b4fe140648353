package io.github.cardfold.cardfight.play;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static io.github.cardfold.cardfight.Added.both;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Story;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CheckTimingTest {
    private static final Predicate<Event> MAIN_PHASE = beginning("main phase");

    /** When A's main phase begins, the unit on a circle of a seat comes to rest by an ability of that seat. */
    private static UnaryOperator<Registry> rest(Seat seat, Circle circle) {
        return auto("rest " + seat + " " + circle, seat, MAIN_PHASE, run -> Added.turn(run, seat, circle, true));
    }

    private static Table fronts(UnaryOperator<Registry> additions) {
        return Table.with(additions)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2);
    }

    @Test
    @Rule(jp = {"11.6.1.1#1", "13.1.3"})
    void allRuleActionsThatAreDueHappenTogether() {
        Player player = Table.with(CheckTimingTest::restOnThreeMoves)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONTMOST_CENTER, TestCards.GRADE_1)
                .unit(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_2)
                .turn(Seat.A, "9.9");
        player.rests(Seat.A, Circle.FRONT_CENTER, TestCards.GRADE_3);
    }

    @Test
    @Rule(jp = {"11.6.1.5", "11.6.1.6"})
    void theCheckTimingGoesOnUntilNothingOfTheOtherFighterIsOnStandby() {
        String raise = "{'auto': {'in': 'rc', 'on': {'begins': {'phase': 'main phase', 'of': 'opponent'}}, 'then':"
                + " {'apply': {'effects': {'gets': {'power': 1000}}, 'lasting': 'turn'}}}}";
        Table.empty(TextCards.rules(raise))
                .unit(Seat.B, Circle.FRONT_LEFT, TextCards.TEXT)
                .unit(Seat.B, Circle.FRONT_RIGHT, TextCards.TEXT)
                .unit(Seat.B, Circle.BACK_LEFT, TextCards.TEXT)
                .hand(Seat.A, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .asked(Seat.B, "11.9.4")
                .offered("0", "1", "2")
                .number(0)
                .asked(Seat.B, "11.9.4")
                .offered("0", "1")
                .number(0)
                .asked(Seat.A, "9.9.2")
                .power(Seat.B, Circle.FRONT_LEFT, 9000)
                .power(Seat.B, Circle.FRONT_RIGHT, 9000)
                .power(Seat.B, Circle.BACK_LEFT, 9000);
    }

    /** A's vanguard comes to rest when three cards move at the same time. */
    private static Registry restOnThreeMoves(Registry builder) {
        Procedure rest = Procedure.named("rest")
                .locals(Local.seat(0, "master"), Local.object(1, "source"))
                .change("rest", run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true))
                .build();
        return builder.procedures(rest)
                .triggerSource(
                        (position, batch, triggered) -> {
                            if (batch.size() == 3 && batch.get(2).kind() == EventKind.MOVE) {
                                triggered.accept(new Standby("rest", Seat.A, 0));
                            }
                        },
                        "rest");
    }

    @Test
    @Rule(jp = {"11.6.1", "11.6.1.1#2"})
    void ruleActionsThatBecomeDueFollowBeforeAnythingElse() {
        Table.empty()
                .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0)
                .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0, TestCards.GRADE_0)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.A, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1)
                .over("B wins by 13.2.2");
    }

    /** The sixth damage is a rule action, the defeat that follows from it the next one, and an ability waits for it. */
    @Test
    @Rule(jp = "11.6.1.1#2")
    void aRuleActionThatFollowsFromAnotherComesBeforeAnyAbility() {
        Table.with(auto(
                        "rest",
                        Seat.A,
                        event -> event.kind() == EventKind.MOVE && event.to() == Zone.DAMAGE.of(Seat.A),
                        run -> Added.turn(run, Seat.A, Circle.FRONT_CENTER, true)))
                .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0)
                .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_0, TestCards.GRADE_0)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.A, 1)
                .turn(Seat.A, "9.9")
                .draws(TestCards.GRADE_1)
                .over("B wins by 13.2.2")
                .happened(EventKinds.ABILITY_PLAYED, 0);
    }

    @Test
    @Rule(jp = "13.1.2#2")
    void whatIsNoLongerTheCaseAtTheCheckTimingLeadsToNoRuleAction() {
        Player player = Table.with(both(
                        after(
                                "9.9",
                                "9.9.1",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONT_RIGHT)),
                        after(
                                "9.9",
                                "after 9.9.1",
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_RIGHT, Circle.FRONT_LEFT))))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_1)
                .unit(Seat.A, Circle.BACK_LEFT, TestCards.GRADE_0)
                .turn(Seat.A, "9.9")
                .stands(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .stands(Seat.A, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .holds(Seat.A, Zone.DROP, TestCards.GRADE_1);
        Story.tells(player, "grade-0 to A's front right", "grade-0 to A's front left", "grade-1 to A's drop zone");
    }

    @Test
    @Rule(jp = {"11.9.1", "11.9.2"})
    void anAbilityWaitsForTheNextCheckTiming() {
        Checks.drive(
                        Table.with(auto(
                                "rest",
                                Seat.B,
                                event -> event.kind() == EventKinds.DRIVE_CHECKED,
                                run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))),
                        TestCards.trigger("critical"))
                .asked(Seat.A, "11.10.3.1")
                .stands(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                .number(0)
                .rests(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2);
    }

    @Test
    @Rule(jp = {"11.6.1.4", "11.6.1.5#1"})
    void theTurnFightersAbilitiesComeFirst() {
        Player player = fronts(both(rest(Seat.B, Circle.FRONT_LEFT), rest(Seat.A, Circle.FRONT_LEFT)))
                .turn(Seat.A, "9.9");
        Story.tells(player, "main phase", "grade-0 rests", "grade-2 rests");
        Player first = fronts(both(rest(Seat.A, Circle.FRONT_LEFT), rest(Seat.B, Circle.FRONT_LEFT)))
                .turn(Seat.A, "9.9");
        Story.tells(first, "main phase", "grade-0 rests", "grade-2 rests");
        Player other = Table.with(both(rest(Seat.A, Circle.FRONT_LEFT), rest(Seat.B, Circle.FRONT_LEFT)))
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_0)
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.B, "9.9");
        Story.tells(other, "main phase", "grade-2 rests", "grade-0 rests");
    }

    @Test
    @Rule(jp = {"11.6.1.4#1", "11.9.2", "11.9.4#1", "11.9.4.1#1", "11.9.4.1#2"})
    void aFighterChoosesWhichOwnAbilityToPlayFirstAndMayNotDecline() {
        Player player = fronts(both(rest(Seat.A, Circle.FRONT_LEFT), rest(Seat.A, Circle.FRONT_RIGHT)))
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "11.9.4")
                .offered("0", "1")
                .number(1);
        Story.tells(player, "main phase", "grade-1 rests", "grade-0 rests");
    }

    @Test
    @Rule(jp = {"11.6.1.4#2", "11.9.4.1"})
    void allOfThreeAbilitiesOfTheTurnFighterArePlayed() {
        Player player = fronts(both(
                        rest(Seat.A, Circle.FRONT_LEFT),
                        both(rest(Seat.A, Circle.FRONT_RIGHT), rest(Seat.A, Circle.FRONT_CENTER))))
                .turn(Seat.A, "9.9")
                .number(2)
                .number(1);
        Story.tells(player, "main phase", "grade-3 rests", "grade-1 rests", "grade-0 rests");
        player.asked(Seat.A, "9.9.2");
    }

    @Test
    @Rule(jp = {"11.6.1.5#1", "11.9.4#1"})
    void theOtherFighterChoosesToo() {
        Player player = fronts(both(rest(Seat.B, Circle.FRONT_LEFT), rest(Seat.B, Circle.FRONT_CENTER)))
                .turn(Seat.A, "9.9")
                .asked(Seat.B, "11.9.4")
                .number(1);
        Story.tells(player, "main phase", "grade-3 rests", "grade-2 rests");
    }

    @Test
    @Rule(jp = {"11.6.1.4#2", "11.6.1.1"})
    void ruleActionsAreLookedAtAgainAfterEachAbility() {
        Player player = fronts(both(
                        auto(
                                "guard",
                                Seat.A,
                                MAIN_PHASE,
                                run -> Added.toCircle(run, Seat.A, Circle.FRONT_LEFT, Circle.FRONTMOST_CENTER)),
                        rest(Seat.A, Circle.FRONT_RIGHT)))
                .turn(Seat.A, "9.9")
                .number(0);
        Story.tells(player, "grade-0 to A's guardian", "grade-0 to A's drop zone", "grade-1 rests");
    }

    @Test
    @Rule(jp = "11.6.1.5#2")
    void ruleActionsAreLookedAtAgainAfterTheOthersAbility() {
        Player player = fronts(both(
                        auto(
                                "guard",
                                Seat.B,
                                MAIN_PHASE,
                                run -> Added.toCircle(run, Seat.B, Circle.FRONT_LEFT, Circle.FRONTMOST_CENTER)),
                        rest(Seat.B, Circle.FRONT_CENTER)))
                .turn(Seat.A, "9.9")
                .number(0);
        Story.tells(player, "grade-2 to B's guardian", "grade-2 to B's drop zone", "grade-3 rests");
    }

    @Test
    @Rule(jp = "11.6.1.5#2")
    void anAbilityOfTheTurnFighterTriggeredMeanwhileComesBeforeTheRestOfTheOthers() {
        Player player = fronts(both(
                        both(rest(Seat.B, Circle.FRONT_LEFT), rest(Seat.B, Circle.FRONT_CENTER)),
                        auto(
                                "react",
                                Seat.A,
                                event -> event.kind() == EventKind.TURN && event.seat() == Seat.B,
                                run -> Added.turn(run, Seat.A, Circle.FRONT_LEFT, true))))
                .turn(Seat.A, "9.9")
                .number(0);
        Story.tells(player, "grade-2 rests", "grade-0 rests", "grade-3 rests");
    }

    @Test
    @Rule(jp = "11.9.3")
    void anAbilityTriggeredTwiceIsPlayedTwice() {
        Player player = fronts(CheckTimingTest::energyForEachUnitThatRests)
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "11.9.4")
                .number(0)
                .asked(Seat.A, "9.9.2");
        assertEquals(2, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    private static Registry energyForEachUnitThatRests(Registry builder) {
        return both(
                        auto(
                                "energy",
                                Seat.A,
                                event -> event.kind() == EventKind.TURN && event.number() == GameObject.REST,
                                run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.A, 1))),
                        after(
                                "9.9",
                                "9.9.1",
                                run -> Batch.of(
                                        Added.turn(run, Seat.B, Circle.FRONT_LEFT, true)
                                                .get(0),
                                        Added.turn(run, Seat.B, Circle.FRONT_CENTER, true)
                                                .get(0))))
                .apply(builder);
    }

    /** Two abilities of A's front left unit trigger as the main phase begins: one moves it away or gives it away. */
    private static UnaryOperator<Registry> twoAbilitiesOfOneUnit(Function<Run, Batch> firstEffect) {
        Local master = Local.seat(0, "master");
        Local source = Local.object(1, "source");
        Procedure first = Procedure.named("first ability")
                .locals(master, source)
                .change("first ability", firstEffect)
                .build();
        Procedure second = Procedure.named("second ability")
                .locals(master, source)
                .change("second ability", run -> Batch.of(Event.count(FighterNumbers.ENERGY, run.seat(master), 1)))
                .build();
        return builder -> builder.procedures(first, second)
                .triggerSource(
                        (position, batch, triggered) -> {
                            if (MAIN_PHASE.test(batch.get(0))) {
                                int unit = Added.on(position, Seat.A, Circle.FRONT_LEFT);
                                int place = Circle.FRONT_LEFT.of(Seat.A);
                                Seat owner = position.master(position.objectAt(place, 0), place);
                                triggered.accept(new Standby("first ability", owner, unit));
                                triggered.accept(new Standby("second ability", owner, unit));
                            }
                        },
                        "first ability",
                        "second ability");
    }

    @Test
    @Rule(jp = "11.9.9#1")
    void anAbilityOnStandbyIsPlayedThoughItsCardIsGone() {
        Player player = fronts(twoAbilitiesOfOneUnit(run -> Added.toZone(run, Seat.A, Circle.FRONT_LEFT, Zone.DROP)))
                .turn(Seat.A, "9.9")
                .number(0)
                .empty(Seat.A, Circle.FRONT_LEFT);
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.A));
    }

    @Test
    @Rule(jp = "11.9.4.2")
    void whoWasMasterWhenItTriggeredPlaysTheAbility() {
        Player player = fronts(twoAbilitiesOfOneUnit(run -> Added.dominate(run, Seat.B, Circle.FRONT_LEFT)))
                .turn(Seat.A, "9.9")
                .number(0);
        Position position = player.state().position();
        int place = Circle.FRONT_LEFT.of(Seat.A);
        assertEquals(Seat.B, position.master(position.objectAt(place, 0), place));
        assertEquals(1, position.number(FighterNumbers.ENERGY, Seat.A));
        assertEquals(0, position.number(FighterNumbers.ENERGY, Seat.B));
    }
}
