package io.github.cardfold.cardfight.entry;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CallTest {
    @Test
    @Rule(jp = {"6.2.1#1", "4.9.2.5#2", "6.2.3.2", "9.9.2.1#1"})
    void theFighterChoosesOneOfTheOwnRearGuardCirclesEmptyOrNot() {
        Table.empty()
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .asked(A, "6.2.3.2")
                .offered("front left", "front right", "back left", "back center", "back right")
                .pickCircle(FRONT_RIGHT)
                .stands(A, FRONT_RIGHT, GRADE_0)
                .holds(A, Zone.HAND);
    }

    @Test
    @Rule(jp = "6.2.3.1.1")
    void aCardCalledFromTheHandIsShownBeforeItsCircleIsChosen() {
        Player player = Table.empty()
                .hand(A, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .asked(A, "6.2.3.2");

        assertEquals(List.of(GRADE_1), shown(player));
    }

    @Test
    @Rule(jp = "6.2.3.1.1")
    void aCardCalledFromAPublicZoneNeedsNoShowing() {
        Player player = Table.first(calling(run -> run.position().objectAt(Zone.DROP.of(Seat.A), 0)))
                .in(A, Zone.DROP, GRADE_1)
                .turn(A, "9.9")
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_1);

        assertEquals(List.of(), shown(player));
    }

    private static List<String> shown(Player player) {
        return player.events(EventKinds.SHOWN).stream()
                .map(each -> player.state().rules().definition(each.number()).id())
                .toList();
    }

    @Test
    @Rule(jp = {"6.2.3.3.1#1", "4.9.2.5.1"})
    void aUnitCalledToARearGuardCircleStands() {
        Table.first(calling(run -> run.position().objectAt(BACK_LEFT.of(Seat.A), 0)))
                .resting(A, BACK_LEFT, GRADE_1)
                .turn(A, "9.9")
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_1)
                .empty(A, BACK_LEFT);
    }

    @Test
    @Rule(jp = {"6.2.3.3.1#2", "4.9.2.4.1"})
    void aUnitCalledToTheGuardianCircleRests() {
        Table.empty()
                .hand(B, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .rests(B, FRONTMOST_CENTER, GRADE_1);
    }

    @Test
    @Rule(jp = "6.2.3.3")
    void cardsCalledTogetherArePutAtTheSameTime() {
        int guardians = FRONTMOST_CENTER.of(Seat.B);
        Table.with(Auto.on(
                        B,
                        (position, event) -> event.kind() == EventKind.MOVE
                                && event.to() == guardians
                                && position.size(guardians) == 2,
                        run -> Batch.NOTHING))
                .hand(B, GRADE_1, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pick(Zone.HAND, GRADE_2)
                .pass()
                .asked(B, "11.9.4")
                .offered("0", "1");
    }

    @Test
    @Rule(jp = {"6.2.3.4#1", "7.18.1"})
    void theUnitThatWasOnTheRearGuardCircleIsRetired() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(FRONT_LEFT)
                .stands(A, FRONT_LEFT, GRADE_0)
                .stands(A, BACK_LEFT, GRADE_1)
                .holds(A, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = "6.2.3.4#1")
    void retiringItIsPartOfTheCallAndWaitsForNoCheckTiming() {
        Table.pausing(Procedure.named("first")
                        .let("first", run -> call(run, run.position().objectAt(Zone.HAND.of(Seat.A), 0))))
                .unit(A, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .pickCircle(FRONT_LEFT)
                .asked(A, "pause")
                .stands(A, FRONT_LEFT, GRADE_0)
                .holds(A, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = "6.2.3.4#1")
    void ofSeveralCirclesTheUnitsAreAllRetired() {
        Table.pausing(Procedure.named("first").let("first", CallTest::callHand))
                .unit(A, FRONT_LEFT, GRADE_2)
                .unit(A, FRONT_RIGHT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_1)
                .hand(A, GRADE_0, GRADE_1)
                .turn(A, "9.9")
                .pickCircle(FRONT_LEFT)
                .pickCircle(BACK_LEFT)
                .asked(A, "pause")
                .stands(A, FRONT_LEFT, GRADE_0)
                .stands(A, BACK_LEFT, GRADE_1)
                .stands(A, FRONT_RIGHT, GRADE_2)
                .holds(A, Zone.DROP, GRADE_1, GRADE_2);
    }

    /** Where they lie in the hand is nobody else's business. */
    @Test
    @Rule(jp = {"6.2.3.1.1", "4.6.2#3"})
    void severalCardsOfTheHandAreAllShownInAnOrderThatAllKnow() {
        Player player = Table.first(Procedure.named("first")
                        .let("first", CallTest::callHand)
                        .build())
                .hand(A, GRADE_2, GRADE_1, GRADE_0)
                .turn(A, "9.9")
                .asked(A, "6.2.3.2");

        assertEquals(List.of(GRADE_0, GRADE_1, GRADE_2), shown(player));
        player.pickCircle(FRONT_LEFT).pickCircle(FRONT_RIGHT).pickCircle(BACK_LEFT);
        player.stands(A, FRONT_LEFT, GRADE_0).stands(A, FRONT_RIGHT, GRADE_1).stands(A, BACK_LEFT, GRADE_2);
    }

    private static void callHand(Run run) {
        int hand = Zone.HAND.of(A);
        int[] cards = IntStream.range(0, run.position().size(hand))
                .map(i -> run.position().objectAt(hand, i).object())
                .toArray();
        run.call(
                CallFrame.PROCEDURE,
                new int[] {A.ordinal(), CallFrame.SUPERIOR},
                cards,
                Field.rearGuardCircles(run.position(), A));
    }

    @Test
    @Rule(jp = "6.2.3.4")
    void aUnitIsRetiredEvenForACardOfTheSameName() {
        Player player =
                Table.empty().unit(A, FRONT_LEFT, GRADE_1).hand(A, GRADE_1).turn(A, "9.9");
        int old = player.object(A, FRONT_LEFT);

        player.act("call", Zone.HAND, GRADE_1).pickCircle(FRONT_LEFT).stands(A, FRONT_LEFT, GRADE_1);
        player.holds(A, Zone.DROP, GRADE_1);
        assertNotEquals(old, player.object(A, FRONT_LEFT));
    }

    @Test
    @Rule(jp = "7.18.1")
    void aRetiredCardGoesToTheDropZoneOfItsOwner() {
        Table.empty()
                .unitOf(B, A, FRONT_LEFT, GRADE_2)
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .pickCircle(FRONT_LEFT)
                .holds(A, Zone.DROP)
                .holds(B, Zone.DROP, GRADE_2);
    }

    @Test
    @Rule(jp = "6.2.3.4#2")
    void guardiansRetireNobody() {
        Player player = Table.empty()
                .hand(B, GRADE_1, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_1)
                .pass()
                .act("guard", Zone.HAND, GRADE_2)
                .pass();

        assertEquals(2, player.state().position().size(FRONTMOST_CENTER.of(Seat.B)));
        player.holds(B, Zone.DROP);
    }

    @Test
    @Rule(jp = "6.2.5#1")
    void aCalledCardIsNotTheOneOfTheHandAnyMore() {
        Player player = Table.empty().hand(A, GRADE_0).turn(A, "9.9");
        int card = player.thing(A, Zone.HAND, GRADE_0).object();
        player.act("call", Zone.HAND, GRADE_0).asked(A, "6.2.3.2").pickCircle(FRONT_LEFT);
        assertNotEquals(card, player.object(A, FRONT_LEFT));
    }

    @Test
    @Rule(jp = "6.2.5#2")
    void aCalledCardIsANewOneEvenFromAnotherCircle() {
        Procedure first = Procedure.named("first")
                .change(
                        "first",
                        run -> Batch.of(Event.begin(TimedEffect.of(
                                RuleEffects.POWER,
                                Seat.A,
                                0,
                                new int[] {unit(run).object()},
                                5000,
                                Lifetimes.TURN))))
                .let("call", run -> call(run, unit(run)))
                .build();
        Player player = Table.first(first).unit(A, BACK_LEFT, GRADE_1).turn(A, "9.9");
        int old = player.power(A, BACK_LEFT, 8000 + 5000).object(A, BACK_LEFT);

        player.pickCircle(FRONT_LEFT).power(A, FRONT_LEFT, 8000);
        assertNotEquals(old, player.object(A, FRONT_LEFT));
    }

    private static GameObject unit(Run run) {
        return run.position().objectAt(BACK_LEFT.of(Seat.A), 0);
    }

    @Test
    @Rule(jp = {"6.2.1.2", "1.3.7.1"})
    void callingIsAnEventOnceForEachUnit() {
        Player player = Table.empty()
                .hand(A, GRADE_0)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_0)
                .happened(EventKinds.CALLED, 0)
                .pickCircle(FRONT_LEFT)
                .happened(EventKinds.CALLED, 1);

        Event called = player.events(EventKinds.CALLED).get(0);
        assertEquals(player.object(A, FRONT_LEFT), called.object());
        assertEquals(Seat.A, called.seat());
    }

    @Test
    @Rule(jp = "6.2.1.2")
    void aUnitThatOnlyMovesIsNotCalled() {
        Table.empty()
                .unit(A, FRONT_LEFT, GRADE_0)
                .turn(A, "9.9")
                .act("swap", FRONT_LEFT)
                .stands(A, BACK_LEFT, GRADE_0)
                .happened(EventKinds.CALLED, 0);
    }

    private static Procedure calling(Function<Run, GameObject> card) {
        return Procedure.named("first")
                .let("first", run -> call(run, card.apply(run)))
                .build();
    }

    private static void call(Run run, GameObject card) {
        run.call(
                CallFrame.PROCEDURE,
                new int[] {A.ordinal(), CallFrame.SUPERIOR},
                new int[] {card.object()},
                Field.rearGuardCircles(run.position(), A));
    }
}
