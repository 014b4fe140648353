package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Seat;

/**
 * What the game waits for. Of another seat's decision only the purpose is seen: neither the options nor the step that
 * asks, nor whether a selection is under way.
 *
 * @param seat the seat that is asked
 * @param purpose what the question is about
 * @param section the label of the asking step, "" if another seat is asked
 */
public record SeenDecision(Seat seat, String purpose, String section) {
    /** Names what is null. */
    public SeenDecision {
        requireNonNull(seat, "seat");
        requireNonNull(purpose, "purpose");
        requireNonNull(section, "section");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the decision in one line. */
    String text() {
        return seat + " is asked: " + purpose + (section.isEmpty() ? "" : " (" + section + ")");
    }
}
