package io.github.cardfold.kernel;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step of a procedure with what depends on it.
 *
 * @param step the step, null before a block that is carried out without any condition
 * @param isAgain whether the block is carried out again and again
 * @param blocks the blocks of which one may be carried out
 */
record Node(@Nullable Step step, boolean isAgain, List<List<Node>> blocks) {
    /** Tells whether the block that depends on the step comes right after it, unless it jumps. */
    boolean leadsIn() {
        return step instanceof Step.Jump && !blocks.isEmpty() && size(blocks.get(0)) > 0;
    }

    /** Returns copies in lists that can be changed. */
    static List<Node> copies(List<Node> nodes) {
        List<Node> copies = new ArrayList<>();
        for (Node each : nodes) {
            List<List<Node>> blocks = new ArrayList<>();
            each.blocks.forEach(block -> blocks.add(copies(block)));
            copies.add(new Node(each.step, each.isAgain, blocks));
        }
        return copies;
    }

    /** Returns how many steps these are with all that depends on them. */
    static int size(List<Node> nodes) {
        int size = 0;
        for (Node each : nodes) {
            size += each.step == null ? 0 : 1;
            for (List<Node> block : each.blocks) {
                size += size(block);
            }
        }
        return size;
    }
}
