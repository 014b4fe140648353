package io.github.cardfold.kernel;

import java.util.Arrays;
import java.util.List;

/** Lays the steps of a procedure and of its blocks out in one row, and finds where each one continues. */
final class Layout {
    private static final int[] NONE = {};

    private final Step[] steps;
    private final int[] nexts;
    private final int[] targets;
    private final int[][] cases;
    private int size;

    Layout(List<Node> nodes) {
        int all = Node.size(nodes);
        steps = new Step[all];
        nexts = new int[all];
        targets = new int[all];
        cases = new int[all][];
        Arrays.fill(cases, NONE);
        lay(nodes, all, all);
    }

    Step[] steps() {
        return steps;
    }

    /** Returns where each step continues. */
    int[] nexts() {
        return nexts;
    }

    /** Returns where each step continues that leaves out what depends on it. */
    int[] targets() {
        return targets;
    }

    /** Returns where the blocks begin among which a step chooses. */
    int[][] cases() {
        return cases;
    }

    /**
     * Lays out steps.
     *
     * @param after where it continues behind the last of them
     * @param out where it continues behind what is carried out again and again around them
     */
    private void lay(List<Node> nodes, int after, int out) {
        for (int i = 0; i < nodes.size(); i++) {
            int following = i + 1 < nodes.size() ? size + Node.size(nodes.subList(i, i + 1)) : after;
            lay(nodes.get(i), following, out);
        }
    }

    private void lay(Node node, int following, int out) {
        int start = size;
        Step step = node.step();
        if (step != null) {
            boolean leadsIn =
                    step instanceof Step.Unless && Node.size(node.blocks().get(0)) > 0;
            steps[size] = step;
            nexts[size] = leadsIn ? start + 1 : following;
            targets[size] = step instanceof Step.Leave ? out : following;
            size++;
        }
        int[] begins = new int[node.blocks().size()];
        for (int i = 0; i < begins.length; i++) {
            begins[i] = size;
            lay(node.blocks().get(i), node.isAgain() ? start : following, node.isAgain() ? following : out);
        }
        if (begins.length > 0 && step != null && !(step instanceof Step.Unless)) {
            cases[start] = begins;
        }
    }
}
