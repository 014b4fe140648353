package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.table.QueueKind;

/** Procedures that wait for later. */
public final class VandariaQueues {
    /** The register: what entered last comes first. */
    public static final QueueKind REGISTER = new QueueKind("register", QueueKind.Next.LAST, QueueKind.Unwound.EMPTIED);

    private VandariaQueues() {}
}
