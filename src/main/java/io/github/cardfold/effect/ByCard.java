package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The abilities of one kind that each card of a catalogue may have: those printed on it and all that effects grant, in
 * the order of the texts. What is granted is kept once and not for each card, as a catalogue may have many of both.
 */
final class ByCard {
    private static final Clause[] NONE = {};

    private final Clause[] granted;
    private final Clause[][] printed;
    private final int[][] grantedBefore;

    ByCard(Array<Clause> ofKind, int definitions) {
        List<Clause> all = new ArrayList<>();
        printed = new Clause[definitions][];
        grantedBefore = new int[definitions][];
        Arrays.fill(printed, NONE);
        Arrays.fill(grantedBefore, new int[0]);
        for (Clause each : ofKind) {
            if (each.definition() < 0) {
                all.add(each);
            } else {
                add(each, all.size());
            }
        }
        granted = all.toArray(Clause[]::new);
    }

    private void add(Clause clause, int before) {
        int definition = clause.definition();
        int size = printed[definition].length;
        printed[definition] = Arrays.copyOf(printed[definition], size + 1);
        grantedBefore[definition] = Arrays.copyOf(grantedBefore[definition], size + 1);
        printed[definition][size] = clause;
        grantedBefore[definition][size] = before;
    }

    int size(int definition) {
        return printed[definition].length + granted.length;
    }

    Clause get(int definition, int index) {
        Clause[] own = printed[definition];
        if (granted.length == 0) {
            return own[index];
        }
        int[] before = grantedBefore[definition];
        int passed = 0;
        while (passed < own.length && before[passed] + passed < index) {
            passed++;
        }
        return passed < own.length && before[passed] + passed == index ? own[passed] : granted[index - passed];
    }
}
