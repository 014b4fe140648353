package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The values of the Property in a position, with all that skills and effects make of what is printed. What nothing
 * changes is as printed.
 */
public final class PropertyValues {
    static final String WANDER = VandariaTrait.WANDER.label();

    private static final int[] NOTHING = {};
    /** What is changed is an object, one of its values, and what this is now. */
    private static final int CHANGED = 3;

    /** What was asked is an object, one of its values, and what was said. */
    private static final int ASKED = 3;

    private static final int ROOM = 8;
    private static final int DUE = 2;
    private static final int NOT_DUE = 1;

    private final VandariaCatalogue catalogue;
    /** Each value that is another than the printed one: {@value #CHANGED} numbers. */
    private int[] changed = NOTHING;

    private int changedCount;
    /** What was asked of these values while the next ones were worked out: each object, and which value. */
    private int[] asked = NOTHING;

    private int askedCount;
    private @Nullable PropertyOrigins origins;
    /** Two bits for each rule action: whether it is known of it that it is due, or that it is not. */
    private int actions;

    private PropertyValues(VandariaCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Returns those of a position: those known before if nothing has changed that they were worked out from. */
    static PropertyValues of(Position position, @Nullable Object before) {
        if (before instanceof PropertyValues known) {
            PropertyOrigins origins = known.origins;
            if (origins != null && origins.areOf(position)) {
                return origins.areUntouched(position) ? known : known.in(origins.in(position));
            }
        }
        return compute(position);
    }

    /** The same values in another position, of which it is not known yet which rule actions are due. */
    private PropertyValues in(PropertyOrigins others) {
        PropertyValues same = copy();
        same.origins = others;
        return same;
    }

    /**
     * Works out the values of a position. What skills read of values is what was worked out the time before, until
     * nothing changes any more that they have read; where skills go round in a circle, they are asked once more than
     * there are changes.
     */
    @Rule(vw = {"11.6.1.2", "11.6.3.1", "12.5.1"})
    private static PropertyValues compute(Position position) {
        VandariaCatalogue catalogue = VandariaCatalogue.of(position);
        PropertyOrigins.Heard heard = new PropertyOrigins.Heard();
        PropertyValues values =
                catalogue.isAnyChange() ? compute(position, catalogue, heard) : new PropertyValues(catalogue);
        values.origins = SuddenDeaths.isOn(position) ? null : new PropertyOrigins(position, heard);
        return values;
    }

    private static PropertyValues compute(Position position, VandariaCatalogue catalogue, PropertyOrigins.Heard heard) {
        PropertyValues known = new PropertyValues(catalogue);
        List<ValueChange> changes = ValueChange.of(position);
        for (int round = 0; round <= changes.size(); round++) {
            PropertyValues next = new PropertyValues(catalogue);
            for (int i = 0; i < changes.size(); i++) {
                changes.get(i).apply(position, known, next, heard);
            }
            Regions.compute(position, known, next, heard);
            if (known.hasSaidWhatIsSo(next)) {
                return next;
            }
            known = next;
        }
        return known;
    }

    /** Returns what is printed of a value of a card. */
    public static int printed(Position position, GameObject card, VandariaTrait trait) {
        return VandariaCatalogue.of(position).printed(card.definition())[trait.ordinal()];
    }

    /**
     * Returns what has changed a value of Property in a position, in the order in which it is applied: once more to
     * what is printed, as all that skills read of values is settled.
     */
    public static Array<AppliedChange> changes(Position position, GameObject card, VandariaTrait trait) {
        if (!(position.derived() instanceof PropertyValues settled) || !settled.catalogue.isChanged(trait.ordinal())) {
            return Array.empty();
        }
        PropertyOrigins.Heard unheard = new PropertyOrigins.Heard();
        PropertyValues known = settled.copy();
        PropertyValues next = new PropertyValues(settled.catalogue);
        List<AppliedChange> found = new ArrayList<>();
        for (ValueChange each : ValueChange.of(position)) {
            int before = next.value(card, trait.ordinal());
            each.apply(position, known, next, unheard);
            int after = next.value(card, trait.ordinal());
            if (before != after) {
                found.add(each.applied(before, after));
            }
        }
        int before = next.value(card, trait.ordinal());
        Regions.compute(position, known, next, unheard);
        int after = next.value(card, trait.ordinal());
        if (before != after) {
            found.add(new AppliedChange(
                    VandariaLayers.QUALITIES, "3.4.4", "the Region that came first", 0, Option.none(), before, after));
        }
        return Array.ofAll(found);
    }

    /** What is asked of it is noted apart. */
    private PropertyValues copy() {
        PropertyValues same = new PropertyValues(catalogue);
        same.changed = changed;
        same.changedCount = changedCount;
        return same;
    }

    /** Returns a value of a card as a query sees it: as it is or, if the card has left, as it was last. */
    public static int of(Query query, Subject card, VandariaTrait trait) {
        Snapshot last = card.last();
        if (last != null) {
            return last.trait(trait.ordinal());
        }
        return of(query, card.gameObject(), trait);
    }

    /** Returns the same of a card that lies somewhere. */
    static int of(Query query, GameObject card, VandariaTrait trait) {
        return query.lens() instanceof PropertyValues values
                ? values.read(card, trait.ordinal())
                : VandariaProperty.trait(query.position(trait.label()), card, trait);
    }

    private int read(GameObject card, int trait) {
        if (catalogue.isChanged(trait)) {
            if (askedCount == asked.length) {
                asked = Arrays.copyOf(asked, Math.max(ASKED * ROOM, 2 * asked.length));
            }
            asked[askedCount] = card.object();
            asked[askedCount + 1] = trait;
            asked[askedCount + 2] = value(card, trait);
            askedCount += ASKED;
        }
        return value(card, trait);
    }

    /** Returns one value of a card. */
    int value(GameObject card, int trait) {
        int at = card.object() == 0 ? -1 : find(card.object(), trait);
        return at < 0 ? catalogue.printed(card.definition())[trait] : changed[at];
    }

    /** Returns the values of a card; nobody changes the array. */
    int[] of(GameObject card) {
        int[] values = catalogue.printed(card.definition());
        boolean isAsPrinted = true;
        for (int i = 0; i < changedCount; i += CHANGED) {
            if (changed[i] == card.object() && card.object() != 0) {
                values = isAsPrinted ? values.clone() : values;
                isAsPrinted = false;
                values[changed[i + 1]] = changed[i + 2];
            }
        }
        return values;
    }

    /** Returns where a value of an object stands that is not as printed, -1 if it is. */
    private int find(int object, int trait) {
        for (int i = 0; i < changedCount; i += CHANGED) {
            if (changed[i] == object && changed[i + 1] == trait) {
                return i + 2;
            }
        }
        return -1;
    }

    /** Writes one value of a card. */
    void write(GameObject card, int trait, int value) {
        int at = find(card.object(), trait);
        if (at < 0) {
            if (changedCount == changed.length) {
                changed = Arrays.copyOf(changed, Math.max(CHANGED * ROOM, 2 * changedCount));
            }
            changed[changedCount] = card.object();
            changed[changedCount + 1] = trait;
            changedCount += CHANGED;
            at = changedCount - 1;
        }
        changed[at] = value;
    }

    /** Tells whether all that was asked of these values is the same in others. */
    private boolean hasSaidWhatIsSo(PropertyValues others) {
        for (int i = 0; i < askedCount; i += ASKED) {
            int other = others.find(asked[i], asked[i + 1]);
            boolean isSame = other < 0 ? find(asked[i], asked[i + 1]) < 0 : others.changed[other] == asked[i + 2];
            if (!isSame) {
                return false;
            }
        }
        return true;
    }

    /**
     * Tells whether a rule action is due, which looks at nothing but values, the Property in the game, links and
     * lasting effects.
     *
     * @param number which one of all such, from 0
     * @param isDue tells it, if that is not known yet
     */
    public static boolean isDue(Position position, int number, Predicate<Position> isDue) {
        return position.derived() instanceof PropertyValues values
                ? values.knowsDue(position, number, isDue)
                : isDue.test(position);
    }

    private boolean knowsDue(Position position, int action, Predicate<Position> isDue) {
        int known = actions >> (2 * action) & (DUE | NOT_DUE);
        if (known == 0) {
            known = isDue.test(position) ? DUE : NOT_DUE;
            actions |= known << (2 * action);
        }
        return known == DUE;
    }
}
