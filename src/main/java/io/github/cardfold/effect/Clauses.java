package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The compiled abilities of a catalogue. Immutable. */
public final class Clauses {
    private final Array<Clause> all;
    private final Set<Clause.Kind> kinds = EnumSet.noneOf(Clause.Kind.class);
    private final Array<Carried> carried;
    private final ByCard[] byKind;
    private final Map<String, Clause> byName = new TreeMap<>();
    private final Map<String, Clause> byProcedure = new TreeMap<>();
    private final Tallies tallies;
    private final Map<Object, ClausesOfSort> works = new LinkedHashMap<>();
    private final Array<Clause> situations;

    private Clauses(Compiled compiled, int definitions, Tallies tallies) {
        all = Array.ofAll(compiled.clauses);
        carried = Array.ofAll(compiled.carried);
        this.tallies = tallies;
        situations = all.filter(each -> each.trigger().exists(EventPattern::isSituation));
        all.forEach(each -> kinds.add(each.kind()));
        all.forEach(each -> byName.put(each.name(), each));
        compiled.abilities.forEach(
                (procedure, ability) -> named(ability).forEach(each -> byProcedure.put(procedure, each)));
        byKind = new ByCard[Clause.Kind.values().length];
        for (Clause.Kind kind : Clause.Kind.values()) {
            byKind[kind.ordinal()] = new ByCard(all.filter(each -> each.kind() == kind), definitions);
        }
        Map<Object, List<Clause>> bySort = new LinkedHashMap<>();
        for (Clause each : all.filter(each -> each.kind() == Clause.Kind.CONT)) {
            each.working()
                    .map(Working::sort)
                    .distinct()
                    .forEach(sort -> bySort.computeIfAbsent(sort, first -> new ArrayList<>())
                            .add(each));
        }
        bySort.forEach((sort, clauses) -> works.put(sort, new ClausesOfSort(Array.ofAll(clauses))));
    }

    /** Returns what the abilities of a catalogue of so many definitions have been compiled to. */
    static Clauses of(Compiled compiled, int definitions, Tallies tallies) {
        return new Clauses(compiled, definitions, tallies);
    }

    /** Returns every term of the texts that something carries out. */
    public Array<Carried> carried() {
        return carried;
    }

    /** Returns what the cards need to be counted. */
    Tallies tallies() {
        return tallies;
    }

    /** Returns the ability that a procedure carries out; none if it carries out none. */
    public Option<Clause> named(String procedure) {
        return Option.of(byName.get(procedure));
    }

    /**
     * Returns the ability by whose effect, or for whose cost, something happens: of those that are being carried out
     * the innermost, if it is of the card that is the source; none if the rules order it. A timed trigger is part of
     * the ability that made it.
     */
    @Rule(jp = {"11.5.1.1", "11.5.3.2"})
    public static Option<Clause> doing(Position position, @Nullable Cause why) {
        return why == null ? Option.none() : of(position).innermost(position, why);
    }

    private Option<Clause> innermost(Position position, Cause why) {
        for (int i = position.depth() - 1; i >= 0; i--) {
            Frame frame = position.frame(i);
            Clause ability = byProcedure.get(frame.procedure().name());
            if (ability != null) {
                return Option.when(frame.get(AbilityFrame.SOURCE) == why.source(), ability);
            }
        }
        return Option.none();
    }

    /** Returns the lasting effects of restrictions that abilities with the same icon share. */
    Array<TimedEffectKind> sharedRestrictions() {
        return all.flatMap(Clause::limits)
                .map(Restriction::limit)
                .distinct()
                .flatMap(Limit::shared)
                .sortBy(TimedEffectKind::name);
    }

    /** Returns those of a position's game. */
    public static Clauses of(Position position) {
        return ((TextGame) position.rules().game()).clauses();
    }

    /** Returns all of them. */
    public Array<Clause> all() {
        return all;
    }

    /** Returns those that a situation triggers (11.9.8). */
    Array<Clause> situations() {
        return situations;
    }

    /** Tells whether some ability is of a kind. */
    public boolean has(Clause.Kind kind) {
        return kinds.contains(kind);
    }

    /** Tells whether some card may have a CONT ability with an effect of a sort. */
    public boolean works(Object sort) {
        return works.containsKey(sort);
    }

    /** Returns the CONT abilities with an effect of a sort; null if there are none. */
    public @Nullable ClausesOfSort working(Object sort) {
        return works.get(sort);
    }

    /** Returns the sorts of effects that CONT abilities have. */
    public Array<Object> sorts() {
        return Array.ofAll(works.keySet());
    }

    /** Returns how many abilities of a kind a card may have: printed on it or granted by some effect. */
    public int size(int definition, Clause.Kind kind) {
        return byKind[kind.ordinal()].size(definition);
    }

    /** Returns one of those that a card may have. */
    public Clause get(int definition, Clause.Kind kind, int index) {
        return byKind[kind.ordinal()].get(definition, index);
    }
}
