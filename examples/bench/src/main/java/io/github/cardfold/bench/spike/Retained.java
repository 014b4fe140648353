package io.github.cardfold.bench.spike;

import java.lang.ref.Reference;
import org.openjdk.jol.info.GraphLayout;

/** Prints the bytes that one more state keeps alive, counted by walking objects and, roughly, by the heap. */
public final class Retained {
    private static final int GAMES = 2000;

    private Retained() {}

    /** Runs with no arguments; needs {@code -Djol.magicFieldOffset=true} for records. */
    public static void main(String[] args) throws InterruptedException {
        System.out.printf("%-8s %8s %8s %8s %8s%n", "", "state", "decision", "child", "heap");
        for (Representation representation : Representation.values()) {
            Position start = representation.start();
            Position parent = Script.branching(start);
            long state = size(new Position[] {parent});
            long game = size(Script.keep(start, new Position[Script.DECISIONS + 1]));
            long fan = size(Script.children(parent, new Position[Script.CHILDREN]), new Position[] {parent});
            System.out.printf(
                    "%-8s %8d %8d %8d %8d%n",
                    representation,
                    state,
                    (game - size(new Position[] {start})) / Script.DECISIONS,
                    (fan - state) / Script.CHILDREN,
                    heap(start) / Script.DECISIONS);
        }
    }

    private static long size(Object... roots) {
        return GraphLayout.parseInstance(roots).totalSize();
    }

    /** Heap per game over many games kept whole. */
    private static long heap(Position start) throws InterruptedException {
        long before = used();
        Position[][] games = new Position[GAMES][];
        for (int i = 0; i < GAMES; i++) {
            games[i] = Script.keep(start, new Position[Script.DECISIONS + 1]);
        }
        long after = used();
        Reference.reachabilityFence(games);
        return (after - before) / GAMES;
    }

    private static long used() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
