package io.github.cardfold.kernel.position;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.testpack.ShippedGames;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A rule action that was not due is not asked again before something has changed that it reads. */
class SettledTest {
    private static final int GAMES = 4;

    /** Plays a hundred games of each pack, or as many as it is told. */
    public static void main(String[] arguments) {
        int games = arguments.length == 0 ? 100 : Integer.parseInt(arguments[0]);
        noneIsDue(games);
        noneIsDueUntilPhaseEnds(games);
    }

    /**
     * Compares what a position remembers with what its rule actions say, and what they read with what it was before.
     */
    private static final class Doubt implements StepListener {
        private int settled;
        private @Nullable Position before;

        @Override
        public void ran(String procedure, String label) {}

        @Override
        public void reached(String procedure, String label, Supplier<State> moment) {
            Position position = moment.get().position();
            List<RuleAction> actions = ((Rules) position.rules()).ruleActions();
            for (int i = 0; i < actions.size(); i++) {
                RuleAction action = actions.get(i);
                if (isSettled(position, i) && action.reads() != Reads.ANYTHING) {
                    settled++;
                    assertFalse(action.isDue(position), () -> action.label() + " at " + procedure + " " + label);
                    if (before != null && isSettled(before, i)) {
                        assertEquals(read(before, action), read(position, action), () -> procedure + " " + label);
                    }
                }
            }
            before = position;
        }
    }

    private static boolean isSettled(Position position, int action) {
        return (position.unsettled >>> action & 1) == 0;
    }

    /** All that a rule action may look at that does not look at anything. */
    private static Array<Object> read(Position position, RuleAction action) {
        Reads reads = action.reads();
        Array<NumberKey> numbers = Array.ofAll(position.rules().numbers()).filter(reads::has);
        return Array.range(0, position.placeCount())
                .filter(place -> reads.has(position.place(place)))
                .<Object>map(place -> position.pile(place))
                .appendAll(numbers.flatMap(key -> position.seats().map(seat -> position.number(key, seat))))
                .appendAll(Array.of(position.lasting).reject(each -> each.kind().isOnlyLookedBackOn()))
                .appendAll(Array.of(position.standby))
                .appendAll(Array.of(position.frames)
                        .slice(0, position.depth)
                        .filter(each -> each.procedure().sought() >= 0
                                && reads.hasFramesOf(each.procedure().name()))
                        .map(SettledTest::values));
    }

    private static String values(Frame frame) {
        return Array.ofAll(frame.procedure().locals())
                .map(each -> each.isList() ? Arrays.toString(frame.list(each)) : String.valueOf(frame.get(each)))
                .mkString(frame.procedure().name() + ": ", " ", "");
    }

    private static void play(Setup setup, long seed, Doubt doubt) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = setup.start(seed);
        while (!state.isOver()) {
            ActionList legal = state.legalActions();
            state = state.step(legal.get(random.nextInt(legal.size())), doubt);
        }
    }

    @Test
    void noneIsDueThatIsNotAsked() {
        noneIsDue(GAMES);
    }

    private static void noneIsDue(int games) {
        Doubt doubt = new Doubt();
        for (ShippedGames pack : ShippedGames.ALL) {
            SplittableRandom random = new SplittableRandom(1);
            for (long seed = 0; seed < games; seed++) {
                play(pack.setup(random::nextInt), seed, doubt);
            }
        }
        assertTrue(doubt.settled > 0);
    }

    /** There guardians stay until the battle phase is over, which the stack alone tells. */
    @Test
    void noneIsDueWhereAPhaseTellsWhetherOneIs() {
        noneIsDueUntilPhaseEnds(GAMES);
    }

    private static void noneIsDueUntilPhaseEnds(int games) {
        Ruleset until = Editions.JP_2026_04.withRuleActions(
                Editions.JP_2026_04.ruleActions().withGuardiansStayInBattlePhase(true));
        Array<DeckList> decks = Decks.names("vanilla").map(Decks::named);
        Setup setup =
                Cardfight.setup(Cardfight.rules(until, ShippedGames.ALL.head().pack()), decks.head(), decks.last());
        Doubt doubt = new Doubt();
        for (long seed = 0; seed < games; seed++) {
            play(setup, seed, doubt);
        }
        assertTrue(doubt.settled > 0);
    }
}
