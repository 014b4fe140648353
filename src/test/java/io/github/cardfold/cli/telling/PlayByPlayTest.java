package io.github.cardfold.cli.telling;

import static io.github.cardfold.cardfight.TestCards.GRADE_1;
import static io.github.cardfold.cardfight.TestCards.GRADE_2;
import static io.github.cardfold.cardfight.TestCards.GRADE_3;
import static io.github.cardfold.cardfight.TestCards.trigger;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Player;
import io.github.cardfold.cardfight.Table;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Match;
import io.github.cardfold.testpack.ShippedGames;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class PlayByPlayTest {
    private static final Pattern COMPARISON = Pattern.compile(" *(hits|does not hit): ([0-9]+) against ([0-9]+).*");

    private final List<String> lines = new ArrayList<>();

    /** Tells what follows from answers to the decisions at hand. */
    private void tell(Player player, Action... answers) {
        PlayByPlay told = new PlayByPlay(player.state(), lines::add);
        State state = player.state();
        for (Action answer : answers) {
            State next = state.step(answer);
            told.sees(state, answer, next);
            state = next;
        }
    }

    private static Action chance(int index) {
        return Action.number(Seat.NATURE, index);
    }

    private static Handle hand(Seat seat, int position) {
        return new Handle(Zone.HAND.of(seat), position);
    }

    @Test
    void anAttackIsToldWithItsPowersFromTheBoostToTheDamage() {
        Player player = Table.empty()
                .resting(Seat.A, Circle.FRONT_CENTER, GRADE_3)
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .unit(Seat.A, Circle.BACK_LEFT, GRADE_1)
                .hand(Seat.B, GRADE_1)
                .turn(Seat.A, "9.10");
        tell(
                player,
                Action.yesNo(Seat.A, true),
                Action.pick(Seat.A, new Handle(Circle.BACK_LEFT.of(Seat.A), 0)),
                Action.pass(Seat.B),
                chance(0));
        assertEquals(
                List.of(
                        "  grade-2 (10000) attacks grade-3 (13000)",
                        "    boosted by grade-1: 10000 + 8000 = 18000",
                        "    no guard",
                        "    hits: 18000 against 13000, 1 damage",
                        "    B's damage check: grade-1 (no trigger)",
                        "      B takes it: damage 1"),
                lines.subList(0, 6));
    }

    @Test
    void aGuardIsToldWithTheSumOfItsShields() {
        Player player = Table.empty()
                .unit(Seat.A, Circle.FRONT_LEFT, GRADE_2)
                .resting(Seat.A, Circle.FRONT_CENTER, GRADE_3)
                .unit(Seat.B, Circle.FRONT_CENTER, GRADE_2)
                .hand(Seat.B, GRADE_1, trigger("heal"), GRADE_1)
                .turn(Seat.A, "9.10");
        tell(
                player,
                Action.yesNo(Seat.A, true),
                Action.act(Seat.B, "guard", hand(Seat.B, 0)),
                Action.pick(Seat.B, hand(Seat.B, 1)),
                Action.pass(Seat.B),
                Action.pass(Seat.B));
        assertEquals(
                List.of(
                        "  grade-2 (10000) attacks grade-2 (10000)",
                        "    B guards with grade-1 5000; heal-trigger 15000: 10000 against 30000",
                        "    does not hit: 10000 against 30000",
                        "    retired: grade-1; heal-trigger"),
                lines.subList(0, 4));
    }

    /** With one target the attack begins in the step that tells of it, with two of them in the one before. */
    @Test
    void anAttackWithAPartnerIsToldWithThePowerOfBoth() {
        for (boolean isTargetAsked : new boolean[] {false, true}) {
            lines.clear();
            Table table = Table.empty()
                    .legion(Seat.A, GRADE_3, GRADE_2)
                    .unit(Seat.B, Circle.FRONT_CENTER, GRADE_3)
                    .hand(Seat.B, GRADE_1);
            Player player =
                    (isTargetAsked ? table.unit(Seat.B, Circle.FRONT_LEFT, GRADE_1) : table).turn(Seat.A, "9.10");
            Action target = Action.pick(Seat.A, new Handle(Circle.FRONT_CENTER.of(Seat.B), 0));
            tell(
                    player,
                    isTargetAsked
                            ? new Action[] {Action.yesNo(Seat.A, true), target, Action.pass(Seat.B)}
                            : new Action[] {Action.yesNo(Seat.A, true), Action.pass(Seat.B)});
            assertEquals("  grade-3 (23000) with grade-2 attacks grade-3 (13000)", lines.get(0));
        }
    }

    @Test
    void everyComparisonToldAgreesWithItsResult() {
        ShippedGames.ALL.forEach(this::everyComparisonToldAgreesWithItsResult);
    }

    private void everyComparisonToldAgreesWithItsResult(ShippedGames pack) {
        int told = 0;
        for (int game = 0; game < 8; game++) {
            State first = pack.setup(new SplittableRandom(game)::nextInt).start(game);
            lines.clear();
            Match.between(new GreedyBot(), game % 2 == 0 ? new GreedyBot() : new RandomBot(game))
                    .watchedBy(new PlayByPlay(first, lines::add))
                    .play(first);
            for (String line : lines) {
                Matcher comparison = COMPARISON.matcher(line);
                if (comparison.matches()) {
                    told++;
                    boolean hits = Integer.parseInt(comparison.group(2)) >= Integer.parseInt(comparison.group(3));
                    assertEquals(hits, comparison.group(1).equals("hits"), line);
                }
            }
        }
        assertTrue(told > 50, pack + ": " + told);
    }

    @Test
    void theDamageToldIsTheDamageThere() {
        State first =
                Cardfight.start(Cardfight.rules(), Decks.named("ember-caravan"), Decks.named("starmoth-choir"), 9);
        PlayByPlay told = new PlayByPlay(first, lines::add);
        Match.between(new GreedyBot(), new GreedyBot())
                .watchedBy((before, answer, after) -> {
                    told.sees(before, answer, after);
                    lines.add("# " + after.position().size(Zone.DAMAGE.of(Seat.A)) + " "
                            + after.position().size(Zone.DAMAGE.of(Seat.B)));
                })
                .play(first);
        int[] damage = new int[2];
        for (String line : lines) {
            Matcher counted = Pattern.compile(" *([AB]) (?:takes it|heals .*): damage ([0-9])")
                    .matcher(line);
            if (counted.matches()) {
                damage[Seat.valueOf(counted.group(1)).ordinal()] = Integer.parseInt(counted.group(2));
            } else if (line.startsWith("#")) {
                assertEquals("# " + damage[0] + " " + damage[1], line);
            }
        }
        assertTrue(damage[0] == 6 || damage[1] == 6);
    }
}
