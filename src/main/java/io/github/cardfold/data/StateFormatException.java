package io.github.cardfold.data;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when what is read is not what its format says, such as a state or action of the rules it is read under. It
 * names the place in the data and what was expected there.
 */
public final class StateFormatException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is read may hold texts of any length; so much of one is told. */
    private static final int LONGEST = 400;

    /** So much of the name of a field is told. */
    private static final int LONGEST_STEP = 80;

    private final String path;
    private final String expected;
    private final String found;

    /**
     * Makes one.
     *
     * @param path the place, such as {@code $.piles[3].things[0].definition}; {@code $} is the whole
     * @param expected what belongs there, as the object of "expected"
     * @param found what stands there, as the object of "found"
     * @param cause what else went wrong, null if nothing did
     */
    public StateFormatException(String path, String expected, String found, @Nullable Throwable cause) {
        super(path + ": expected " + expected + ", found " + shown(found, LONGEST), cause);
        this.path = path;
        this.expected = expected;
        this.found = shown(found, LONGEST);
    }

    private static String shown(String text, int most) {
        return text.length() <= most ? text : text.substring(0, most) + " ...";
    }

    /**
     * Returns the step of a path from a map to one of its fields: {@code .batch}, or {@code ["last place"]}. A long
     * name is cut short.
     */
    public static String step(String field) {
        String name = shown(field, LONGEST_STEP);
        if (!name.isEmpty() && name.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c))) {
            return "." + name;
        }
        StringBuilder step = new StringBuilder("[");
        DataText.quote(step, name);
        return step.append(']').toString();
    }

    /** Returns the place in the data, such as {@code $.piles[3].things[0].definition}. */
    public String path() {
        return path;
    }

    /** Returns what belongs there. */
    public String expected() {
        return expected;
    }

    /** Returns what stands there. */
    public String found() {
        return found;
    }
}
