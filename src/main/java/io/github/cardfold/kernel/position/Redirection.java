package io.github.cardfold.kernel.position;

import org.jspecify.annotations.Nullable;

/** A rule that sends an event elsewhere before any replacement effect looks at it (4.4.2.1, 4.4.3, 4.18.4). */
public interface Redirection {
    /** Returns the section. */
    String label();

    /** Returns what the event becomes, or null if this rule leaves it alone. */
    @Nullable
    Event redirect(Position position, Event event);

    /**
     * Returns the name of the procedure that asks where the event goes, "" if nobody is asked. Its first single local
     * is the index of the event in the batch, which the frame of {@code change} below it holds; it hands what was
     * chosen back by {@link Run#chosen}.
     */
    default String procedure() {
        return "";
    }

    /**
     * Returns what the event becomes once somebody was asked, or null if this rule leaves it alone.
     *
     * @param chosen what the procedure has handed back, nothing if there is none; nobody changes the array
     */
    default @Nullable Event redirect(Position position, Event event, int[] chosen) {
        return redirect(position, event);
    }
}
