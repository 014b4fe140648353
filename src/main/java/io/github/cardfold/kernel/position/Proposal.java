package io.github.cardfold.kernel.position;

/** Refuses events that name what there is not, before anything is proposed. */
final class Proposal {
    private Proposal() {}

    /**
     * Checks an index.
     *
     * @throws IllegalArgumentException if there is no such thing
     */
    static void requireIndex(String what, int index, int count) {
        require(index >= 0 && index < count, "there is no " + what + " " + index + ", they are 0 to " + (count - 1));
    }

    /**
     * Checks that no other flags are set than those an event may have.
     *
     * @throws IllegalArgumentException if one is
     */
    static void requireFlags(int flags, int allowed) {
        require((flags & ~allowed) == 0, "flags " + flags + " are not all among " + allowed);
    }

    /**
     * Checks a condition.
     *
     * @throws IllegalArgumentException if it does not hold
     */
    static void require(boolean condition, String otherwise) {
        if (!condition) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
