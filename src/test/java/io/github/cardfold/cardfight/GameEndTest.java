package io.github.cardfold.cardfight;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.ORDER;
import static io.github.cardfold.cardfight.state.Circle.FRONT_CENTER;
import static io.github.cardfold.kernel.table.Seat.A;
import static io.github.cardfold.kernel.table.Seat.B;
import static io.github.cardfold.kernel.table.Seat.NATURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Winning and losing. */
class GameEndTest {
    @Test
    @Rule(jp = {"1.2.1#1", "1.2.1#2", "1.2.2.1", "4.11.4", "13.2.2"})
    void sixCardsInTheDamageZoneLose() {
        damaged(B, 5).asked(A, "9.9.2");
        Player player = damaged(B, 6).over("A wins by 13.2.2");

        Outcome outcome = player.state().outcome().get();
        assertEquals(Option.some(A), outcome.winner());
        assertEquals(Array.of(B), outcome.losers());
        damaged(A, 7).over("B wins by 13.2.2");
    }

    private static Player damaged(Seat seat, int damage) {
        Table table = Table.empty().hand(A, GRADE_1);
        for (int i = 0; i < damage; i++) {
            table.in(seat, Zone.DAMAGE, GRADE_1);
        }
        return table.turn(A, "9.9");
    }

    @Test
    @Rule(jp = "1.2.2.2")
    void anEmptyDeckLoses() {
        Table.empty().unit(A, FRONT_CENTER, GRADE_3).bare(A).turn(A, "9.9").over("B wins by 13.2.3");
        Table.empty().unit(B, FRONT_CENTER, GRADE_3).bare(B).turn(A, "9.9").over("A wins by 13.2.3");
    }

    @Test
    @Rule(jp = {"1.2.2.3#1", "1.2.2.3#2"})
    void withoutVanguardAndSoulAFighterLoses() {
        withoutVanguard(B).turn(A, "9.9").over("A wins by 13.2.4");
        withoutVanguard(B).in(B, Zone.SOUL, ORDER).turn(A, "9.9").over("A wins by 13.2.4");
    }

    @Test
    @Rule(jp = "1.2.2.3#2")
    void withACardInTheSoulToRideTheGameGoesOn() {
        withoutVanguard(B)
                .in(B, Zone.SOUL, GRADE_1)
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .asked(A, "9.9.2")
                .stands(B, FRONT_CENTER, GRADE_1);
    }

    private static Table withoutVanguard(Seat seat) {
        return Table.empty().bare(seat).deck(seat, GRADE_1, GRADE_1);
    }

    @Test
    @Rule(jp = {"1.3.4#1", "1.3.4#2"})
    void whereBothMustChooseTheTurnFighterChoosesFirst() {
        for (Seat turn : new Seat[] {A, B}) {
            Seat other = turn == A ? B : A;
            withoutVanguard(A)
                    .bare(B)
                    .deck(B, GRADE_1, GRADE_1)
                    .in(A, Zone.SOUL, GRADE_1, GRADE_2)
                    .in(B, Zone.SOUL, GRADE_1, GRADE_2)
                    .hand(turn, GRADE_1)
                    .turn(turn, "9.9")
                    .asked(turn, "13.5.1 choose")
                    .pick(Zone.SOUL, GRADE_2)
                    .stands(turn, FRONT_CENTER, GRADE_2)
                    .asked(other, "13.5.1 choose");
        }
    }

    @Test
    @Rule(jp = {"1.2.2", "13.1.2#1"})
    void aLosingConditionCountsOnlyAtACheckTiming() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .deck(A, GRADE_1)
                .hand(A, GRADE_3)
                .turn(A, "9.6")
                .act("ride", Zone.HAND, GRADE_3);

