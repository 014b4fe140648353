package io.github.cardfold.kernel;

/**
 * Which game a state is of, for errors.
 *
 * @param seed the seed of the game
 * @param answers how many answers have been given since it began, that before the error among them; -1 if the game did
 *     not begin here: then nobody knows its seed
 */
public record Course(long seed, int answers) {
    /** That of a state that was read, or whose chance is open. */
    static final Course UNKNOWN = new Course(0, -1);

    /** Tells whether it is known. */
    public boolean isKnown() {
        return answers >= 0;
    }

    Course next() {
        return isKnown() ? new Course(seed, answers + 1) : this;
    }
}
