package io.github.cardfold.kernel;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lays the steps of a procedure and of its blocks out in one row, and finds where each one continues. */
final class ProcedureLayout {
    private static final int[] NONE = {};

    private final Step[] steps;
    private final int[] nexts;
    private final int[] targets;
    private final int[][] cases;
    private int size;

    ProcedureLayout(List<Node> nodes) {
        int all = Node.size(nodes);
        steps = new Step[all];
        nexts = new int[all];
        targets = new int[all];
        cases = new int[all][];
        Arrays.fill(cases, NONE);
        lay(nodes, all, null);
    }

    /**
     * Where the steps of a block that is carried out again and again go on.
     *
     * @param start at the beginning of the block
     * @param out behind it
     */
    private record Round(int start, int out) {}

    Step[] steps() {
        return steps;
    }

    /** Returns where each step continues. */
    int[] nexts() {
        return nexts;
    }

    /** Returns where each step continues if it jumps. */
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
     * @param round the innermost block around them that is carried out again and again, null if there is none
     */
    private void lay(List<Node> nodes, int after, @Nullable Round round) {
        for (int i = 0; i < nodes.size(); i++) {
            int following = i + 1 < nodes.size() ? size + Node.size(nodes.subList(i, i + 1)) : after;
            lay(nodes.get(i), following, round);
        }
    }

    private void lay(Node node, int following, @Nullable Round round) {
        int start = size;
        Step step = node.step();
        if (step != null) {
            steps[size] = step;
            nexts[size] = node.leadsIn() ? start + 1 : following;
            targets[size] = step instanceof Step.Jump jump ? target(jump, following, round) : following;
            size++;
        }
        Round inner = node.isAgain() ? new Round(start, following) : round;
        int[] begins = new int[node.blocks().size()];
        for (int i = 0; i < begins.length; i++) {
            begins[i] = size;
            lay(node.blocks().get(i), node.isAgain() ? start : following, inner);
        }
        if (begins.length > 0 && step != null && !(step instanceof Step.Jump)) {
            cases[start] = begins;
        }
    }

    private int target(Step.Jump jump, int following, @Nullable Round round) {
        return switch (jump.to()) {
            case PAST_BLOCK -> following;
            case NEXT_ROUND -> around(jump, round).start();
            case OUT -> around(jump, round).out();
            case END -> steps.length;
        };
    }

    private static Round around(Step.Jump jump, @Nullable Round round) {
        if (round == null) {
            throw new IllegalArgumentException("no block around " + jump.label() + " is carried out again and again");
        }
        return round;
    }
}
