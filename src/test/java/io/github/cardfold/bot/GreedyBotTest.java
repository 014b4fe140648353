package io.github.cardfold.bot;

import static io.github.cardfold.cardfight.TestCards.GRADE_0;
import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.OTHER_GRADE_3;
import static io.github.cardfold.cardfight.TestCards.SENTINEL;
import static io.github.cardfold.cardfight.TestCards.trigger;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.match.Report;
import io.github.cardfold.view.View;
import org.junit.jupiter.api.Test;

class GreedyBotTest {
    private static final GreedyBot BOT = new GreedyBot();

    private static Action chosen(Player player) {
        State state = player.state();
        return BOT.choose(View.of(state, state.decision().get().seat()));
    }

    private static Player follow(Player player) {
        return player.answer(chosen(player));
    }

    private static Handle hand(int position) {
        return new Handle(Zone.HAND.of(Seat.A), position);
    }

    private static Handle circle(Seat seat, Circle circle) {
        return new Handle(circle.of(seat), Handle.ITSELF);
    }

    private static Handle unit(Seat seat, Circle circle) {
        return new Handle(circle.of(seat), 0);
    }

    @Test
    void beatsARandomPlayerInMoreThanNineGamesOfTen() {
        Rules rules = Cardfight.rules();
        int games = 60;
        int won = 0;
        for (int game = 0; game < games; game++) {
            Seat seat = Seat.of(game % 2);
            State first = Cardfight.start(
                    rules,
                    Decks.named(Decks.names().get(game / 2 % 4)),
                    Decks.named(Decks.names().get(game / 8 % 4)),
                    game);
            Report report = (seat == Seat.A
                            ? Match.between(BOT, new RandomBot(game))
                            : Match.between(new RandomBot(game), BOT))
                    .play(first);
            won += report.winner().contains(seat) ? 1 : 0;
        }
        int times = won;
        assertTrue(times * 10 > games * 9, () -> "won " + times + " of " + games);
    }

