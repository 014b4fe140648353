package io.github.cardfold.view;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A lasting effect.
 *
 * @param kind what it does, by its name in the rules
 * @param number its amount, as the kind says; 0 if the kind has none
 * @param master whose effect it is
 * @param source the card that made it; none if a rule did, or if the seat never saw the card
 * @param units where the cards lie that it was fixed to, that are still there and that the seat may point at
 * @param on what else it lies on: a place, a seat, and of a mark also a card that the seat may not point at
 * @param lifetime how long it lasts
 */
public record SeenEffect(
        String kind,
        int number,
        Seat master,
        Option<Definition> source,
        Array<Handle> units,
        Array<SeenAnchor> on,
        Lifetime lifetime) {
    /** Names what is null. */
    public SeenEffect {
        requireNonNull(kind, "kind");
        requireNonNull(master, "master");
        requireNonNull(source, "source");
        requireNonNull(units, "units");
        requireNonNull(on, "on");
        requireNonNull(lifetime, "lifetime");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return text().hashCode();
    }

    /** Returns the effect in one line. */
    String text() {
        return kind + " " + number + " of " + master
                + source.map(each -> " by " + each.id()).getOrElse("")
                + units.map(PlaceText::of).mkString(" on [", " ", "]")
                + on.map(each -> " on " + each.text()).mkString()
                + " " + lifetime;
    }
}
