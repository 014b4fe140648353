package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.ClausesOfSort;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;

/** The Regions of Territories: the printed one or, where none is, the one that came first (3.4). */
public final class Regions {
    private Regions() {}

    /** Returns all Regions that cards of the game speak of. */
    public static Array<String> all(Position position) {
        return VandariaCatalogue.of(position).regions();
    }

    /** Returns the Region of a Territory, none if it is a Non-Region one. */
    @Rule(vw = {"3.4.1", "3.4.2", "3.4.10"})
    public static Option<String> of(Query query, Subject territory) {
        int number = PropertyValues.of(query, territory, VandariaTrait.REGION);
        Array<String> all = VandariaCatalogue.of(query.position(VandariaTrait.REGION.label()))
                .regions();
        return number == 0 ? Option.none() : Option.some(all.get(number - 1));
    }

    /** Tells whether a Territory has no Region. */
    @Rule(vw = "3.4.8")
    public static boolean isNone(Position position, GameObject territory) {
        return VandariaProperty.trait(position, territory, VandariaTrait.REGION) == 0;
    }

    /** Tells whether a Territory can take a Faculty: one for which a Region is chosen only if it has none. */
    @Rule(vw = "3.4.8")
    public static boolean takes(Position position, GameObject territory, GameObject faculty) {
        return Territories.takesFaculty(position, territory)
                && (!choosesRegion(position, faculty) || isNone(position, territory));
    }

    /** Tells whether a Region is chosen for a Faculty. */
    @Rule(vw = {"3.4.7", "3.4.9"})
    public static boolean choosesRegion(Position position, GameObject faculty) {
        Clauses skills = Clauses.of(position);
        return skills.works(ChoosesRegion.SORT)
                && Array.range(0, skills.size(faculty.definition(), Clause.Kind.CONT))
                        .map(i -> skills.get(faculty.definition(), Clause.Kind.CONT, i))
                        .exists(each -> each.working().exists(ChoosesRegion.class::isInstance));
    }

    /** Returns the Region to which a Follower, as it is now, would turn a Non-Region Territory by guarding it. */
    public static Option<String> brought(Position position, GameObject guard) {
        return brought(
                Query.of(position, position.master(guard, position.placeOf(guard.object())), guard.object()), guard);
    }

    private static Option<String> brought(Query query, GameObject guard) {
        ClausesOfSort skills =
                Clauses.of(query.position(VandariaTrait.REGION.label())).working(Regional.SORT);
        if (skills == null) {
            return Option.none();
        }
        return Array.of(skills.of(guard.definition()))
                .find(each -> each.holds(query))
                .flatMap(each -> each.working().find(Regional.class::isInstance))
                .map(each -> ((Regional) each).region());
    }

    /**
     * Works out the Region of every Territory that prints none, as values that were worked out before say. What guards
     * or is attached longest comes first; when that ends, the next one does.
     */
    @Rule(vw = {"3.4.4", "3.4.5", "3.4.7", "3.4.9", "3.4.10"})
    static void compute(Position position, PropertyValues known, PropertyValues next, PropertyOrigins.Heard heard) {
        Clauses skills = Clauses.of(position);
        if (!skills.works(Regional.SORT) && !skills.works(ChoosesRegion.SORT)) {
            return;
        }
        int[] told = {};
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            boolean brings = link.kind() == VandariaLinks.GUARDS || link.kind() == VandariaLinks.FACULTY;
            Option<String> region = brings ? byLink(position, known, link, heard) : Option.none();
            GameObject territory =
                    region.isEmpty() ? null : position.find(link.to().object());
            if (territory != null && takesRegion(position, territory) && !contains(told, territory.object())) {
                told = Arrays.copyOf(told, told.length + 1);
                told[told.length - 1] = territory.object();
                int number = VandariaCatalogue.of(position).regions().indexOf(region.get()) + 1;
                next.write(territory, VandariaTrait.REGION.ordinal(), number);
            }
        }
    }

    private static boolean takesRegion(Position position, GameObject card) {
        return VandariaProperty.isInGame(position, card.object())
                && VandariaProperty.card(position, card).type() instanceof Territory printed
                && printed.region().isEmpty();
    }

    private static boolean contains(int[] objects, int object) {
        for (int each : objects) {
            if (each == object) {
                return true;
            }
        }
        return false;
    }

    /** What leaves in the midst of a change has its link a little longer. */
    private static Option<String> byLink(
            Position position, PropertyValues known, Link link, PropertyOrigins.Heard heard) {
        ClausesOfSort skills = Clauses.of(position).working(Regional.SORT);
        boolean isNothing = link.kind() == VandariaLinks.FACULTY ? link.name().isEmpty() : skills == null;
        GameObject property = isNothing ? null : position.find(link.from().object());
        if (property == null || link.kind() == VandariaLinks.FACULTY) {
            return Option.when(property != null, link.name());
        }
        if (skills == null || skills.of(property.definition()).length == 0) {
            return Option.none();
        }
        Subject self = Subject.of(property, position.placeOf(property.object()));
        Query query = Query.through(position, self.master(position), self, known, heard);
        return Strayness.is(query, self) ? Option.none() : brought(query, property);
    }
}
