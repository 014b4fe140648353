package io.github.cardfold.bench.spike;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The scripted game, per decision. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class GameBench {
    /** The representation under test; each runs in JVMs of its own. */
    @Param
    public Representation representation;

    private Position start;

    /** Begins a game and plays it once to see that it ends as it must. */
    @Setup
    public void begin() {
        start = representation.start();
        if (Digest.of(Script.play(start)) != Representation.DIGEST) {
            throw new IllegalStateException("The scripted game ends in another state.");
        }
    }

    /** One decision of a game of which only the last state is kept. */
    @Benchmark
    @OperationsPerInvocation(Script.DECISIONS)
    public Object play() {
        return Script.play(start);
    }

    /** One decision of a game of which every state is kept, as a search does. */
    @Benchmark
    @OperationsPerInvocation(Script.DECISIONS)
    public Object keep() {
        return Script.keep(start);
    }
}
