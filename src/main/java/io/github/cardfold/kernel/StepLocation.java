package io.github.cardfold.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a step stands in a procedure that is being edited.
 *
 * @param among the steps of its block
 * @param at its index among them
 */
record StepLocation(List<Node> among, int at) {
    /** Returns the spot of the step with a label among some and the blocks that depend on them, null if none has it. */
    static @Nullable StepLocation of(String label, List<Node> among) {
        for (int i = 0; i < among.size(); i++) {
            Step step = among.get(i).step();
            if (step != null && step.label().equals(label)) {
                return new StepLocation(among, i);
            }
            for (List<Node> block : among.get(i).blocks()) {
                StepLocation spot = of(label, block);
                if (spot != null) {
                    return spot;
                }
            }
        }
        return null;
    }

    Node node() {
        return among.get(at);
    }

    /** Takes the step out, with what depends on it. */
    Node take() {
        return among.remove(at);
    }
}
