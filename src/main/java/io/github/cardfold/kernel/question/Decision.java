package io.github.cardfold.kernel.question;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;
import java.util.Objects;

/**
 * What a state waits for.
 *
 * @param seat the seat that is asked
 * @param procedure the procedure that asks, as a section number
 * @param section the label of the asking step
 * @param purpose what the question is about; public
 */
public record Decision(Seat seat, String procedure, String section, String purpose) {
    /** Names what is null. */
    public Decision {
        requireNonNull(seat, "seat");
        requireNonNull(procedure, "procedure");
        requireNonNull(section, "section");
        requireNonNull(purpose, "purpose");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(seat.name(), procedure, section, purpose);
    }
}
