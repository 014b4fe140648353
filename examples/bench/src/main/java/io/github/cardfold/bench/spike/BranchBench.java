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
import org.openjdk.jmh.infra.Blackhole;

/** Ten children of one state in the middle of the game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BranchBench {
    private static final int FORKS = 200;

    /** The representation under test; each runs in JVMs of its own. */
    @Param
    public Representation representation;

    private Position parent;

    /** Plays to the state that branches. */
    @Setup
    public void begin() {
        parent = Script.branching(representation.start());
    }

    /** A fork that changes nothing. */
    @Benchmark
    @OperationsPerInvocation(FORKS)
    public void fork(Blackhole all) {
        for (int i = 0; i < FORKS; i++) {
            all.consume(parent.open().close());
        }
    }

    /** One child: a call of another card. */
    @Benchmark
    @OperationsPerInvocation(Script.CHILDREN)
    public Object children() {
        return Script.children(parent);
    }
}
