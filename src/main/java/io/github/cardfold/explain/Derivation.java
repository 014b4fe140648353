package io.github.cardfold.explain;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.kernel.table.TraitKey;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.Objects;

/**
 * How a characteristic of a card comes about: what is printed, and then everything that changed it, in the order in
 * which it was applied (11.11.1; 11.6 of Vandaria Wars).
 *
 * @param card the name of the card
 * @param trait the characteristic
 * @param printed the value it starts from
 * @param section the section by which it starts there
 * @param changes what changed it, in the order in which it was applied
 */
public record Derivation(String card, TraitKey trait, int printed, String section, Array<Change> changes) {
    /** Names what is null. */
    public Derivation {
        requireNonNull(card, "card");
        requireNonNull(trait, "trait");
        requireNonNull(section, "section");
        requireNonNull(changes, "changes");
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return Objects.hash(card, trait.name(), printed, section, changes);
    }

    /**
     * One change.
     *
     * @param layer the section of the layer in which it was applied, its name if it has none
     * @param section the section that makes it
     * @param what the name of the effect or ability, such as {@code boost}
     * @param source the name of the card it comes from, "" if none is known
     * @param amount by how much the value rose; negative if it fell
     * @param until how long it lasts, in words
     * @param value the value after it
     */
    public record Change(
            String layer, String section, String what, String source, int amount, String until, int value) {
        /** Names what is null. */
        public Change {
            requireNonNull(layer, "layer");
            requireNonNull(section, "section");
            requireNonNull(what, "what");
            requireNonNull(source, "source");
            requireNonNull(until, "until");
        }

        /** Returns the change in one line. */
        public String text() {
            String from = source.isEmpty() ? "" : " from " + source;
            return (amount < 0 ? "" : "+") + amount + " " + what + from + ", " + until + " (" + section + ", layer "
                    + layer + "): " + value;
        }
    }

    /** Returns what the characteristic comes to. */
    public int value() {
        return changes.isEmpty() ? printed : changes.last().value();
    }

    /** Returns all of it, one fact a line; equal explanations have equal texts. */
    public String text() {
        String name = trait.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        String first = card + ": " + name + " " + value() + "\n  " + printed + " to start with (" + section + ")\n";
        return changes.map(each -> "  " + each.text() + "\n").prepend(first).mkString();
    }
}
