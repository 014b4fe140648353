package io.github.cardfold.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.StateDiff.Kind;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class StateDiffTest {

    /** What differs after a change that takes place when A answers the pause before it. */
    private static StateDiff after(Function<Run, Batch> change) {
        Player player = Table.first(
                        io.github.cardfold.kernel.Procedure.named("first")
                                .ask("first", pause("before"))
                                .change("change", change)
                                .ask("after", pause("after"))
                                .build(),
                        registry -> registry.purposes("before", "after"))
                .deck(Seat.A, TestCards.GRADE_0, TestCards.GRADE_1)
                .hand(Seat.A, TestCards.GRADE_3, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_2)
                .turn(Seat.A, "9.9");
        State before = player.state();
        return StateDiff.between(before, player.yes().state());
    }

    private static io.github.cardfold.kernel.question.Question pause(String purpose) {
        return io.github.cardfold.kernel.question.Question.of(
                purpose,
                (position, frame) -> Seat.A,
                (position, frame, options) -> options.yesNo(),
                (run, answer) -> {});
    }

    private static int object(Run run, int place, int index) {
        return run.position().objectAt(place, index).object();
    }

    private static Array<String> lines(StateDiff diff, Kind kind) {
        return diff.differences(kind).map(StateDiff.Difference::line);
    }

    @Test
    void equalStatesDoNotDiffer() {
        State state = Cardfight.setup(
                        Cardfight.rules(),
                        Decks.named(Decks.names().get(0)),
                        Decks.named(Decks.names().get(1)))
                .start(1);
        assertEquals("no difference", StateDiff.between(state, state).toString());
        assertTrue(StateDiff.between(state, state).events().isEmpty());
    }

    @Test
    void cardsThatMoved() {
        StateDiff diff = after(run -> Batch.of(
                Event.move(run.position(), object(run, Zone.HAND.of(Seat.A), 1), Zone.DROP.of(Seat.A), 0),
                Event.move(
                        run.position(),
                        object(run, Zone.HAND.of(Seat.A), 0),
                        Circle.BACK_LEFT.of(Seat.A),
                        Event.REST)));
        assertEquals(
                Array.of("move A hand:0 -> A back left, rest (grade-3)", "move A hand:1 -> A drop zone (grade-1)"),
                lines(diff, Kind.MOVED));
        assertEquals("A hand:1", diff.differences(Kind.MOVED).get(1).before());
        assertEquals("A drop zone:0", diff.differences(Kind.MOVED).get(1).after());
        assertEquals("grade-1", diff.differences(Kind.MOVED).get(1).what());
        assertEquals(2, diff.events().size());
    }

    @Test
    void cardsThatWereTurnedAndFlipped() {
        StateDiff diff = after(run -> Batch.of(
                Event.turn(run.position(), object(run, Circle.FRONT_LEFT.of(Seat.A), 0), true),
                Event.face(run.position(), object(run, Circle.FRONT_CENTER.of(Seat.A), 0), true)));
        assertEquals(Array.of("turn A front left:0 rest (grade-2)"), lines(diff, Kind.TURNED));
        assertEquals(Array.of("face A vanguard:0 down (grade-3)"), lines(diff, Kind.FLIPPED));
    }

    @Test
    void numbersAndEffects() {
        StateDiff diff = after(run -> Batch.of(
                Event.count(FighterNumbers.ENERGY, Seat.B, 2),
                Event.begin(TimedEffect.of(
                        RuleEffects.POWER,
                        Seat.A,
                        0,
                        new int[] {object(run, Circle.FRONT_LEFT.of(Seat.A), 0)},
                        5000,
                        Lifetimes.TURN))));
        assertEquals(Array.of("count B energy +2"), lines(diff, Kind.NUMBER));
        assertEquals(Array.of("begin power 5000 on A front left:0 until end of turn"), lines(diff, Kind.EFFECT));
        assertEquals("2", diff.differences(Kind.NUMBER).head().after());
    }

    @Test
    void effectsThatEnded() {
        Player player = Table.pausing(run -> Batch.of(Event.begin(
                        TimedEffect.of(RuleEffects.NO_DRIVE_CHECKS, Seat.B, 0, new int[0], 0, Lifetimes.TURN))))
                .turn(Seat.A, "9.11");
        State before = player.state();
        StateDiff diff =
                StateDiff.between(before, player.yes().until(Seat.B, "9.7.2").state());
        assertEquals(Array.of("expire effect:0 (\"no drive checks\")"), lines(diff, Kind.EFFECT));
    }

    @Test
    void whatElseChangedIsToldByName() {
        StateDiff diff = after(run -> Batch.NOTHING);
        assertEquals(Array.of("frames[1].at: first -> after"), lines(diff, Kind.FRAME));
        assertEquals(
                Array.of("asked: A is asked: before (first) -> A is asked: after (after)"), lines(diff, Kind.DECISION));
        assertTrue(diff.events().isEmpty());
        assertEquals(2, diff.differences().size(), diff::toString);
    }

    @Test
    void theEndOfAGame() {
        State state = Table.empty().turn(Seat.A, "9.9").state();
        StateDiff diff = StateDiff.between(state, state.step(Action.concede(Seat.B)));
        assertEquals(Array.of("lose B 1.2.4"), lines(diff, Kind.OUTCOME));
    }

    @Test
    void whatASeatKnows() {
        StateDiff diff = after(run -> Batch.of(Event.shuffle(run.position(), Zone.HAND.of(Seat.A))));
        assertTrue(lines(diff, Kind.KNOWLEDGE).exists(line -> line.startsWith("A hand.pools[0]")), diff::toString);
    }

    @Test
    void statesOfOtherRulesDifferByTheManifest() {
        StateDiff diff = StateDiff.between(
                Table.empty().turn(Seat.A, "9.9").state(),
                Table.with(builder -> builder.events(io.github.cardfold.kernel.position.EventKind.fact("cheered")))
                        .turn(Seat.A, "9.9")
                        .state());
        assertEquals(1, diff.differences(Kind.RULES).size(), diff::toString);
        assertEquals(1, diff.differences().size(), diff::toString);
    }
}
