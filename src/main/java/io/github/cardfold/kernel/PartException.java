package io.github.cardfold.kernel;

import org.jspecify.annotations.Nullable;

/** Thrown when a registered part of rules answers with null. */
public final class PartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String part;

    private PartException(String part) {
        super(part + ": it returned null");
        this.part = part;
    }

    /** Returns an answer of a part. */
    static <T> T answered(String sort, String name, @Nullable T answer) {
        if (answer == null) {
            throw new PartException(sort + " " + name);
        }
        return answer;
    }

    /** Returns the sort of the part and its name, as they were registered. */
    public String part() {
        return part;
    }
}
