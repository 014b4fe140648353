package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.bot.GreedyBot;
import io.github.cardfold.bot.RandomBot;
import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.match.Player;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Random games with cards that have text: what holds of every state holds of theirs, at every moment. */
class TextGamesTest {
    private static final int GAMES = 6;

    @Test
    @Rule(
            jp = {
                "11.11.1",
                "11.11.3",
                "11.11.3.1",
                "11.11.1.2",
                "11.11.1.3",
                "11.11.1.5",
                "11.11.1.6",
                "11.11.1.7",
                "11.11.1.8",
                "11.11.1.9"
            })
    void everyStateIsSoundAndItsInformationIsWhatAPlainAccountSays() {
        Set<String> played = new TreeSet<>();
        for (int game = 0; game < GAMES; game++) {
            play(TextPack.rules(), TextPack.rules(), game, played);
        }
        long asked =
                played.stream().filter(each -> each.matches("[a-z-]+/[^ ]*")).count();
        assertTrue(asked > 10, () -> "texts ask too seldom: " + played);
        assertTrue(played.contains("11.8.2.1.1"), () -> "no order was played: " + played);
    }

    @Test
    void botsPlayOnWithOrdersInTheirHands() {
        Rules rules = TextPack.rules();
        for (int game = 0; game < 4; game++) {
            Array<Player> bots = Array.of(new GreedyBot(), new RandomBot(game));
            State state = start(rules, game);
            while (!state.isOver()) {
                Seat seat = state.decision().get().seat();
                state = state.step(bots.get(seat.ordinal()).choose(View.of(state, seat)));
            }
            assertNotEquals(Outcome.Kind.UNDECIDED, state.outcome().get().kind(), "game " + game);
        }
    }

    @Test
    @Rule(jp = "11.1.1.2.1.1")
    void everyStateIsSoundWhereTextsDealWithWhatNotAllKnow() {
        Set<String> played = new TreeSet<>();
        for (int game = 0; game < GAMES; game++) {
            play(SecretPack.rules(), SecretPack.rules(), game, played);
        }
        assertTrue(played.contains("11.1.1.2.1.1"), () -> "nobody is asked to show a card: " + played);
        long asked =
                played.stream().filter(each -> each.matches("[a-z-]+/[^ ]*")).count();
        assertTrue(asked > 10, () -> "texts ask too seldom: " + played);
    }

    private static void play(Rules rules, Rules twins, int game, Set<String> played) {
        SplittableRandom random = new SplittableRandom(game * 977L);
        State state = start(rules, game);
        State twin = start(twins, game);
        Probe sound = Probe.ofGame(state).and(Probe.ofForms().oneIn(8));
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            Action action = legal.get(random.nextInt(legal.size()));
            State next = state.step(action);
            String where = "game " + game + ", " + action + " at " + state;
            assertEquals(Option.none(), sound.wrong(state, action, next), where);
            if (random.nextInt(2) == 0) {
                compare(next.position(), where);
            }
            twin = twin.step(action);
            for (int i = 0; i < next.position().depth(); i++) {
                played.add(next.position().frame(i).procedure().name());
                played.add(next.position().frame(i).label());
            }
            state = next;
        }
        assertEquals(state, twin);
        assertNotEquals(Outcome.Kind.UNDECIDED, state.outcome().get().kind(), "game " + game);
    }

    private static State start(Rules rules, int game) {
        var decks = Decks.names().map(Decks::named);
        return Cardfight.start(rules, decks.get(game % 4), decks.get(game / 4 % 4), game);
    }

    private static void compare(Position position, String where) {
        PlainInformation plain = PlainInformation.of(position);
        for (int place : Field.circles(position)) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                assertEquals(
                        plain.power(card), Strength.power(position, card), () -> "power of " + card + ", " + where);
                assertEquals(
                        plain.critical(card),
                        Strength.value(position, card, Trait.CRITICAL),
                        () -> "critical of " + card + ", " + where);
                assertEquals(
                        plain.hasRace(card, "Ghost"),
                        Identities.of(position, card, place, Identity.RACE).contains("Ghost"),
                        () -> "race of " + card + ", " + where);
            }
        }
    }
}
