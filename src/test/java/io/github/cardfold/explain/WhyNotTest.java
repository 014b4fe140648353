package io.github.cardfold.explain;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.state.Circle.BACK_CENTER;
import static io.github.cardfold.cardfight.state.Circle.BACK_LEFT;
import static io.github.cardfold.cardfight.state.Circle.BACK_RIGHT;
import static io.github.cardfold.cardfight.state.Circle.FRONTMOST_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_LEFT;
import static io.github.cardfold.cardfight.state.Circle.FRONT_RIGHT;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.cardfold.cardfight.Added;
import io.github.cardfold.cardfight.Auto;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.IllegalActionException;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Registry;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Each reason a question has against an answer: its section and the facts it names. */
class WhyNotTest {
    private static void because(Player player, Action action, String reason) {
        assertEquals(
                reason,
                WhyNot.of(player.state(), action)
                        .map(why -> why.section() + ": " + why.sentence())
                        .getOrElse("it is legal"));
    }

    private static Action act(Seat seat, String verb, Zone zone, int position) {
        return Action.act(seat, verb, new Handle(zone.of(seat), position));
    }

    private static Action act(Seat seat, String verb, Seat of, Circle circle) {
        return Action.act(seat, verb, new Handle(circle.of(of), Handle.ITSELF));
    }

    private static Action pick(Seat seat, Seat of, Circle circle) {
        return Action.pick(seat, new Handle(circle.of(of), 0));
    }

    private static Action pick(Seat seat, Zone zone, int position) {
        return Action.pick(seat, new Handle(zone.of(seat), position));
    }

    @Test
    void aLegalActionNeedsNoReason() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9");