    @Test
    void ridesUpFromTheRideDeckRatherThanFromTheHand() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, GRADE_1)
                .hand(Seat.A, GRADE_2)
                .in(Seat.A, Zone.RIDE_DECK, GRADE_2)
                .turn(Seat.A, "9.6");
        assertEquals(Action.act(Seat.A, "ride", new Handle(Zone.RIDE_DECK.of(Seat.A), 0)), chosen(player));
    }

    @Test
    void ridesTheSameGradeForAPersonaRideOnly() {
        Table table = Table.empty().unit(Seat.A, Circle.FRONT_CENTER, GRADE_3).hand(Seat.A, OTHER_GRADE_3);
        assertEquals(Action.pass(Seat.A), chosen(table.turn(Seat.A, "9.6")));
        Table persona = Table.empty().unit(Seat.A, Circle.FRONT_CENTER, GRADE_3).hand(Seat.A, OTHER_GRADE_3, GRADE_3);
        assertEquals(Action.act(Seat.A, "ride", hand(1)), chosen(persona.turn(Seat.A, "9.6")));
    }

    @Test
    void discardsForARideWhatGuardsLeast() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_CENTER, GRADE_1)
                .hand(Seat.A, GRADE_1, trigger("heal"), SENTINEL, GRADE_2)
                .in(Seat.A, Zone.RIDE_DECK, GRADE_2)
                .turn(Seat.A, "9.6");
        assertEquals(Action.pick(Seat.A, hand(2)), chosen(follow(player)));
    }

    @Test
    void callsTheStrongestUnitToTheFrontAndABoosterBehindTheVanguard() {
        Player player = Table.empty()
                .hand(Seat.A, GRADE_1, trigger("critical"), GRADE_2)
                .turn(Seat.A, "9.9");
        assertEquals(Action.act(Seat.A, "call", hand(2)), chosen(player));
        assertEquals(Action.pick(Seat.A, circle(Seat.A, Circle.FRONT_LEFT)), chosen(follow(player)));
        assertEquals(Action.act(Seat.A, "call", hand(0)), chosen(follow(player)));
        assertEquals(Action.pick(Seat.A, circle(Seat.A, Circle.BACK_CENTER)), chosen(follow(player)));
        assertEquals(Action.pass(Seat.A), chosen(follow(player)));
    }

    @Test
    void movesABoosterBehindTheStrongerUnitItCanCall() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_1)
                .hand(Seat.A, GRADE_2)
                .turn(Seat.A, "9.9");
        assertEquals(Action.act(Seat.A, "swap", circle(Seat.A, Circle.FRONT_LEFT)), chosen(player));
        assertEquals(Action.act(Seat.A, "call", hand(0)), chosen(follow(player)));
        assertEquals(Action.pick(Seat.A, circle(Seat.A, Circle.FRONT_LEFT)), chosen(follow(player)));
    }

    @Test
    void attacksWithTheVanguardFirstAndThenWithWhateverHits() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .unit(Seat.A, Circle.BACK_LEFT, GRADE_1)
                .unit(Seat.A, Circle.FRONT_RIGHT, GRADE_2)
                .unit(Seat.B, Circle.FRONT_LEFT, GRADE_2)
                .turn(Seat.A, "9.10");
        follow(player);
        assertEquals(Action.pick(Seat.A, unit(Seat.A, Circle.FRONT_CENTER)), chosen(player));
    }

    @Test
    void attacksTheVanguardIfTheBoostMakesItHit() {
        Player player = Table.empty()
                .resting(Seat.A, Circle.FRONT_CENTER, GRADE_3)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .unit(Seat.A, Circle.BACK_LEFT, GRADE_1)
                .unit(Seat.B, Circle.FRONT_LEFT, GRADE_1)
                .turn(Seat.A, "9.10");
        assertEquals(Action.yesNo(Seat.A, true), chosen(player));
        assertEquals(Action.pick(Seat.A, unit(Seat.B, Circle.FRONT_CENTER)), chosen(follow(player)));
        assertEquals(Action.pick(Seat.A, unit(Seat.A, Circle.BACK_LEFT)), chosen(follow(player)));
    }

    @Test
    void attacksARearGuardIfTheVanguardIsTooStrong() {
        Player player = Table.empty()
                .resting(Seat.A, Circle.FRONT_CENTER, GRADE_3)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .unit(Seat.B, Circle.FRONT_RIGHT, GRADE_1)
                .turn(Seat.A, "9.10");
        assertEquals(Action.pick(Seat.A, unit(Seat.B, Circle.FRONT_RIGHT)), chosen(follow(player)));
    }

    @Test
    void doesNotAttackIfNothingCanBeHit() {
        Player player = Table.empty()
                .resting(Seat.A, Circle.FRONT_CENTER, GRADE_3)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .turn(Seat.A, "9.10");
        assertEquals(Action.yesNo(Seat.A, false), chosen(player));
    }

    /** A defends against B's vanguard of 13000, which makes two drive checks. */
    private static Player attacked(int damage, String... hand) {
        Table table = Table.empty().hand(Seat.A, hand);
        for (int i = 0; i < damage; i++) {
            table.in(Seat.A, Zone.DAMAGE, GRADE_1);
        }
        return table.turn(Seat.B, "9.10").yes();
    }

    @Test
    void takesTheDamageWhileThereIsLittle() {
        assertEquals(Action.pass(Seat.A), chosen(attacked(3, trigger("critical"))));
    }

    @Test
    void guardsTheFifthDamageWithTheSmallestShieldThatWillDo() {
        assertEquals(Action.act(Seat.A, "guard", hand(1)), chosen(attacked(4, trigger("critical"), GRADE_1, GRADE_3)));
    }

    @Test
    void guardsTheSixthDamageAlsoAgainstATrigger() {
        Player player = attacked(5, GRADE_0, trigger("critical"), GRADE_1);
        assertEquals(Action.act(Seat.A, "guard", hand(1)), chosen(player));
        assertEquals(Action.pass(Seat.A), chosen(follow(player)));
    }

    @Test
    void guardsWithAsFewCardsAsPossible() {
        Player player = attacked(5, GRADE_0, GRADE_1, GRADE_2);
        assertEquals(Action.act(Seat.A, "guard", hand(0)), chosen(player));
        assertEquals(Action.pick(Seat.A, hand(1)), chosen(follow(player)));
        assertEquals(Action.pick(Seat.A, hand(2)), chosen(follow(player)));
    }

    @Test
    void keepsItsHandIfTheAttackCannotBeStopped() {
        assertEquals(Action.pass(Seat.A), chosen(attacked(5, SENTINEL, GRADE_3)));
    }

    @Test
    void interceptsIfTheHandIsNotEnough() {
        Table table = Table.empty().hand(Seat.A, SENTINEL).unit(Seat.A, Circle.FRONT_RIGHT, GRADE_2);
        for (int i = 0; i < 4; i++) {
            table.in(Seat.A, Zone.DAMAGE, GRADE_1);
        }
        Player player = table.turn(Seat.B, "9.10").yes().pickUnit(Seat.A, Circle.FRONT_CENTER);
        assertEquals(Action.act(Seat.A, "intercept", circle(Seat.A, Circle.FRONT_RIGHT)), chosen(player));
    }

    @Test
    void givesATriggerToAUnitThatCanStillAttack() {
        Player player = Table.empty()
                .deck(Seat.A, trigger("critical"), GRADE_1, GRADE_1, GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .resting(Seat.A, Circle.FRONT_RIGHT, GRADE_2)
                .turn(Seat.A, "9.10");
        follow(follow(player));
        player.draws(trigger("critical"));
        assertEquals(Action.number(Seat.A, 0), chosen(player));
        assertEquals(Action.pick(Seat.A, unit(Seat.A, Circle.FRONT_CENTER)), chosen(follow(player)));
        assertEquals(Action.pick(Seat.A, unit(Seat.A, Circle.FRONT_LEFT)), chosen(follow(player)));
    }

    @Test
    void givesThePowerToTheAttackerIfThatMakesItHit() {
        Player player = Table.empty()
                .deck(Seat.A, trigger("critical"), GRADE_1, GRADE_1, GRADE_1)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .hand(Seat.B, GRADE_1)
                .turn(Seat.A, "9.10");
        follow(follow(player));
        player.act("guard", Zone.HAND, GRADE_1).pass();
        player.draws(trigger("critical")).number(1);
        assertEquals(Action.pick(Seat.A, unit(Seat.A, Circle.FRONT_CENTER)), chosen(player));
    }
}
