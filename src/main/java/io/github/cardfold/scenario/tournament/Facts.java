package io.github.cardfold.scenario.tournament;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.vavr.collection.Array;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What must hold after a step, and, in place of that, that the step is refused.
 *
 * @param path where the step stands
 * @param then what must hold, by the names of the facts
 * @param refused words that the reason of the refusal has, null if the step is not refused
 */
record Facts(
        String path,
        Array<Reading> then,
        Array<String> names,
        @Nullable Reading refused) {

    /**
     * Reads both.
     *
     * @param names the facts that there are
     */
    static Facts read(Reading step, ReadingFields in, Array<String> names) {
        @Nullable Reading refused = in.find("refused");
        @Nullable Reading then = in.find("then");
        if (refused != null && then != null) {
            throw then.expected("nothing that holds after what is refused");
        }
        if (refused != null) {
            refused.filled();
        }
        if (then == null) {
            return new Facts(step.path(), Array.empty(), Array.empty(), refused);
        }
        ReadingFields said = then.fields();
        Array<String> told = said.names();
        told.reject(names::contains).headOption().forEach(other -> {
            throw said.get(other).expected("no such field, but " + names.mkString(", "));
        });
        return new Facts(step.path(), told.map(said::get), told, null);
    }

    boolean isEmpty() {
        return then.isEmpty() && refused == null;
    }

    /** Returns what is not so of what there is. */
    Array<Mismatch> compared(Data found) {
        if (!(found instanceof Data.Fields fields)) {
            return Array.empty();
        }
        return then.zip(names).flatMap(said -> {
            @Nullable Data is = fields.get(said._2);
            return said._1.data().equals(is)
                    ? Array.<Mismatch>empty()
                    : Array.of(new Mismatch(said._1.path(), said._1.data().toString(), String.valueOf(is)));
        });
    }

    /**
     * Carries a step out.
     *
     * @param before what there is if the step is refused
     * @param step returns what there is after it
     */
    <T> Led<T> led(T before, Supplier<T> step) {
        try {
            T after = step.get();
            return refused == null
                    ? new Led<>(after, true, Array.empty())
                    : new Led<>(after, true, Array.of(new Mismatch(refused.path(), "a refusal", "none")));
        } catch (IllegalArgumentException | IllegalStateException e) {
            String reason = String.valueOf(e.getMessage());
            if (refused == null) {
                return new Led<>(before, false, Array.of(new Mismatch(path, "what is allowed", reason)));
            }
            return new Led<>(
                    before,
                    false,
                    reason.contains(refused.text())
                            ? Array.empty()
                            : Array.of(new Mismatch(refused.path(), refused.text(), reason)));
        }
    }

    /**
     * What a step has led to.
     *
     * @param now what there is
     * @param isTaken whether it was carried out
     * @param mismatches what does not hold of its refusal
     */
    record Led<T>(T now, boolean isTaken, Array<Mismatch> mismatches) {}
}
