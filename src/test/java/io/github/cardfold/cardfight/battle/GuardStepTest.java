package io.github.cardfold.cardfight.battle;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.auto;
import static io.github.cardfold.cardfight.Added.beginning;
import static io.github.cardfold.cardfight.Story.beginnings;
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
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class GuardStepTest {
    /** A's vanguard attacks B's, or what the test puts before them. */
    private static Player attack(Table table) {
        return table.turn(Seat.A, "9.10").yes();
    }

    /** Whatever is attacked, B's front left unit is attacked too. */
    private static final UnaryOperator<Registry> TWO_TARGETS = Added.alsoAttacked(Seat.B, Circle.FRONT_LEFT);

    @Test
    @Rule(jp = {"10.5.1", "10.5.1.2", "10.5.1.2.1#1", "10.5.1.2.1#2"})
    void theDefenseMayPassAndAnAttackingVanguardGoesToTheDriveStep() {
        Player player = attack(Table.empty().hand(Seat.B, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1")
                .offered("pass", "guard grade-1 from hand")
                .forget()
                .pass();
        assertEquals("drive step", beginnings(player).get(0));
    }

    @Test
    @Rule(jp = "11.6.2.1#2")
    void abilitiesOfEveryGuardianComeBeforeTheNextPlayTiming() {
        String raise = "{'auto': {'in': 'gc', 'on': 'placed', 'then': {'apply': {'effects': {'gets': {'power':"
                + " 1000, 'of': 'vanguard'}}, 'lasting': 'turn'}}}}";
        attack(Table.empty(TextCards.rules(raise)).hand(Seat.B, TextCards.TEXT, TextCards.TEXT, TestCards.GRADE_0))
                .act("guard", Zone.HAND, TextCards.TEXT)
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.B, Circle.FRONT_CENTER, 13000 + 5000 + 1000)
                .act("guard", Zone.HAND, TextCards.TEXT)
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.B, Circle.FRONT_CENTER, 13000 + 2 * (5000 + 1000));
    }

    @Test
    @Rule(jp = "10.5.1.2.1#3")
    void anAttackingRearGuardGoesToTheDamageStep() {
        Player player = attack(Table.empty()
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .pickUnit(Seat.A, Circle.FRONT_LEFT)
                .forget()
                .pass();
        assertEquals("damage step", beginnings(player).get(0));
    }

    @Test
    @Rule(jp = {"10.5.1.1", "10.5.1.2", "11.6.2.1#2"})
    void abilitiesOfItsBeginningArePlayedBeforeThePlayTiming() {
        attack(Table.with(auto(
                                "to hand",
                                Seat.A,
                                beginning("guard step"),
                                run -> Added.toZone(run, Seat.B, Circle.BACK_LEFT, Zone.HAND)))
                        .unit(Seat.B, Circle.BACK_LEFT, TestCards.GRADE_1))
                .asked(Seat.B, "10.5.1.2.1")
                .offered("pass", "guard grade-1 from hand");
    }

    @Test
    @Rule(jp = {"10.5.1.2.2#1", "10.5.2#4", "10.4.1.10.1", "6.2.3.2", "6.2.4.1", "11.6.2.2.1"})
    void aGuardianAddsItsShieldAndTheDefenseIsAskedAgain() {
        attack(Table.empty().hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_0))
                .power(Seat.B, Circle.FRONT_CENTER, 13000)
                .act("guard", Zone.HAND, TestCards.GRADE_1)
                .asked(Seat.B, "10.5.1.2.2 more")
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .rests(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_1)
                .power(Seat.B, Circle.FRONT_CENTER, 18000)
                .holds(Seat.B, Zone.HAND, TestCards.GRADE_0)
                .happened(EventKinds.INTERCEPTED, 0)
                .offered("pass", "guard grade-0 from hand");
    }

    @Test
    @Rule(jp = {"10.5.1.2.2#2", "6.2.3.3"})
    void severalGuardiansMayBeCalledTogether() {
        Player player = attack(
                        Table.empty().hand(Seat.B, TestCards.GRADE_0, TestCards.GRADE_1, TestCards.trigger("draw")))
                .forget()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .offered("pass", "grade-1 from hand", "draw-trigger from hand")
                .pick(Zone.HAND, TestCards.trigger("draw"))
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.B, Circle.FRONT_CENTER, 33000)
                .happened(EventKinds.CALLED, 2);
        Story.tells(player, "grade-0 to B's guardian", "draw-trigger to B's guardian", "called", "called");
    }

    @Test
    @Rule(jp = {"10.5.1.2", "10.5.1.2.2", "10.5.2"})
    void guardiansMayBeCalledOneAfterAnother() {
        Player player = attack(Table.empty().hand(Seat.B, TestCards.GRADE_0, TestCards.trigger("draw")))
                .act("guard", Zone.HAND, TestCards.trigger("draw"))
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .power(Seat.B, Circle.FRONT_CENTER, 28000)
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass()
                .power(Seat.B, Circle.FRONT_CENTER, 33000);
        Story.tells(player, "draw-trigger to B's guardian", "called", "grade-0 to B's guardian", "called");
        player.asked(Seat.NATURE, "chance drawn");
    }

    /** What a call triggers is played; what a plugin puts into intercepting happens then only, and not after a call. */
    @Test
    @Rule(jp = {"10.5.1.2.2", "10.5.2#1", "10.5.2#4"})
    void afterEachCallTheDefenseIsAskedAnew() {
        Player player = attack(Table.with(Added.both(
                                after(
                                        "10.5",
                                        "10.5.1.2.4.1",
                                        run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.B, 1))),
                                auto(
                                        "rest",
                                        Seat.B,
                                        event -> event.kind() == EventKinds.CALLED,
                                        run -> Added.turn(run, Seat.B, Circle.FRONT_CENTER, true))))
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .hand(Seat.B, TestCards.GRADE_1, TestCards.GRADE_0))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .act("guard", Zone.HAND, TestCards.GRADE_1)
                .pass()
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pass();
        player.happened(EventKind.COUNT, 0).rests(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_3);
        player.asked(Seat.B, "10.5.1.2.1").act("intercept", Circle.FRONT_LEFT).happened(EventKind.COUNT, 1);
    }

    @Test
    @Rule(jp = "10.5.1.2.2.2#2")
    void theVanguardsGradeDoesNotLimitGuardians() {
        attack(Table.empty()
                        .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_0)
                        .hand(Seat.B, TestCards.GRADE_2))
                .offered("pass", "guard grade-2 from hand")
                .act("guard", Zone.HAND, TestCards.GRADE_2)
                .pass()
                .power(Seat.B, Circle.FRONT_CENTER, 10000);
    }

    @Test
    @Rule(jp = "10.5.1.2.2")
    void onlyUnitCardsGuard() {
        attack(Table.empty().hand(Seat.B, TestCards.GRADE_1, TestCards.ORDER))
                .offered("pass", "guard grade-1 from hand")
                .act("guard", Zone.HAND, TestCards.GRADE_1)
                .asked(Seat.B, "10.5.1.2.2 more")
                .offered("pass")
                .pass()
                .asked(Seat.B, "10.5.1.2.1")
                .offered("pass");
    }

    @Test
    @Rule(jp = {"10.5.1.2.4#5", "10.5.2", "14.4.1", "14.4.2#3", "6.2.4", "7.34.1.1#1", "4.1.8"})
    void aRearGuardInterceptsAndStaysTheSameUnit() {
        Player player = attack(Table.empty()
                .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_1)
                .hand(Seat.B, TestCards.GRADE_0));
        player.pickUnit(Seat.B, Circle.FRONT_CENTER).offered("pass", "guard grade-0 from hand", "intercept front left");
        int unit = player.object(Seat.B, Circle.FRONT_LEFT);
        player.act("intercept", Circle.FRONT_LEFT).asked(Seat.B, "10.5.1.2.1");
        assertEquals(unit, player.object(Seat.B, Circle.FRONTMOST_CENTER));
        player.rests(Seat.B, Circle.FRONTMOST_CENTER, TestCards.GRADE_2)
                .empty(Seat.B, Circle.FRONT_LEFT)
                .power(Seat.B, Circle.FRONT_CENTER, 18000)
                .happened(EventKinds.CALLED, 0)
                .pass()
                .asked(Seat.NATURE, "chance drawn");
    }

    /** A unit whose master another effect than domination has made the attacking fighter. */
    @Test
    @Rule(jp = {"10.5.1.2.4#1", "14.4.2"})
    void whatStandsInTheOwnFrontRowAndIsAnothersDoesNotIntercept() {
        TimedEffectKind lent = new TimedEffectKind("lent", TimedEffectKind.Role.MASTERS) {
            @Override
            public Seat mastery(Position position, TimedEffect effect, int object) {
                return effect.isOn(object) ? effect.master() : null;
            }
        };
        Procedure first = Procedure.named("first")
                .change(
                        "first",
                        run -> Batch.of(
                                Added.begin(lent, Seat.A, Added.on(run.position(), Seat.B, Circle.FRONT_LEFT), 0)))
                .build();
        attack(Table.first(first, builder -> builder.lasting(lent))
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                        .hand(Seat.B, TestCards.GRADE_0))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .offered("pass", "guard grade-0 from hand", "intercept front right");
    }

    @Test
    @Rule(jp = {"10.5.1.2.4#1", "10.5.1.2.4#2", "14.4.2#1", "2.10.1.2"})
    void onlyFrontRowRearGuardsWithInterceptMayIntercept() {
        attack(Table.empty()
                        .unit(Seat.B, Circle.FRONT_CENTER, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.BACK_LEFT, TestCards.GRADE_2)
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2))
                .pickUnit(Seat.A, Circle.FRONT_CENTER)
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .offered("pass", "intercept front right");
    }

    @Test
    @Rule(jp = "14.4.2#4")
    void aRestingRearGuardMayIntercept() {
        attack(Table.empty().resting(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .offered("pass", "intercept front left");
    }

    @Test
    @Rule(jp = {"10.5.1.2.4#3", "14.4.2#2"})
    void theAttackedUnitDoesNotIntercept() {
        attack(Table.empty()
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2))
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .offered("pass", "intercept front right")
                .act("intercept", Circle.FRONT_RIGHT)
                .power(Seat.B, Circle.FRONT_LEFT, 15000);
    }

    @Test
    @Rule(jp = "7.39.6#2")
    void aDominatedUnitDoesNotIntercept() {
        attack(Table.first(Procedure.named("first")
                                .change("first", run -> Added.dominate(run, Seat.A, Circle.FRONT_LEFT))
                                .change("second", run -> Added.dominate(run, Seat.B, Circle.FRONT_LEFT))
                                .build())
                        .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .offered("pass", "intercept front right");
    }

    /** The second interception, too: what it triggers is played before the defense is asked again. */
    @Test
    @Rule(jp = {"10.5.2#2", "10.5.2#4"})
    void aCheckTimingFollowsEveryInterception() {
        Player player = attack(Table.with(auto(
                                "energy",
                                Seat.B,
                                event -> event.kind() == EventKinds.INTERCEPTED,
                                run -> Batch.of(Event.count(FighterNumbers.ENERGY, Seat.B, 1))))
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .act("intercept", Circle.FRONT_LEFT)
                .pass()
                .asked(Seat.B, "10.5.1.2.1");
        assertEquals(1, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
        player.act("intercept", Circle.FRONT_RIGHT);
        assertEquals(2, player.state().position().number(FighterNumbers.ENERGY, Seat.B));
    }

    @Test
    @Rule(jp = {"10.5.1.2.4#4", "10.5.1.2.4.1#1"})
    void severalUnitsMayInterceptTogether() {
        Player player = attack(Table.empty()
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_2)
                        .unit(Seat.B, Circle.FRONT_RIGHT, TestCards.GRADE_2))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .forget()
                .act("intercept", Circle.FRONT_LEFT)
                .offered("pass", "front right")
                .pickCircle(Circle.FRONT_RIGHT)
                .power(Seat.B, Circle.FRONT_CENTER, 23000);
        Story.tells(
                player,
                "intercepted",
                "intercepted",
                "grade-2 to B's guardian",
                "grade-2 to B's guardian",
                "guarded",
                "guarded");
    }

    @Test
    @Rule(jp = "10.5.1.2.1.1#2")
    void withoutAttackedUnitPassingIsAutomatic() {
        attack(Table.with(after("10.5", "10.5.1.1", run -> Added.toZone(run, Seat.B, Circle.FRONT_LEFT, Zone.DROP)))
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_1))
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .asked(Seat.NATURE, "chance drawn");
    }

    @Test
    @Rule(jp = {"10.4.1.9.3", "10.4.1.10#1", "6.2.4"})
    void withSeveralAttackedUnitsEachGuardianGuardsOneOfThem() {
        attack(Table.with(TWO_TARGETS)
                        .unit(Seat.B, Circle.FRONT_LEFT, TestCards.GRADE_1)
                        .hand(Seat.B, TestCards.GRADE_0, TestCards.trigger("draw")))
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .act("guard", Zone.HAND, TestCards.GRADE_0)
                .pick(Zone.HAND, TestCards.trigger("draw"))
                .pass()
                .asked(Seat.B, "10.4.1.10")
                .offered("grade-1 on front left", "grade-3 on vanguard")
                .pickUnit(Seat.B, Circle.FRONT_LEFT)
                .asked(Seat.B, "10.4.1.10")
                .pickUnit(Seat.B, Circle.FRONT_CENTER)
                .power(Seat.B, Circle.FRONT_LEFT, 13000)
                .power(Seat.B, Circle.FRONT_CENTER, 28000)
                .happened(EventKinds.GUARDED, 2);
    }
}
