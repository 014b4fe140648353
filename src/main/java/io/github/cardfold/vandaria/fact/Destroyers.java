package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Who has destroyed what a batch has destroyed. */
public final class Destroyers {
    private Destroyers() {}

    /** Returns what a batch has destroyed as it was just before that, null if it has not left the game by it. */
    public static @Nullable Snapshot before(Batch done, int object) {
        for (int i = 0; i < done.size(); i++) {
            Snapshot before = done.get(i).kind() == EventKind.MOVE ? done.get(i).before() : null;
            if (before != null && before.gameObject().object() == object) {
                return before;
            }
        }
        return null;
    }

    /**
     * Returns who has destroyed a Follower: whose effect did it, or whose damage has used up its VIT, or who has
     * lowered that; none if nobody did.
     *
     * @param vit its VIT
     */
    @Rule(vw = "4.2.1")
    public static Option<Seat> ofFollower(Position position, Event destroyed, int vit) {
        Cause cause = destroyed.cause();
        if (cause != null) {
            return Option.some(cause.master());
        }
        return Damage.killer(position, destroyed.object(), vit);
    }
}
