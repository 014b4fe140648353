package io.github.cardfold.bench.engine;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.ActionList;
import io.vavr.collection.Array;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;

/** Whole games of uniformly random play over all pairs of the shipped decks: games and decisions a second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class GameBench {
    /** The pack whose decks play: without text or with it. */
    @Param({"vanilla", "nightfair"})
    public String pack = "vanilla";

    private Setup[] setups = {};
    private long seed;

    /** Counts states with two or more legal answers. */
    @AuxCounters
    @org.openjdk.jmh.annotations.State(Scope.Thread)
    public static class Counts {
        /** Such states met. */
        public long decisions;
    }

    /** Lays out every pair of decks. */
    @org.openjdk.jmh.annotations.Setup
    public void layOut() {
        setups = pairs(pack);
    }

    static Setup[] pairs(String pack) {
        Rules rules =
                Cardfight.rules(Editions.JP_2026_04, pack.equals("nightfair") ? Packs.nightfair() : Packs.vanilla());
        Array<DeckList> decks = Decks.names(pack).map(Decks::named);
        return decks.flatMap(a -> decks.map(b -> Cardfight.setup(rules, a, b))).toJavaArray(Setup[]::new);
    }

    /** One game. */
    @Benchmark
    public State game(Counts counts) {
        SplittableRandom random = new SplittableRandom(seed);
        State state = setups[(int) (seed % setups.length)].start(seed++);
        while (!state.isOver()) {
            ActionList actions = state.legalActions();
            counts.decisions += actions.size() > 1 ? 1 : 0;
            state = state.step(actions.get(random.nextInt(actions.size())));
        }
        return state;
    }
}
