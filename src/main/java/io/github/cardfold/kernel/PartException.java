package io.github.cardfold.kernel;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Thrown when a registered part of rules answers with null, or names a procedure that it has not declared. */
public final class PartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String part;

    private PartException(String part, String what) {
        super(part + ": " + what);
        this.part = part;
    }

    /** Returns an answer of a part. */
    static <T> T answered(String sort, String name, @Nullable T answer) {
        if (answer == null) {
            throw new PartException(sort + " " + name, "it returned null");
        }
        return answer;
    }

    /** Refuses a procedure that a part names and has not declared. */
    static void declared(String sort, String name, String procedure, Array<String> declared) {
        if (!declared.contains(procedure)) {
            throw new PartException(
                    sort + " " + name, "it names the procedure " + procedure + ", which it has not declared");
        }
    }

    /** Returns the sort of the part and its name, as they were registered. */
    public String part() {
        return part;
    }
}
