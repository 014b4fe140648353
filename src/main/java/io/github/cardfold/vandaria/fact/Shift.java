package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A kind of Shift, such as {@code dusk/dawn}: one course for all Property that has it (15.1).
 *
 * @param words its two phases, with a stroke between them
 * @param course the mark that says which phase it is by the number, 0 for the first; its master is the player with
 *     whose turns it goes on
 * @param turned the mark that says which phase a turn or cycle has become, whatever the course is
 */
public record Shift(String words, Mark course, Mark turned) {
    private static final int PHASES = 2;

    /** Returns that of its words. */
    static Shift of(String words) {
        return new Shift(words, new Mark("Shift " + words), new Mark("turned " + words));
    }

    /**
     * Refuses words that name no two phases.
     *
     * @throws IllegalArgumentException if they do not
     */
    @Rule(vw = "15.1.2")
    public static void check(String words) {
        String[] phases = words.split("/", -1);
        boolean isPair = phases.length == PHASES
                && Arrays.stream(phases).noneMatch(String::isBlank)
                && !phases[0].equals(phases[1]);
        if (!isPair) {
            throw new IllegalArgumentException(
                    "a Shift has two phases with a stroke between them, such as \"dusk/dawn\", not \"" + words + "\"");
        }
    }

    /**
     * Returns the number of a phase of a Shift, 0 for the first.
     *
     * @throws IllegalArgumentException if it has no such phase
     */
    public static int number(String words, String phase) {
        int number = Array.of(words.split("/", -1)).indexOf(phase);
        if (number < 0) {
            throw new IllegalArgumentException("\"" + phase + "\" is no phase of the Shift \"" + words + "\"");
        }
        return number;
    }

    /** Returns what says how the course stands, null if there is none. */
    public @Nullable TimedEffect standing(Position position) {
        return last(position, course);
    }

    /** Returns the number of the phase that it is; -1 if the Shift is not in the game. */
    @Rule(vw = {"15.1.4", "15.1.7"})
    public int phase(Position position) {
        TimedEffect now = last(position, turned);
        if (now == null) {
            now = last(position, course);
        }
        return now == null ? -1 : now.number();
    }

    private static @Nullable TimedEffect last(Position position, TimedEffectKind kind) {
        for (int i = position.lastingCount() - 1; i >= 0; i--) {
            if (position.lasting(i).kind() == kind) {
                return position.lasting(i);
            }
        }
        return null;
    }
}
