package io.github.cardfold.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.audit.Coverage;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever listens changes nothing: what is tried with a listener is what is played without one. */
class ListenersTest {
    private static final int GAMES = 120;

    /** Plays a thousand games of each pack, or as many as it is told. */
    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? 1000 : Integer.parseInt(arguments[0]);
        check("vanilla", games);
        check("nightfair", games);
    }

    @ParameterizedTest
    @ValueSource(strings = {"vanilla", "nightfair"})
    void aGameIsTheSameWhoeverListens(String name) {
        check(name, GAMES);
    }

    private static void check(String name, int games) {
        Pack pack = name.equals("vanilla") ? Packs.vanilla() : Packs.nightfair();
        Rules rules = Cardfight.rules(Editions.JP_2026_04, pack);
        Reached reached = new Reached(rules);
        Coverage coverage = new Coverage(rules);
        StepListener deaf = (procedure, label) -> {};
        Array<DeckList> decks = Decks.names(name).map(Decks::named);
        for (int game = 0; game < games; game++) {
            Setup setup = Cardfight.setup(
                    rules, decks.get(game % decks.size()), decks.get(game / decks.size() % decks.size()));
            Array<StepListener> listeners = Array.of(reached, coverage, deaf, new Rarest(reached));
            play(setup, game, listeners.get(game % listeners.size()));
        }
        assertTrue(coverage.count("change", "commit") > 0);
        assertTrue(coverage.count("change", "redirect") >= coverage.count("change", "commit"));
    }

    private static void play(Setup setup, int game, StepListener listener) {
        SplittableRandom random = new SplittableRandom(game);
        OptionalLong seed = game % 8 == 0 ? OptionalLong.empty() : OptionalLong.of(game);
        State alone = setup.start(seed, null);
        State heard = setup.start(seed, listener);
        while (!alone.isOver()) {
            ActionList legal = alone.legalActions();
            Action action = legal.get(random.nextInt(legal.size()));
            alone = alone.step(action);
            heard = heard.step(action, listener);
            assertEquals(alone, heard);
        }
        assertTrue(heard.isOver());
    }
}
