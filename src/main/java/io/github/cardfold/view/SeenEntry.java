package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An entry of a queue: a procedure that waits to be carried out.
 *
 * @param queue the name of the queue
 * @param procedure the section or effect that is to be carried out
 * @param seat the seat that has ordered it
 * @param source the card by which it was ordered; none if a rule did, or if the seat never saw the card
 * @param objects the cards that it names, such as an attacker and its target
 * @param numbers the numbers that its procedure is given
 * @param effects the effects that begin with it, and not before
 */
public record SeenEntry(
        String queue,
        String procedure,
        Seat seat,
        Option<Definition> source,
        Array<SeenAnchor> objects,
        Array<Integer> numbers,
        Array<SeenEffect> effects) {
    /** Names what is null. */
    public SeenEntry {
        requireNonNull(queue, "queue");
        requireNonNull(procedure, "procedure");
        requireNonNull(seat, "seat");
        requireNonNull(source, "source");
        requireNonNull(objects, "objects");
        requireNonNull(numbers, "numbers");
        requireNonNull(effects, "effects");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the entry in one line. */
    String text() {
        return queue + " " + procedure + " of " + seat
                + source.map(each -> " by " + each.id()).getOrElse("")
                + objects.map(SeenAnchor::text).mkString(" on [", ", ", "]")
                + numbers.mkString(" with [", ", ", "]")
                + effects.map(each -> " beginning " + each.text()).mkString();
    }
}
