package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/** Thrown when what is read is no replay. It says where and what is wrong in one sentence. */
public final class ReplayException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String where;

    /**
     * Makes one.
     *
     * @param where the place: {@code byte 17}, a path such as {@code $.actions[3].place}, or {@code decision 45}
     * @param sentence what is wrong there
     * @param cause what else went wrong, null if nothing did
     */
    public ReplayException(String where, String sentence, @Nullable Throwable cause) {
        super(requireNonNull(where, "where") + ": " + requireNonNull(sentence, "sentence"), cause);
        this.where = where;
    }

    /** Returns the place: {@code byte 17}, a path such as {@code $.actions[3].place}, or {@code decision 45}. */
    public String where() {
        return where;
    }
}
