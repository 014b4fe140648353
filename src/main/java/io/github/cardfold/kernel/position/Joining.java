package io.github.cardfold.kernel.position;

/**
 * A rule by which other events go along with an event of a change: what carries something takes it along. It is asked
 * when nothing redirects or replaces an event any more, once for each event, nothing having moved yet. What it adds is
 * forbidden, redirected and replaced like all else, and may take others along in its turn. Pure functions of their
 * arguments.
 */
public interface Joining {
    /** Returns the section. */
    String label();

    /**
     * Tells whether something may go along with an event.
     *
     * @param batch all events that are to happen together
     * @param at the index of the event among them
     */
    boolean joins(Position position, Batch batch, int at);

    /**
     * Returns the name of the procedure that asks what goes along, "" if nobody is asked. Its first single local is the
     * index of the event in the batch, which the frame of {@code change} below it holds; it hands what was chosen back
     * by {@link Run#chosen}.
     */
    default String procedure() {
        return "";
    }

    /**
     * Returns what goes along, an empty batch if nothing does. It has the cause of the event unless it says one itself.
     * What moves or erases an object that another event of the batch moves or erases already is left out.
     *
     * @param chosen what the procedure has handed back, nothing if there is none; nobody changes the array
     */
    Batch along(Position position, Batch batch, int at, int[] chosen);
}
