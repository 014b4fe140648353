package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A phrase that is being read.
 *
 * @param speech whose phrase it is, null if it is one of a role
 * @param hole what fills its holes, null if it has none
 */
record Phrasing(
        @Nullable Speech speech, Class<?> role, @Nullable Filling hole) {
    Speech kind() {
        return Objects.requireNonNull(speech);
    }

    /** The words that fill a hole, and whose they are: the same ones, not only equal ones. */
    record Filling(Array<Part> parts, Speech speech) {
        @Override
        @SuppressWarnings("ReferenceEquality") // these very words, read at one place of the text
        public boolean equals(@Nullable Object other) {
            return other instanceof Filling that && that.parts == parts && that.speech == speech;
        }

        @Override
        public int hashCode() {
            return parts.size();
        }
    }
}
