package io.github.cardfold.bench.spike;

import java.lang.ref.Reference;
import java.util.Arrays;
import org.openjdk.jol.info.GraphLayout;

/** Prints the bytes that one more state keeps alive, by walking the objects and, as a check, by the heap. */
public final class Retained {
    private static final int GAMES = 2000;

    private Retained() {}

    /** Runs with no arguments; records need {@code -Djol.magicFieldOffset=true}. */
    public static void main(String[] args) throws InterruptedException {
        System.out.println("| representation | whole state | per decision | by the heap | per child |");
        System.out.println("| --- | ---: | ---: | ---: | ---: |");
        for (Representation representation : Representation.values()) {
            Position start = representation.start();
            Position parent = Script.branching(start);
            Position[] family = Arrays.copyOf(Script.children(parent), Script.CHILDREN + 1);
            family[Script.CHILDREN] = parent;
            System.out.printf(
                    "| %s | %d | %d | %d | %d |%n",
                    representation,
                    size(parent),
                    (size(Script.keep(start)) - size(start)) / Script.DECISIONS,
                    heap(start) / Script.DECISIONS,
                    (size(family) - size(parent)) / Script.CHILDREN);
        }
    }

    private static long size(Position... states) {
        return GraphLayout.parseInstance((Object[]) states).totalSize();
    }

    /** The heap of a game, over many that are kept whole. */
    private static long heap(Position start) throws InterruptedException {
        long before = used();
        Position[][] games = new Position[GAMES][];
        for (int i = 0; i < GAMES; i++) {
            games[i] = Script.keep(start);
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