        assertEquals(Option.none(), WhyNot.of(player.state(), act(A, "call", Zone.HAND, 0)));
        assertEquals(Option.none(), WhyNot.of(player.state(), Action.concede(B)));
    }

    @Test
    void theReasonIsToldWithTheRuleAndByTheExceptionToo() {
        Player player =
                Table.empty().unit(A, FRONT_CENTER, GRADE_1).hand(A, GRADE_2).turn(A, "9.9");
        Action call = act(A, "call", Zone.HAND, 0);

        String sentence = "9.9.2.1: grade-2's grade 2 is above the vanguard's grade 1";
        assertEquals(
                sentence + "\nThe rule: Main: call 1 unit card of grade equal to or less than an own vanguard's (not a"
                        + " Legion Mate's) to one own rear-guard circle (6.2).\n",
                WhyNot.of(player.state(), call).get().text());
        assertEquals(
                sentence,
                assertThrows(IllegalActionException.class, () -> player.state().step(call))
                        .getMessage());
    }

    @Test
    void anotherSeatIsAsked() {
        Player player = Table.empty().hand(B, GRADE_1).turn(A, "9.10").yes().asked(B, "10.5.1.2.1");

        because(player, Action.pass(A), "10.5: the game waits for B: guard");
        because(player, Action.pass(Seat.C), "10.5: the game waits for B: guard");
    }

    @Test
    @Rule(jp = "1.2.4")
    void onlyWhoPlaysConcedesAndNobodyAfterTheEnd() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9");

        because(player, Action.concede(Seat.C), "1.2.4: C takes no part");
        player.answer(Action.concede(A));
        because(player, Action.pass(B), "1.2.4: the game is over");
    }

    @Test
    void whatTheQuestionDoesNotAskFor() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9");

        String asked =
                "9.9.2: pass or call a card of the hand or swap a circle of the own front row or play an order of the"
                        + " hand is asked for, not ";
        because(player, Action.number(A, 1), asked + "a number");
        because(player, Action.yesNo(A, true), asked + "yes or no");
        because(player, act(A, "guard", Zone.HAND, 0), asked + "to guard");
        because(player, pick(A, Zone.HAND, 0), asked + "a pick");
    }

    @Test
    @Rule(jp = "9.9.2.1.2")
    void withoutAVanguardNothingIsCalled() {
        Player player = Table.empty()
                .bare(A)
                .hand(A, GRADE_1)
                .within("9.1", "9.10", A.ordinal(), 3)
                .at("9.9", "9.9.2 clear")
                .asked(A, "9.9.2");

        because(player, act(A, "call", Zone.HAND, 0), "9.9.2.1.2: A has no vanguard");
    }

    @Test
    void whatIsNotThere() {
        Player player = Table.empty().hand(A, GRADE_1).hand(B, GRADE_1).turn(A, "9.9");

        because(player, Action.act(A, "call", new Handle(1000, 0)), "9.9.2.1: there is no place 1000");
        because(player, act(A, "call", Zone.HAND, 7), "9.9.2.1: there is no card 7 in A's hand, which holds 1");
        because(player, act(A, "call", Zone.HAND, -1), "9.9.2.1: there is no card -1 in A's hand, which holds 1");
        because(player, act(A, "call", Zone.HAND, Handle.ITSELF), "9.9.2.1: a card is asked for, not A's hand itself");
        because(
                player,
                Action.act(A, "call", new Handle(Zone.HAND.of(Seat.B), 0)),
                "9.9.2.1: a card of the hand is asked for, not one of B's hand");
        because(
                player,
                Action.act(A, "swap", new Handle(FRONT_LEFT.of(Seat.A), 0)),
                "9.9.2.2: A's front left itself is asked for, not a card in it");
    }

    @Test
    @Rule(jp = {"9.7.2", "6.3.3.2.2"})
    void aRideIsOfTheGradeOrOneAbove() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, GRADE_3, ORDER)
                .in(A, Zone.RIDE_DECK, GRADE_1, GameObject.FACE_DOWN)
                .in(A, Zone.RIDE_DECK, GRADE_3, GameObject.FACE_DOWN)
                .in(A, Zone.RIDE_DECK, GRADE_2, 0)
                .turn(A, "9.6");

        because(player, act(A, "ride", Zone.HAND, 0), "9.7.2: grade-0's grade 0 is below the vanguard's grade 1");
        because(
                player,
                act(A, "ride", Zone.HAND, 1),
                "9.7.2: grade-3's grade 3 is more than 1 above the vanguard's grade 1");
        because(player, act(A, "ride", Zone.HAND, 2), "9.7.2: order is no unit card");
        because(
                player,
                act(A, "ride", Zone.RIDE_DECK, 0),
                "9.7.2: grade-1's grade 1 is not 1 above the vanguard's grade 1");
        because(
                player,
                act(A, "ride", Zone.RIDE_DECK, 1),
                "9.7.2: grade-3's grade 3 is more than 1 above the vanguard's grade 1");
        because(player, act(A, "ride", Zone.RIDE_DECK, 2), "9.7.2: grade-2 lies face up in the ride deck");
    }

    @Test
    @Rule(jp = {"9.9.2.1", "9.9.2.2", "9.9.2.2.3"})
    void callsAndSwapsOfTheMainPhase() {
        Player player =
                Table.empty().hand(A, ORDER).unit(A, FRONT_LEFT, GRADE_1).turn(A, "9.9");

        because(player, act(A, "call", Zone.HAND, 0), "9.9.2.1: order is no unit card");
        because(player, act(A, "swap", A, FRONT_CENTER), "9.9.2.2: A's vanguard is no rear-guard circle");
        because(player, act(A, "swap", A, FRONT_RIGHT), "9.9.2.2.3: A's front right and A's back right are both empty");
        because(
                player,
                act(A, "swap", B, FRONT_LEFT),
                "9.9.2.2: a circle of the own front row is asked for, not one of B's front left");
    }

    @Test
    @Rule(jp = {"9.9.2.4", "11.1.1.1"})
    void onlyTheMasterOfACardPlaysItsActAbility() {
        Player player = Table.empty(TextCards.rules("{'act': {'in': 'rc', 'then': 'draw'}}"))
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(A, FRONT_RIGHT, TextCards.TEXT)
                .unit(B, FRONT_LEFT, TextCards.TEXT)
                .turn(A, "9.9");

        because(player, activate(B, FRONT_LEFT), "9.9.2.4: text on B's front left is none of A's units");
        because(player, activate(A, FRONT_LEFT), "9.9.2.4: grade-1 has no ACT ability that can be played now");
        player.activate(FRONT_RIGHT);

        Player without =
                Table.empty().unit(A, FRONT_LEFT, GRADE_1).hand(A, GRADE_1).turn(A, "9.9");
        because(without, activate(A, FRONT_LEFT), "9.9.2.4: no card of this game has an ACT ability");
    }

    private static Action activate(Seat of, Circle circle) {
        return Action.act(A, "activate", new Handle(circle.of(of), 0));
    }

    @Test
    @Rule(jp = {"6.2.1", "6.2.3.2", "9.9.2.1"})
    void aCallIsToAnOwnRearGuardCircle() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9").act("call", Zone.HAND, GRADE_1);

        Action vanguard = Action.pick(A, new Handle(FRONT_CENTER.of(Seat.A), Handle.ITSELF));
        because(player, vanguard, "6.2.1: A's vanguard is no rear-guard circle");
        Action theirs = Action.pick(A, new Handle(BACK_LEFT.of(Seat.B), Handle.ITSELF));
        because(player, theirs, "9.9.2.1: B's back left is none of A's");
        because(
                player,
                Action.pass(A),
                "6.2.3.2.1.1: there is a circle for this card, and as many cards as possible get one");
    }

    @Test
    @Rule(jp = {"10.4.1.3", "10.4.1.6"})
    void aStandingUnitOfTheFrontRowAttacksOneOfTheOpponents() {
        Player player = Table.empty()
                .unit(A, FRONT_LEFT, GRADE_1)
                .resting(A, FRONT_RIGHT, GRADE_2)
                .unit(A, BACK_LEFT, GRADE_0)
                .unit(B, FRONT_LEFT, GRADE_1)
                .turn(A, "9.10");
        because(player, Action.pass(A), "10.3.1.3: yes or no is asked for, not pass");
        player.yes().asked(A, "10.4.1.3");

        because(player, pick(A, A, FRONT_RIGHT), "10.4.1.3: grade-2 on A's front right rests");
        because(
                player,
                pick(A, A, BACK_LEFT),
                "10.4.1.3: a unit of the own front row is asked for, not one of A's back left");
        player.pickUnit(A, FRONT_LEFT).asked(A, "10.4.1.6");
        because(
                player,
                pick(A, A, FRONT_CENTER),
                "10.4.1.6: a unit of the opponent's front row is asked for, not one of A's vanguard");
        because(player, Action.pass(A), "10.4.1.6: a unit of the opponent's front row is asked for, not pass");
    }

    @Test
    @Rule(jp = {"10.4.1.3", "10.4.1.6"})
    void ordersAndUnitsOfAnotherMasterNeitherAttackNorAreAttacked() {
        Player player = dominating(A, B, FRONT_LEFT)
                .unit(A, FRONT_RIGHT, ORDER, GameObject.FACE_DOWN)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .yes();

        because(player, pick(A, A, FRONT_RIGHT), "10.4.1.3: order is no unit card");
        player.pickUnit(A, FRONT_CENTER);
        because(player, pick(A, B, FRONT_LEFT), "10.4.1.6: grade-1 on B's front left is none of the opponent's units");
    }

    private static Table dominating(Seat by, Seat of, Circle circle) {
        return Table.first(run -> Batch.of(dominated(run, by, of, circle, 0)));
    }

    @Test
    @Rule(jp = {"10.4.1.12", "14.5.2", "7.39.6#1"})
    void aStandingUnitWithBoostBehindTheAttackerBoosts() {
        Player player = Table.with(CROWDED)
                .unit(A, BACK_CENTER, GRADE_1)
                .unit(A, BACK_RIGHT, GRADE_0)
                .in(A, Zone.DROP, GRADE_2, GRADE_0, GRADE_1)
                .turn(A, "9.10")
                .yes()
                .asked(A, "10.4.1.12");

        because(
                player,
                pick(A, A, BACK_RIGHT),
                "10.4.1.12: a unit behind the attacker is asked for, not one of A's back right");
        because(player, behind(1), "14.5.2: grade-2 has no boost");
        because(player, behind(2), "14.5.2: grade-0 on A's back center rests");
        because(player, behind(3), "7.39.6: grade-1 on A's back center is dominated");
    }

    private static Action behind(int position) {
        return Action.pick(A, new Handle(BACK_CENTER.of(Seat.A), position));
    }

    /** During the attack the drop zone goes behind the attacker, the second card resting, the third dominated. */
    private static final UnaryOperator<Registry> CROWDED = Added.stepsAfter(
            "10.4",
            "10.4.1.8",
            steps -> steps.change(
                            "crowd", run -> Batch.of(behind(run, 0, 0), behind(run, 1, Event.REST), behind(run, 2, 0)))
                    .change("dominate", run -> Batch.of(dominated(run, B, A, BACK_CENTER, 3))));

    private static Event behind(Run run, int index, int flags) {
        int card = run.position().objectAt(Zone.DROP.of(Seat.A), index).object();
        return Event.move(run.position(), card, BACK_CENTER.of(Seat.A), flags);
    }

    private static Event dominated(Run run, Seat by, Seat of, Circle circle, int index) {
        int unit = run.position().objectAt(circle.of(of), index).object();
        return Event.begin(TimedEffect.of(RuleEffects.DOMINATED, by, 0, new int[] {unit}, 0, Lifetimes.TURN));
    }

    @Test
    @Rule(jp = {"10.5.1.2.2", "10.5.1.2.4", "14.4.2", "7.39.6#2"})
    void unitsOfTheHandAreCalledAndUnitsOfTheFrontRowIntercept() {
        Player player = dominating(A, B, FRONT_RIGHT)
                .hand(B, ORDER, GRADE_1, GRADE_0)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .asked(B, "10.5.1.2.1");

        because(player, act(B, "guard", Zone.HAND, 0), "10.5.1.2.2: order is no unit card");
        because(player, act(B, "intercept", B, FRONT_LEFT), "10.5.1.2.4: no unit is on B's front left");
        because(player, act(B, "intercept", B, FRONT_CENTER), "10.5.1.2.4: B's vanguard is no rear-guard circle");
        because(
                player,
                act(B, "intercept", B, BACK_LEFT),
                "10.5.1.2.4: a circle of the own front row is asked for, not one of B's back left");
        because(player, act(B, "intercept", B, FRONT_RIGHT), "7.39.6: grade-2 on B's front right is dominated");
        player.act("guard", Zone.HAND, GRADE_1).asked(B, "10.5.1.2.2 more");
        because(
                player,
                pick(B, Zone.HAND, 1),
                "10.5.1.2.2: grade-1 does not come after the card chosen last, as cards called together do");
        because(
                player,
                Action.pick(B, new Handle(FRONT_RIGHT.of(Seat.B), Handle.ITSELF)),
                "10.5.1.2.2: cards to call are being chosen, and units intercept apart from them");
    }

    @Test
    @Rule(jp = {"10.5.1.2.4", "14.4.2"})
    void anUnattackedUnitWithInterceptDoesIt() {
        Player player = Table.empty()
                .hand(B, GRADE_0)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_LEFT);

        because(player, act(B, "intercept", B, FRONT_LEFT), "14.4.2: grade-2 on B's front left is attacked itself");
        because(player, act(B, "intercept", B, FRONT_RIGHT), "14.4.2: grade-1 on B's front right has no intercept");
        Player intercepting = Table.empty()
                .hand(B, GRADE_0)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_2)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .act("intercept", FRONT_LEFT);
        because(
                intercepting,
                Action.pick(B, new Handle(FRONT_LEFT.of(Seat.B), Handle.ITSELF)),
                "10.5.1.2.4: B's front left does not come after the circle chosen last, as those of units that"
                        + " intercept together do");
        because(
                intercepting,
                pick(B, Zone.HAND, 0),
                "10.5.1.2.4: units that intercept are being chosen, and cards are called apart from them");
    }

    @Test
    @Rule(jp = "10.4.1.10")
    void aGuardianGuardsAnAttackedUnit() {
        Player player = Table.with(TWO_TARGETS)
                .unit(A, FRONT_LEFT, GRADE_1)
                .unit(B, FRONT_LEFT, GRADE_2)
                .unit(B, FRONT_RIGHT, GRADE_1)
                .hand(B, GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_LEFT, B, FRONT_CENTER)
                .act("guard", Zone.HAND, GRADE_0)
                .pass()
                .asked(B, "10.4.1.10");

        because(player, pick(B, B, FRONT_RIGHT), "10.4.1.10: grade-1 on B's front right is not attacked");
        because(player, pick(B, B, FRONTMOST_CENTER), "10.4.1.10: grade-0 on B's guardian is not attacked");
    }

    private static final UnaryOperator<Registry> TWO_TARGETS = Added.alsoAttacked(B, FRONT_LEFT);

    /** A's grade 2 vanguard attacks and checks a trigger. */
    private static Player checking(Table table, String icon) {
        return table.unit(A, FRONT_CENTER, GRADE_2)
                .deck(A, TestCards.trigger(icon), GRADE_1, GRADE_0)
                .turn(A, "9.10")
                .attacks(FRONT_CENTER, B, FRONT_CENTER)
                .draws(TestCards.trigger(icon));
    }

    @Test
    @Rule(jp = {"11.10.3.1", "11.10.2", "11.8.4.1", "2.9.3.1.1"})
    void aTriggerIsPlayedPartByPartOnOwnUnits() {
        Player player = checking(
                Table.empty().unit(A, FRONT_LEFT, GRADE_1).unit(A, BACK_CENTER, ORDER, GameObject.FACE_DOWN), "over");

        because(player, Action.number(A, 4), "11.10.3.1: 4 is not one of the 4 numbers from 0");
        because(player, Action.number(A, -1), "11.10.3.1: -1 is not one of the 4 numbers from 0");
        player.number(2).asked(A, "11.10.5 choose");
        because(player, pick(A, B, FRONT_CENTER), "11.10.2: grade-3 on B's vanguard is none of A's units");
        because(player, pick(A, A, BACK_CENTER), "2.9.3.1.1: order is no unit card");
        because(player, Action.pass(A), "11.8.4.1: there is something to choose, so that something must be chosen");
        player.pickUnit(A, FRONT_CENTER).asked(A, "11.10.3.1");
        because(player, Action.number(A, 2), "11.10.3.1: sub-ability 2 has been played already");
    }

    @Test
    @Rule(jp = "11.10.2.6")
    void aDamageIsHealed() {
        Player player = checking(Table.empty().in(A, Zone.DAMAGE, GRADE_0, GRADE_1), "heal")
                .number(0);

        player.asked(A, "11.10.2.6 choose");
        because(player, pick(A, Zone.DAMAGE, 2), "11.10.2.6: there is no card 2 in A's damage zone, which holds 2");
        because(player, Action.pass(A), "11.10.2.6: a card of the damage zone is asked for, not pass");
    }

    @Test
    @Rule(jp = "6.3.3.2.2")
    void aRideFromTheRideDeckCostsACardOfTheHand() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_1)
                .hand(A, GRADE_0, ORDER)
                .in(A, Zone.RIDE_DECK, GRADE_2, GameObject.FACE_DOWN)
                .turn(A, "9.6")
                .act("ride", Zone.RIDE_DECK, GRADE_2)
                .asked(A, "6.3.3.2.2 discard");

        because(
                player,
                pick(A, Zone.RIDE_DECK, 0),
                "6.3.3.2.2: a card of the hand is asked for, not one of A's ride deck zone");
        because(player, Action.pass(A), "6.3.3.2.2: a card of the hand is asked for, not pass");
    }

    @Test
    @Rule(jp = {"13.5.1", "11.9.4"})
    void rulesThatAskInACheckTiming() {
        Player player = Table.empty()
                .bare(B)
                .deck(B, GRADE_1)
                .in(B, Zone.SOUL, GRADE_0, ORDER, GRADE_1)
                .turn(A, "9.10")
                .asked(B, "13.5.1 choose");
        because(player, pick(B, Zone.SOUL, 1), "13.5.1: order is no unit card");

        Player waiting = Table.with(builder -> Auto.on(A, Auto.each(EventKinds.BEGINNING))
                        .apply(builder)
                        .triggerSource(WhyNotTest::ofB, "auto"))
                .turn(A, "9.10")
                .asked(A, "11.9.4");
        because(waiting, Action.number(A, 2), "11.9.4: ability 2 on standby is none of A's");
        because(waiting, Action.number(A, 4), "11.9.4: 4 is not one of the 4 numbers from 0");
    }

    private static void ofB(Position position, Batch committed, Consumer<Standby> triggered) {
        for (int i = 0; i < committed.size(); i++) {
            triggered.accept(new Standby("auto", Seat.B, 0));
        }
    }

    @Test
    @Rule(jp = {"8.2.1.2", "8.2.1.6", "8.2.1.8"})
    void thePreparation() {
        Player player = Table.empty()
                .bare(A)
                .in(A, Zone.RIDE_DECK, GRADE_0, GRADE_1, ORDER)
                .at("8.2.1", "8.2.1.1")
                .asked(A, "8.2.1.2");
        because(player, pick(A, Zone.RIDE_DECK, 1), "8.2.1.2: grade-1 is of grade 1, not 0");
        because(player, pick(A, Zone.RIDE_DECK, 2), "8.2.1.2: order is no unit card");

        Player redrawing = Table.empty().hand(A, GRADE_0, GRADE_1).at("8.2.1.8", "8.2.1.8 put back", 0);
        redrawing.pick(Zone.HAND, GRADE_1);
        because(
                redrawing,
                pick(A, Zone.HAND, 0),
                "8.2.1.8: grade-0 does not come after the card chosen last, as cards put back together do");

        Player choosing = Table.empty().at("8.2.1", "8.2.1.6 choose", 1);
        because(choosing, Action.number(B, 2), "8.2.1.6: 2 is not one of the 2 numbers from 0");
    }

    @Test
    @Rule(jp = "12.4.1")
    void chanceDrawsWhatThereIs() {
        Player player = Table.empty().turn(A, "9.3").asked(Seat.NATURE, "chance drawn");

        because(player, Action.number(Seat.NATURE, 10), "12.4.1: 10 is not one of the 10 numbers from 0");
    }
}
