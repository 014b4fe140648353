package io.github.cardfold.effect;

import io.github.cardfold.kernel.EventKind;
import io.github.cardfold.kernel.Place;
import io.vavr.collection.Array;

/** The AUTO abilities that a kind of event can trigger, by the card that may have them. Immutable. */
final class Listeners {
    private final EventKind kind;
    private final Clause[][] movers;
    private final Clause[][] watchers;
    private final Array<Area> areas;

    Listeners(EventKind kind, Array<Clause> clauses, int definitions) {
        this.kind = kind;
        movers = byDefinition(clauses.filter(each -> each.areas().isEmpty()), definitions);
        watchers = byDefinition(clauses.filter(each -> !each.areas().isEmpty()), definitions);
        areas = clauses.flatMap(Clause::areas).distinct();
    }

    /** Abilities that effects grant may be any card's. */
    private static Clause[][] byDefinition(Array<Clause> clauses, int definitions) {
        Clause[][] by = new Clause[definitions][];
        for (int i = 0; i < definitions; i++) {
            int definition = i;
            by[i] = clauses.filter(each -> each.definition() < 0 || each.definition() == definition)
                    .toJavaArray(Clause[]::new);
        }
        return by;
    }

    EventKind kind() {
        return kind;
    }

    boolean hasWatchers() {
        return !areas.isEmpty();
    }

    boolean watchIn(Place place) {
        for (Area area : areas) {
            if (area.covers(place)) {
                return true;
            }
        }
        return false;
    }

    /** Returns those without a zone in their text. */
    Clause[] movers(int definition) {
        return movers[definition];
    }

    /** Returns those with zones in their text. */
    Clause[] watchers(int definition) {
        return watchers[definition];
    }
}