        player.over("B wins by 13.2.3").happened(EventKinds.PERSONA_RODE, 1).holds(A, Zone.HAND, GRADE_1);
    }

    @Test
    @Rule(jp = "1.2.3")
    void ifBothLoseAtTheSameTimeTheGameIsADraw() {
        Player player = Table.empty()
                .unit(A, FRONT_CENTER, GRADE_3)
                .unit(B, FRONT_CENTER, GRADE_3)
                .bare(A)
                .bare(B)
                .turn(A, "9.9");

        Outcome outcome = player.over("a draw by 1.2.3").state().outcome().get();
        assertEquals(Outcome.Kind.DRAWN, outcome.kind());
        assertEquals(Option.none(), outcome.winner());
        assertEquals(Array.of(A, B), outcome.losers());
    }

    @Test
    @Rule(jp = "1.2.3")
    void theConditionsNeedNotBeTheSame() {
        Table table = Table.empty().unit(A, FRONT_CENTER, GRADE_3).bare(A);
        for (int i = 0; i < 6; i++) {
            table.in(B, Zone.DAMAGE, GRADE_1);
        }
        table.turn(A, "9.9").over("a draw by 1.2.3");
    }

    @Test
    @Rule(jp = "1.2.1#1")
    void whenTheGameIsOverNothingMoreHappens() {
        Player player = damaged(B, 6).over("A wins by 13.2.2");

        assertTrue(player.state().legalActions().isEmpty());
        assertTrue(player.state().decision().isEmpty());
        for (Action action : new Action[] {Action.pass(A), Action.concede(A), Action.concede(B)}) {
            assertEquals(
                    Refusal.Reason.GAME_OVER,
                    player.state().tryStep(action).getLeft().reason());
        }
    }

    @Test
    @Rule(jp = {"1.2.4#1", "1.2.4#2"})
    void aFighterMayConcedeWhetherAskedOrNot() {
        Table.empty().hand(A, GRADE_1).turn(A, "9.9").answer(Action.concede(A)).over("B wins by 1.2.4");
        Table.empty().hand(A, GRADE_1).turn(A, "9.9").answer(Action.concede(B)).over("A wins by 1.2.4");
    }

    @Test
    @Rule(jp = {"1.2.4#1", "1.2.4#2"})
    void aFighterMayConcedeInTheMiddleOfAnything() {
        Table.empty()
                .turn(A, "9.3")
                .asked(NATURE, "chance drawn")
                .answer(Action.concede(B))
                .over("A wins by 1.2.4");
        Table.empty()
                .hand(A, GRADE_1)
                .turn(A, "9.9")
                .act("call", Zone.HAND, GRADE_1)
                .answer(Action.concede(B))
                .over("A wins by 1.2.4");
        Table.empty().at("8.2.1", "8.2.1.6", 0, 0).answer(Action.concede(A)).over("B wins by 1.2.4");
    }

    @Test
    @Rule(jp = "1.2.4")
    void onlyFightersConcede() {
        Player player = Table.empty().hand(A, GRADE_1).turn(A, "9.9");

        player.refused(Action.concede(NATURE)).refused(Action.concede(Seat.C));
    }

    @Test
    @Rule(jp = "1.2.4.1")
    void aReplacementOfTheLossDoesNotTouchAConcession() {
        Procedure first = Procedure.named("first")
                .change(
                        "first",
                        run -> Batch.of(Event.begin(TimedEffect.of(NO_LOSS, Seat.A, 0, new int[0], 0, Lifetimes.GAME))))
                .build();
        Player player = Table.first(first, builder -> builder.lasting(NO_LOSS))
                .hand(A, GRADE_1)
                .turn(A, "9.9");

        player.answer(Action.concede(A)).over("B wins by 1.2.4");
        player.happened(EventKind.LOSE, 1);
    }

    @Test
    @Rule(jp = {"1.2.4.1", "11.12.1.1"})
    void theSameReplacementSavesFromAnotherLoss() {
        Procedure lose = Procedure.named("first")
                .change(
                        "first",
                        run -> Batch.of(Event.begin(TimedEffect.of(NO_LOSS, Seat.A, 0, new int[0], 0, Lifetimes.GAME))))
                .change("lose", run -> Batch.of(Event.lose(Seat.A, "1.2.5")))
                .build();
        Player player = Table.first(lose, builder -> builder.lasting(NO_LOSS))
                .hand(A, GRADE_1)
                .turn(A, "9.9");

        assertFalse(player.asked(A, "9.9.2").state().isOver());
        player.happened(EventKind.LOSE, 0);
    }

    @Test
    @Rule(jp = "11.12.2.2")
    void amongSeveralReplacementsOfALossTheFighterConcernedPicksOne() {
        for (Seat loser : new Seat[] {A, B}) {
            Procedure lose = Procedure.named("first")
                    .change(
                            "first",
                            run -> Batch.of(
                                    Event.begin(TimedEffect.of(NO_LOSS, Seat.A, 0, new int[0], 0, Lifetimes.GAME)),
                                    Event.begin(TimedEffect.of(NO_LOSS, Seat.B, 0, new int[0], 0, Lifetimes.GAME))))
                    .change("lose", run -> Batch.of(Event.lose(loser, "1.2.5")))
                    .build();
            Table.first(lose, builder -> builder.lasting(NO_LOSS))
                    .hand(A, GRADE_1)
                    .turn(A, "9.9")
                    .asked(loser, "replace which")
                    .offered("0", "1")
                    .number(1)
                    .asked(A, "9.9.2")
                    .happened(EventKind.LOSE, 0);
        }
    }

    @Test
    @Rule(jp = "11.12.3")
    void aReplacementThatItsMasterMayDeclineIsAskedFor() {
        Procedure lose = Procedure.named("first")
                .change(
                        "first",
                        run -> Batch.of(
                                Event.begin(TimedEffect.of(MAYBE_NO_LOSS, Seat.A, 0, new int[0], 0, Lifetimes.GAME))))
                .change("lose", run -> Batch.of(Event.lose(Seat.A, "1.2.5")))
                .build();
        Table table = Table.first(lose, builder -> builder.lasting(MAYBE_NO_LOSS));

        table.hand(A, GRADE_1).turn(A, "9.9").asked(A, "replace may").no().over("B wins by 1.2.5");
        table.turn(A, "9.9").yes().asked(A, "9.9.2").happened(EventKind.LOSE, 0);
    }

    private static final TimedEffectKind NO_LOSS = new NoLoss("no loss", false);
    private static final TimedEffectKind MAYBE_NO_LOSS = new NoLoss("maybe no loss", true);

    /** A replacement effect of this test: instead of losing, nothing happens. */
    private static final class NoLoss extends TimedEffectKind {
        private final boolean optional;

        NoLoss(String name, boolean optional) {
            super(name, Role.REPLACES);
            this.optional = optional;
        }

        @Override
        public boolean isOptional() {
            return optional;
        }

        @Override
        public boolean replaces(Position position, TimedEffect effect, Event event) {
            return event.kind() == EventKind.LOSE;
        }

        @Override
        public Batch instead(Position position, TimedEffect effect, Event event) {
            return Batch.NOTHING;
        }
    }
}
