package io.github.cardfold.cardfight.rule;

import static io.github.cardfold.cardfight.Added.after;
import static io.github.cardfold.cardfight.Added.both;

import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import org.junit.jupiter.api.Test;

class LosingTest {
    private static final String[] FIVE = {
        TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0, TestCards.GRADE_0
    };

    @Test
    @Rule(jp = {"1.2.2.1", "13.2.1#1", "13.2.2"})
    void sixCardsInTheDamageZoneLose() {
        Player player = Table.empty()
                .in(Seat.B, Zone.DAMAGE, FIVE)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .turn(Seat.A, "9.11")
                .draws(TestCards.GRADE_1)
                .over("A wins by 13.2.2");
        player.happened(EventKind.LOSE, 1);
    }

    @Test
    @Rule(jp = "13.2.2")
    void fiveCardsDoNotLose() {
        Table.empty().in(Seat.B, Zone.DAMAGE, FIVE).turn(Seat.A, "9.10").asked(Seat.A, "10.3.1.3");
    }

    @Test
    @Rule(jp = {"1.2.2.2", "13.2.3"})
    void aDriveCheckOfTheLastCardLoses() {
        Table.empty().deck(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.10").yes().over("B wins by 13.2.3");
    }

    @Test
    @Rule(jp = {"1.2.2.2", "13.2.3"})
    void aDamageCheckOfTheLastCardLoses() {
        Table.empty()
                .deck(Seat.B, TestCards.GRADE_1)
                .number(FighterNumbers.VANGUARD_DAMAGE, Seat.B, 1)
                .turn(Seat.A, "9.11")
                .over("A wins by 13.2.3");
    }

    @Test
    @Rule(jp = "13.2.3")
    void oneCardLeftInTheDeckDoesNotLose() {
        Table.empty().deck(Seat.A, TestCards.GRADE_1).turn(Seat.A, "9.10").asked(Seat.A, "10.3.1.3");
    }

    @Test
    @Rule(jp = {"1.2.2.3#1", "13.2.4#1", "13.2.4#2"})
    void withoutVanguardAndWithoutSoulAFighterLoses() {
        Table.empty()
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .over("A wins by 13.2.4");
    }

    @Test
    @Rule(jp = "13.5.1.1")
    void aSoulInWhichNoCardCanBeRiddenDoesNotHelp() {
        Table.empty()
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1)
                .in(Seat.B, Zone.SOUL, TestCards.ORDER)
                .turn(Seat.A, "9.10")
                .over("A wins by 13.2.4");
    }

    @Test
    @Rule(jp = {"13.2.1#1", "13.1.3", "1.2.3"})
    void whenBothLoseAtOnceTheGameIsDrawn() {
        Table.empty()
                .bare(Seat.B)
                .deck(Seat.B, TestCards.GRADE_1)
                .in(Seat.A, Zone.DAMAGE, FIVE)
                .in(Seat.A, Zone.DAMAGE, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .over("a draw by 1.2.3");
    }

    @Test
    @Rule(jp = "13.2.1#2")
    void severalReasonsLoseOnce() {
        Table.empty()
                .bare(Seat.B)
                .in(Seat.B, Zone.DAMAGE, FIVE)
                .in(Seat.B, Zone.DAMAGE, TestCards.GRADE_1)
                .turn(Seat.A, "9.10")
                .over("A wins by 13.2.2")
                .happened(EventKind.LOSE, 1);
    }

    @Test
    @Rule(jp = {"13.1.2#2", "13.2.3"})
    void anEmptyDeckLosesOnlyAtACheckTiming() {
        Table.with(both(
                        after("9.9", "9.9.1", run -> Batch.of(move(run, Zone.DECK, Zone.SOUL))),
                        after("9.9", "after 9.9.1", run -> Batch.of(move(run, Zone.SOUL, Zone.DECK)))))
                .deck(Seat.A, TestCards.GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, TestCards.GRADE_1)
                .turn(Seat.A, "9.9")
                .asked(Seat.A, "9.9.2")
                .happened(EventKind.MOVE, 2);
    }

    private static Event move(Run run, Zone from, Zone to) {
        return from == Zone.DECK
                ? Event.moveTop(run.position(), from.of(Seat.A), to.of(Seat.A), 0)
                : Event.move(
                        run.position(),
                        run.position().objectAt(from.of(Seat.A), 0).object(),
                        to.of(Seat.A),
                        0);
    }
}
