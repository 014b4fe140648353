package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A card that lies where a seat can point at it.
 *
 * @param handle how actions speak of it
 * @param definition what is printed on it; none for a card on a circle that the seat may not look at
 * @param isResting whether it rests
 * @param isFaceDown whether it lies face down
 * @param traits the computed characteristics of a unit on a circle, in the order of {@link Trait}; none elsewhere
 * @param flags what else effects have set of a unit on a circle, such as {@code cannot attack}, by name and number, in
 *     the order of the rules; those that are 0 are left out
 */
public record SeenCard(
        Handle handle,
        Option<Definition> definition,
        boolean isResting,
        boolean isFaceDown,
        Array<Integer> traits,
        Array<Tuple2<String, Integer>> flags) {
    /** Names what is null. */
    public SeenCard {
        requireNonNull(handle, "handle");
        requireNonNull(definition, "definition");
        requireNonNull(traits, "traits");
        requireNonNull(flags, "flags");
    }

    /** Returns a computed characteristic, 0 if the card is on no circle or not to be looked at. */
    public int trait(Trait trait) {
        requireNonNull(trait, "trait");
        return traits.isEmpty() ? 0 : traits.get(trait.ordinal());
    }

    /** Returns what effects have set a flag to, 0 if none has or the card is on no circle or not to be looked at. */
    public int flag(String name) {
        requireNonNull(name, "name");
        return flags.find(each -> each._1.equals(name)).map(Tuple2::_2).getOrElse(0);
    }

    /** Writes position, id, orientation, face, characteristics, flags. */
    void write(StringBuilder line) {
        line.append(handle.index()).append(' ');
        line.append(definition.map(Definition::id).getOrElse("?"));
        line.append(isResting ? " rest" : "").append(isFaceDown ? " down" : "");
        if (!traits.isEmpty()) {
            line.append(traits.mkString(" [", " ", "]"));
        }
        flags.forEach(each -> line.append(", ").append(each._1).append(' ').append(each._2));
    }
}
