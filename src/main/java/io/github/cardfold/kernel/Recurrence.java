package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.key.KeyWriter;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether what runs on by itself is a loop that nobody can stop: a position comes again, though nobody was
 * asked and chance drew nothing, so that it will come again for ever. One position is kept and compared with those
 * after it, after twice as many steps a later one, so that a loop of any length is found (R. Brent).
 */
@Rule(jp = {"18.1.1", "18.1.1.1"})
final class Recurrence {
    /** So many steps between two decisions are no reason to look. */
    static final int PATIENCE = 200;

    private static final byte VERSION = 0;

    private final boolean hasAsides;
    private @Nullable Position kept;
    private byte @Nullable [] key;
    private int changesBefore;
    private int lap;
    private int length = 256;

    Recurrence(boolean hasAsides) {
        this.hasAsides = hasAsides;
    }

    /**
     * Tells whether the position, whose topmost frame is at a step, is one that was there before. Steps that change
     * nothing are no actions: whoever wrote them is at fault, and the budget of steps ends them.
     *
     * @param changes how many changes the run has carried out
     */
    boolean isAgain(OpenPosition position, int changes) {
        Position before = kept;
        if (before != null && changes > changesBefore && isSameStep(before, position) && isSame(before, position)) {
            return true;
        }
        if (before == null || ++lap == length) {
            length = before == null ? length : length * 2;
            lap = 0;
            kept = position.still();
            changesBefore = changes;
            key = null;
        }
        return false;
    }

    private static boolean isSameStep(Position before, Position now) {
        Frame then = before.frame(before.depth() - 1);
        Frame top = now.frame(now.depth() - 1);
        return before.depth() == now.depth()
                && then.procedure() == top.procedure()
                && then.at() == top.at()
                && before.generator() == now.generator();
    }

    private boolean isSame(Position before, OpenPosition now) {
        byte[] known = key;
        if (known == null) {
            known = key(before);
            key = known;
        }
        return Arrays.equals(known, key(now.still()));
    }

    /**
     * While nobody is asked, nobody is in the midst of a choice. What is counted goes on rising in a loop: once it is
     * beyond all that is asked of it, the positions are the same.
     */
    private byte[] key(Position position) {
        OpenPosition alike = new OpenPosition(position);
        alike.cutCounts();
        return KeyWriter.bytes(alike.close(), VERSION, false, hasAsides);
    }
}
