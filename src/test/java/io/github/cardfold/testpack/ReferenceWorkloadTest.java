package io.github.cardfold.testpack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckLimits;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckRules;
import io.github.cardfold.cardfight.fact.ActiveEffects;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Decision;
import io.vavr.collection.Array;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The workload {@code reference} has the weight that is said of it: what is measured with it are games of real decks.
 */
class ReferenceWorkloadTest {
    private static final int DECKS = 8;

    @TempDir
    private static Path folder;

    private static ReferenceWorkload workload;

    @BeforeAll
    static void compile() throws Exception {
        workload = ReferenceWorkload.named("reference", folder);
    }

    @Test
    void eightLegalDecksHoldAllCards() {
        assertEquals(DECKS, workload.decks().size());
        for (DeckList deck : workload.decks()) {
            assertEquals(Array.empty(), DeckRules.check(deck, DeckLimits.standard()), deck.name());
            int different = cards(deck).size();
            assertTrue(different >= 16 && different <= 24, () -> deck.name() + " has " + different + " cards");
        }
        Array<Card> played = workload.decks().flatMap(ReferenceWorkloadTest::cards);
        assertEquals(Array.empty(), workload.pack().cards().removeAll(played).map(Card::name));
    }

    private static Array<Card> cards(DeckList deck) {
        return deck.main().appendAll(deck.ride()).map(DeckEntry::card).distinct();
    }

    @Test
    void gamesOfAllPairsResolveTwelveAbilitiesAndHaveFourEffectsAlive() throws Exception {
        Weight weight = new Weight(
                ((TextGame) workload.start(0).rules().game()).clauses().all());
        int games = DECKS * DECKS;
        for (int game = 0; game < games; game++) {
            weight.play(game);
        }
        assertTrue(weight.resolved >= 12L * games, () -> weight.resolved + " abilities in " + games + " games");
        assertTrue(weight.alive >= 4 * weight.states, () -> weight.alive + " effects in " + weight.states + " states");
        assertTrue(weight.purposes.containsAll(workload.habits()), () -> "asked: " + weight.purposes);
    }

    @Test
    void anUnknownNameIsRefused() {
        InvocationTargetException thrown =
                assertThrows(InvocationTargetException.class, () -> ReferenceWorkload.named("refrence", folder));
        assertEquals(
                "there is no workload 'refrence' among vanilla, nightfair, gauntlet, reference",
                assertInstanceOf(IllegalArgumentException.class, thrown.getCause())
                        .getMessage());
    }

    /**
     * Counts the abilities carried out to an instruction, cost and condition apart; and over all states those effects
     * of texts that last and the CONT abilities that are valid, but not what triggers give.
     */
    private static final class Weight implements StepListener {
        private static final Set<String> BEFORE_INSTRUCTIONS =
                Set.of("bind", "if", "pay", "cost", "unpaid", "limit", "end");

        private final Set<String> abilities;
        private final Set<String> running = new HashSet<>();
        private final Set<String> purposes = new HashSet<>();
        private long resolved;
        private long alive;
        private long states;

        Weight(Array<Clause> clauses) {
            abilities = clauses.filter(each -> each.kind() != Clause.Kind.CONT)
                    .map(Clause::name)
                    .toJavaSet();
        }

        void play(int game) {
            SplittableRandom random = new SplittableRandom(game);
            State state = workload.start(game);
            while (!state.isOver()) {
                count(state.position());
                state.decision().map(Decision::purpose).forEach(purposes::add);
                state = state.step(state.legalActions().get(workload.answer(state, random)), this);
            }
            running.clear();
        }

        private void count(Position position) {
            states++;
            alive += ActiveEffects.abilities(position).size();
            for (int i = 0; i < position.lastingCount(); i++) {
                alive += position.lasting(i).kind() instanceof TimedWorking ? 1 : 0;
            }
        }

        @Override
        public void ran(String procedure, String label) {
            if (!abilities.contains(procedure)) {
                return;
            }
            if (label.equals("end")) {
                running.remove(procedure);
            } else if (!BEFORE_INSTRUCTIONS.contains(label.split(" ")[0]) && running.add(procedure)) {
                resolved++;
            }
        }
    }
}
