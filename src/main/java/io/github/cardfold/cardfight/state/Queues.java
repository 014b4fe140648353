package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.QueueKind;
import io.vavr.collection.Array;

/** The queues of what is carried out later. */
public final class Queues {
    /** Attacks that effects have ordered; one that waits when the turn ends is text that is not carried out. */
    @Rule(jp = "18.4.1.2")
    public static final QueueKind ATTACK = new QueueKind("attack", QueueKind.Next.FIRST, QueueKind.Unwound.EMPTIED);

    /** Extra turns that fighters have gained; an end of the turn lets them begin. */
    @Rule(jp = {"18.2.1", "18.2.2"})
    public static final QueueKind EXTRA_TURN = new QueueKind("extra turn", QueueKind.Next.LAST, QueueKind.Unwound.KEPT);

    /** All of them. */
    public static final Array<QueueKind> ALL = Array.of(ATTACK, EXTRA_TURN);

    private Queues() {}
}
