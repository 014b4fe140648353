package io.github.cardfold.cardfight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.OptionalLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The checker sees what is broken: a main phase is laid out as no check timing would leave it. */
class FightAuditTest {
    private static final int UNIT = 0;

    /** Effects that begin before the question and should have ended before it. */
    private static final Procedure EFFECTS = Procedure.named("effects")
            .change("effects", run -> Batch.of(lasting(Lifetimes.BATTLE), lasting(Lifetimes.RESOLUTION)))
            .build();

    private static final Rules RULES =
            Cardfight.rules(Editions.JP_2026_04, Packs.vanilla(), Additions.of(builder -> builder.procedures(EFFECTS)));

    private static Event lasting(Lifetime lifetime) {
        return Event.begin(TimedEffect.of(RuleEffects.POWER, Seat.A, 0, new int[0], 1000, lifetime));
    }

    /** A main phase with a vanguard, a hand and a deck for each, and what the test adds. */
    private static State mainPhase(boolean vanguards, Consumer<Opening> added) {
        Opening opening = new Opening(RULES, 2);
        Cardfight.places(opening);
        for (Seat seat : Seat.first(2)) {
            opening.card(UNIT, seat, Zone.HAND.of(seat), 0);
            opening.card(UNIT, seat, Zone.DECK.of(seat), 0);
            if (vanguards) {
                opening.card(UNIT, seat, Circle.FRONT_CENTER.of(seat), 0);
            }
        }
        opening.startAt("9.1", "9.10", 0, 3);
        opening.startAt("9.9", "9.9.2");
        added.accept(opening);
        return opening.begin(OptionalLong.of(1));
    }

    private static void assertBroken(String complaint, Consumer<Opening> added) {
        assertComplaint(complaint, mainPhase(true, added));
    }

    private static void assertComplaint(String complaint, State state) {
        io.vavr.collection.Array<String> found = FightAudit.broken(state);
        assertTrue(found.exists(each -> each.contains(complaint)), () -> complaint + " is not in " + found);
    }

    @Test
    void shouldFindNothingWhereNothingIsBroken() {
        assertEquals(io.vavr.collection.List.empty(), FightAudit.broken(mainPhase(true, opening -> {})));
    }

    @Test
    void shouldFindTwoUnitsOnACircle() {
        assertBroken("A's front left holds several units", opening -> {
            opening.card(UNIT, Seat.A, Circle.FRONT_LEFT.of(Seat.A), 0);
            opening.card(UNIT, Seat.A, Circle.FRONT_LEFT.of(Seat.A), 0);
        });
    }

    @Test
    void shouldFindGuardiansWhereNobodyAttacks() {
        assertBroken(
                "B has guardians",
                opening -> opening.card(UNIT, Seat.B, Circle.FRONTMOST_CENTER.of(Seat.B), GameObject.REST));
        assertBroken(
                "guardian of B stands", opening -> opening.card(UNIT, Seat.B, Circle.FRONTMOST_CENTER.of(Seat.B), 0));
    }

    @Test
    void shouldFindWhatRuleActionsLeft() {
        assertComplaint("A has unsettled business", mainPhase(false, opening -> {}));
        assertBroken("A has unsettled business", opening -> {
            for (int i = 0; i < 6; i++) {
                opening.card(UNIT, Seat.A, Zone.DAMAGE.of(Seat.A), 0);
            }
        });
        assertBroken("B has unsettled business", opening -> opening.card(UNIT, Seat.B, Zone.TRIGGER.of(Seat.B), 0));
        assertBroken("B has unsettled business", opening -> opening.number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1));
    }

    @Test
    void shouldFindNumbersBelowNothing() {
        assertBroken("A has less than no damage", opening -> opening.number(FighterNumbers.ENERGY, Seat.A, -1));
    }

    @Test
    void shouldFindCardsThatLieWrong() {
        assertBroken(
                "A's drop zone holds a card of the other",
                opening -> opening.card(UNIT, Seat.B, Zone.DROP.of(Seat.A), 0));
        assertBroken(
                "A's soul holds a resting card",
                opening -> opening.card(UNIT, Seat.A, Zone.SOUL.of(Seat.A), GameObject.REST));
        assertBroken(
                "A's soul holds a card face down",
                opening -> opening.card(UNIT, Seat.A, Zone.SOUL.of(Seat.A), GameObject.FACE_DOWN));
        assertBroken(
                "holds a card that B wrongly sees",
                opening -> opening.card(UNIT, Seat.A, Zone.SOUL.of(Seat.A), GameObject.FACE_DOWN));
        assertBroken(
                "B's hand holds a marked card",
                opening -> opening.card(UNIT, Seat.B, Zone.HAND.of(Seat.B), GameObject.MARKED));
    }

    @Test
    void shouldFindEffectsThatOutlivedTheirTime() {
        Consumer<Opening> effects = opening -> opening.startAt("effects", "effects");
        assertBroken("has outlived its battle", effects);
        assertBroken("has outlived its resolution", effects);
    }

    @Test
    void shouldFindABattleThatNobodyFights() {
        assertBroken("nobody attacks from a circle", opening -> {
            opening.startAt("10.2", "10.4", 0, 0, 0, 0, Circle.FRONT_CENTER.of(Seat.A));
            opening.startAt("9.9", "9.9.2");
        });
    }

    @Test
    void shouldFindABattleOfNobody() {
        int[] ofNobody = {-1, 1, 0, 0, 0, Circle.FRONT_CENTER.of(Seat.A), -1};
        Consumer<Opening> battle = opening -> {
            opening.startAt("10.2", "10.4", ofNobody);
            opening.startAt("9.9", "9.9.2");
        };
        assertBroken("no fighter designates the attack", battle);
        assertBroken("no fighter is master of the attacker", battle);
    }

    @Test
    void shouldFindATurnOfNobody() {
        assertBroken("turn 0 of seat 1", opening -> {
            opening.startAt("9.1", "9.10", 1, 0);
            opening.startAt("9.9", "9.9.2");
        });
    }
}
