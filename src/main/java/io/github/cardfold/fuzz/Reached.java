package io.github.cardfold.fuzz;

import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Judged;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.audit.Coverage;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Counts what games come to: labelled steps, rule actions, layers, kinds of the effect language, and the cards and
 * abilities of the pack. For one thread; counts are added up afterwards.
 *
 * <p>A card counts when it comes to a circle, is played, or is what another one changes into, an ability when it is
 * carried out or, of a CONT ability, when it is valid in a state that waits for an answer. A kind counts with what
 * carries it out: an instruction, and what is judged along with it, when one of its steps runs; a cost when it is paid;
 * a trigger when its ability is played; a continuous effect when it begins or its CONT ability is valid.
 */
final class Reached implements StepListener {
    private final Rules rules;
    private final Sights sights;
    private final Language language;
    private final Clauses clauses;
    private final Coverage coverage;
    private final Set<String> procedures = new TreeSet<>();
    private final Map<Layer, Long> layers = new TreeMap<>();
    private final long[] cards;
    private final Map<String, Long> working = new TreeMap<>();

    Reached(Rules rules) {
        this.rules = rules;
        sights = Sights.of(rules.game());
        language = Language.of(rules);
        clauses = ((TextGame) rules.game()).clauses();
        coverage = new Coverage(rules);
        cards = new long[rules.definitionCount()];
        sights.layers().forEach(each -> layers.put(each, 0L));
        rules.procedures().forEach(each -> procedures.add(each.name()));
    }

    /**
     * Things of one sort that games may come to.
     *
     * @param what what they are, in the plural
     * @param lines the things
     */
    record Group(String what, Array<Line> lines) {
        Array<Line> never() {
            return lines.filter(each -> each.count() == 0);
        }
    }

    /**
     * One thing and how often games came to it.
     *
     * @param name what it is called, unique in its group
     */
    record Line(String name, long count) {}

    @Override
    public void ran(String procedure, String label) {
        coverage.ran(procedure, label);
    }

    @Override
    public void acted(RuleAction action) {
        coverage.acted(action);
    }

    @Override
    public void came(State state) {
        Position position = state.position();
        for (int i = 0; i < state.eventCount(); i++) {
            happened(position, state.event(i));
        }
        if (state.eventCount() > 0) {
            Array<Clause> valid = sights.valid(position);
            valid.forEach(each -> working.merge(each.name(), 1L, Long::sum));
            sights.layers(position, valid).forEach(each -> layers.merge(each, 1L, Long::sum));
        }
    }

    private void happened(Position position, Event event) {
        played(position, event).forEach(card -> cards[card]++);
        TimedEffect lasting = event.lasting();
        if (event.kind() == EventKind.BEGIN && lasting != null) {
            working.merge(lasting.kind().name(), 1L, Long::sum);
        }
    }

    /**
     * Returns the index of the card that comes to a circle or is played by an event, or that another one there changes
     * into; none if none is.
     */
    Option<Integer> played(Position position, Event event) {
        Snapshot after = event.after();
        boolean comes = event.kind() == EventKind.MOVE || event.kind() == EventKind.EXCHANGE;
        if (!comes || after == null) {
            return Option.none();
        }
        boolean isPlayed = sights.isPlayed(position.place(after.place()).zone());
        return isPlayed ? Option.some(after.gameObject().definition()) : Option.none();
    }

    /** Returns how often a step ran. */
    long steps(String procedure, String label) {
        return coverage.count(procedure, label);
    }

    /** Returns how often a card was played. */
    long cards(int definition) {
        return cards[definition];
    }

    /** Adds the counts of other games of the same rules. */
    void add(Reached other) {
        coverage.add(other.coverage);
        other.layers.forEach((layer, count) -> layers.merge(layer, count, Long::sum));
        Arrays.setAll(cards, i -> cards[i] + other.cards[i]);
        other.working.forEach((name, count) -> working.merge(name, count, Long::sum));
    }

    /** Returns all that there is to be reached, sort by sort. */
    Array<Group> groups() {
        return Array.of(
                new Group("steps", coverage.lines().map(each -> new Line(each.toString(), each.count()))),
                new Group(
                        "rule actions",
                        Array.ofAll(rules.ruleActions()).map(each -> new Line(each.label(), coverage.count(each)))),
                new Group(
                        "layers",
                        Array.ofAll(layers.entrySet())
                                .map(each -> new Line(each.getKey().name(), each.getValue()))),
                new Group("kinds", kinds()),
                new Group(
                        "cards",
                        Array.range(0, cards.length)
                                .map(i -> new Line(rules.definition(i).id(), cards[i]))),
                new Group("abilities", clauses.all().map(this::line)));
    }

    private Line line(Clause ability) {
        boolean isContinuous = ability.kind() == Clause.Kind.CONT;
        long count = isContinuous ? works(ability.name()) : runs(ability.name(), label -> true);
        return new Line(ability.name(), count);
    }

    private long works(String continuous) {
        return working.getOrDefault(continuous, 0L);
    }

    private long runs(String procedure, Predicate<String> label) {
        return !procedures.contains(procedure)
                ? 0
                : Array.ofAll(rules.procedure(procedure).labels())
                        .filter(label)
                        .map(each -> coverage.count(procedure, each))
                        .sum()
                        .longValue();
    }

    private Array<Line> kinds() {
        Map<String, Long> counts = new TreeMap<>();
        for (Carried each : clauses.carried()) {
            long count = works(each.by()) + runs(each.by(), each::isBy);
            Judged.with(each.term())
                    .flatMap(language::kind)
                    .distinct()
                    .forEach(kind -> counts.merge(kind, count, Long::sum));
        }
        return language.kinds(sights::isHeard).map(each -> new Line(each, counts.getOrDefault(each, 0L)));
    }
}
