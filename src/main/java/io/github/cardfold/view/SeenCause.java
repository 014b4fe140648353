package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/**
 * Why something happened, as far as a seat may know: an effect did it, or it paid a cost.
 *
 * @param master whose effect it was, or who paid
 * @param card the card that has the effect or the cost; none if there is none or the seat does not see it
 * @param isCost whether it paid a cost
 */
public record SeenCause(Seat master, Option<Definition> card, boolean isCost) {
    /** Names what is null. */
    public SeenCause {
        requireNonNull(master, "master");
        requireNonNull(card, "card");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the cause in a few words: equal causes have equal texts. */
    public String text() {
        return (isCost ? "as a cost of " : "by an effect of ")
                + master
                + card.map(each -> "'s " + each.id()).getOrElse("");
    }
}
