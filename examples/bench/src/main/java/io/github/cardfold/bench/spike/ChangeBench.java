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

/** Primitive changes: decisions of four of one kind each, from a state in the middle of the game. */
@State(Scope.Thread)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ChangeBench {
    private static final int TIMES = 4;
    private static final int DECISIONS = 50;
    private static final int ALL = DECISIONS * TIMES;
    private static final int HAND = Places.of(0, Places.HAND);
    private static final int DROP = Places.of(0, Places.DROP);
    private static final int DECK = Places.of(0, Places.DECK);
    private static final int VANGUARD = Places.of(0, Places.VANGUARD);

    /** The representation under test; each runs in JVMs of its own. */
    @Param
    public Representation representation;

    private Position before;

    /** Plays to the state that is changed. */
    @Setup
    public void begin() {
        before = Script.branching(representation.start());
    }

    /** Cards drawn. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void draw(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            Position p = before.open();
            for (int i = 0; i < TIMES; i++) {
                p = p.drawn(DECK, HAND, 1);
            }
            all.consume(p.close());
        }
    }

    /** Cards discarded and put back. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void move(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            Position p = before.open();
            for (int i = 0; i < TIMES; i += 2) {
                p = p.moved(HAND, 1, DROP, Turn.ALL).moved(DROP, 0, HAND, 1);
            }
            all.consume(p.close());
        }
    }

    /** Units rested and stood. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void turn(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            Position p = before.open();
            for (int i = 0; i < TIMES; i++) {
                p = p.turned(VANGUARD, 0, 1 - (i & 1));
            }
            all.consume(p.close());
        }
    }

    /** Numbers set. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void count(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            Position p = before.open();
            for (int i = 0; i < TIMES; i++) {
                p = p.counted(Numbers.GAME + i, i);
            }
            all.consume(p.close());
        }
    }

    /** Modifiers added. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void modify(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            Position p = before.open();
            for (int i = 0; i < TIMES; i++) {
                p = p.lasting(Lasting.POWER, i, 5000, Lasting.TURN);
            }
            all.consume(p.close());
        }
    }

    /** Frame operations: push, label, local, pop. */
    @Benchmark
    @OperationsPerInvocation(ALL)
    public void frame(Blackhole all) {
        for (int decision = 0; decision < DECISIONS; decision++) {
            all.consume(before.open()
                    .push(Procedures.CHECK, 0, 1, Procedures.NONE)
                    .label(3)
                    .local(2, 7)
                    .pop()
                    .close());
        }
    }
}
