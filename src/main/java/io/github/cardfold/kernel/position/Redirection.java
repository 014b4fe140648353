package io.github.cardfold.kernel.position;

import org.jspecify.annotations.Nullable;

/** A rule that sends an event elsewhere before any replacement effect looks at it (4.4.2.1, 4.4.3, 4.18.4). */
public interface Redirection {
    /** Returns the section. */
    String label();

    /** Returns what the event becomes, or null if this rule leaves it alone. */
    @Nullable
    Event redirect(Position position, Event event);
}
