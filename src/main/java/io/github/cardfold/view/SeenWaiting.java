package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * An ability on standby, which waits to be played.
 *
 * @param procedure the ability
 * @param seat whose ability it is
 * @param source the card it comes from; none if the seat never saw it
 */
public record SeenWaiting(String procedure, Seat seat, Option<Definition> source) {
    /** Names what is null. */
    public SeenWaiting {
        requireNonNull(procedure, "procedure");
        requireNonNull(seat, "seat");
        requireNonNull(source, "source");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the entry in one line. */
    String text() {
        return procedure + " of " + seat
                + source.map(each -> " by " + each.id()).getOrElse("");
    }
}
