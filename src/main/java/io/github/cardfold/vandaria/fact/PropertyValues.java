package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * The values of the Property in a position, with all that skills and effects make of what is printed. What nothing
 * changes is as printed.
 */
public final class PropertyValues {
    static final String WANDER = VandariaTrait.WANDER.label();

    private final VandariaCatalogue catalogue;
    private final Map<Integer, int[]> changed = new TreeMap<>();

    private PropertyValues(VandariaCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * Works out the values of a position. What skills read of values is what was worked out the time before, until
     * nothing changes any more; where skills go round in a circle, they are asked once more than there are changes.
     */
    @Rule(vw = {"11.6.1.2", "11.6.3.1", "12.5.1"})
    static PropertyValues compute(Position position) {
        VandariaCatalogue catalogue = VandariaCatalogue.of(position);
        Array<ValueChange> changes = ValueChange.of(position);
        PropertyValues known = new PropertyValues(catalogue);
        for (int round = 0; round <= changes.size(); round++) {
            PropertyValues before = known;
            PropertyValues next = new PropertyValues(catalogue);
            changes.forEach(each -> each.apply(position, before, next));
            Regions.compute(position, before, next);
            if (next.isLike(before)) {
                return next;
            }
            known = next;
        }
        return known;
    }

    /** Returns a value of a card as a query sees it: as it is or, if the card has left, as it was last. */
    public static int of(Query query, Subject card, VandariaTrait trait) {
        Snapshot last = card.last();
        if (last != null) {
            return last.trait(trait.ordinal());
        }
        if (query.lens() instanceof PropertyValues values) {
            return values.of(card.gameObject())[trait.ordinal()];
        }
        return VandariaProperty.trait(query.position(trait.label()), card.gameObject(), trait);
    }

    /** Returns the values of a card; nobody changes the array. */
    int[] of(GameObject card) {
        int[] values = changed.get(card.object());
        return values == null || card.object() == 0 ? catalogue.printed(card.definition()) : values;
    }

    /** Changes a value of a card. */
    void change(GameObject card, Change change, int amount) {
        int[] values = changed.computeIfAbsent(
                card.object(), any -> catalogue.printed(card.definition()).clone());
        int trait = catalogue.trait(change.writes());
        values[trait] = change.apply().applyAsInt(values[trait], amount);
    }

    /** Sets a value of a card. */
    void set(GameObject card, VandariaTrait trait, int value) {
        changed.computeIfAbsent(
                        card.object(),
                        any -> catalogue.printed(card.definition()).clone())[trait.ordinal()] = value;
    }

    private boolean isLike(PropertyValues other) {
        return changed.keySet().equals(other.changed.keySet())
                && changed.entrySet().stream()
                        .allMatch(each -> Arrays.equals(each.getValue(), other.changed.get(each.getKey())));
    }
}
