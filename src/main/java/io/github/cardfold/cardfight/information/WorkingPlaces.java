package io.github.cardfold.cardfight.information;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Which cards may have CONT abilities at work in which places: looked up once for a game's places. */
public final class WorkingPlaces {
    private static final DefinitionSet[] NOWHERE = {};
    private static final DefinitionSet[] UNKNOWN = {};

    private final Template[][] templates;
    private final Array<Place> places;
    private final int[] continuous;
    private final CardsByPlace changing;
    private final Map<Object, WorkingSort> sorts = new LinkedHashMap<>();
    private final @Nullable ReplacingCards replacing;
    private final CardsByPlace writingTypes;
    /** For each place those in each other place that may change what lies in it; unknown as long as nobody asked. */
    private final DefinitionSet[][] reaching;
    /** Likewise, by the piece of information that they may change. */
    private final DefinitionSet[][][] reachingSlot;

    /**
     * Looks them up.
     *
     * @param places all places of the game
     * @param continuous the indices of those in which CONT abilities of the catalogue can be valid
     * @param templates for each card the changes that its CONT abilities make; nobody changes the arrays
     * @param slots how many pieces of information cards have
     * @param gift tells of an ability that effects may give which piece of information says how often they do, -1 if
     *     none ever does
     * @param types which pieces of information say what main type a card has got
     */
    public WorkingPlaces(
            Array<Place> places,
            int[] continuous,
            Template[][] templates,
            int slots,
            Clauses clauses,
            ToIntFunction<Clause> gift,
            BitSet types) {
        this.places = places;
        this.continuous = continuous;
        this.templates = templates;
        changing = wherever(any -> true);
        writingTypes = wherever(each -> each.writes().intersects(types));
        reaching = new DefinitionSet[places.size()][];
        Arrays.fill(reaching, UNKNOWN);
        reachingSlot = new DefinitionSet[places.size()][slots][];
        Arrays.stream(reachingSlot).forEach(each -> Arrays.fill(each, UNKNOWN));
        for (Object sort : clauses.sorts()) {
            ClausesOfSort ofSort = Objects.requireNonNull(clauses.working(sort));
            BitSet given = new BitSet();
            Arrays.stream(ofSort.given())
                    .mapToInt(gift)
                    .filter(each -> each >= 0)
                    .forEach(given::set);
            CardsByPlace giving = wherever(template -> template.writes().intersects(given));
            sorts.put(sort, new WorkingSort(ofSort, printing(ofSort), giving, given));
        }
        WorkingSort replacements = sorts.get(Replaces.class);
        replacing = replacements == null
                ? null
                : new ReplacingCards(replacements, Objects.requireNonNull(clauses.working(Replaces.class)), places);
    }

    /** Tells whether a card lies where it may give a main type to cards. */
    public boolean mayWriteTypes(Position position) {
        return writingTypes.isOneThere(position);
    }

    /** Returns which cards may replace which events, null if none print such abilities. */
    public @Nullable ReplacingCards replacing() {
        return replacing;
    }

    private CardsByPlace printing(ClausesOfSort ofSort) {
        BitSet[] found = empty();
        for (int definition : ofSort.printing()) {
            for (Clause each : ofSort.of(definition)) {
                for (int place : continuous) {
                    if (each.definition() == definition && each.isValidIn(places.get(place))) {
                        found[place].set(definition);
                    }
                }
            }
        }
        return byPlace(found);
    }

    private CardsByPlace wherever(Predicate<Template> isOne) {
        BitSet[] found = empty();
        for (int definition = 0; definition < templates.length; definition++) {
            for (Template each : templates[definition]) {
                if (isOne.test(each)) {
                    for (int place : continuous) {
                        if (each.clause().isValidIn(places.get(place))) {
                            found[place].set(definition);
                        }
                    }
                }
            }
        }
        return byPlace(found);
    }

    private BitSet[] empty() {
        BitSet[] found = new BitSet[places.size()];
        Arrays.setAll(found, place -> new BitSet());
        return found;
    }

    private static CardsByPlace byPlace(BitSet[] found) {
        return new CardsByPlace(Arrays.stream(found).map(DefinitionSet::of).toArray(DefinitionSet[]::new));
    }

    /** Returns the places where some card may change information; nobody changes the array. */
    public int[] changingPlaces() {
        return changing.places();
    }

    /** Returns the cards that may change information from a place. */
    public DefinitionSet changing(int place) {
        return changing.in(place);
    }

    /** Returns, by place, the cards that may change what lies in a place; nobody changes the array. */
    public DefinitionSet[] reaching(int place) {
        DefinitionSet[] known = reaching[place];
        if (known == UNKNOWN) {
            known = wherever(each -> each.mayReach(places.get(place))).all();
            reaching[place] = known;
        }
        return known;
    }

    /** Returns likewise those that may change a piece of information of what lies there; empty if there are none. */
    public DefinitionSet[] reaching(int place, int slot) {
        DefinitionSet[][] bySlot = reachingSlot[place];
        DefinitionSet[] known = bySlot[slot];
        if (known == UNKNOWN) {
            CardsByPlace found = wherever(each -> each.writes().get(slot) && each.mayReach(places.get(place)));
            known = found.areNone() ? NOWHERE : found.all();
            bySlot[slot] = known;
        }
        return known;
    }

    /** Returns where cards may have CONT abilities at work with an effect of a sort, null if no ability has one. */
    public @Nullable WorkingSort of(Object sort) {
        return sorts.get(sort);
    }
}
