package io.github.cardfold.effect;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What the abilities of a catalogue are compiled to, as far as they have been. */
final class Compiled {
    /** The greatest number of nodes that the text of one card is compiled to. */
    static final int MOST_NODES = 1_000;

    final List<Clause> clauses = new ArrayList<>();
    final List<Procedure> procedures = new ArrayList<>();
    /** The names of the abilities whose instructions procedures carry out, by the names of the procedures. */
    final Map<String, String> abilities = new TreeMap<>();

    /** Makes procedures once all abilities are compiled, told whether effects add ways to pay costs. */
    final List<Function<Boolean, Procedure>> later = new ArrayList<>();

    boolean addsWays;
    final List<TimedEffectKind> lasting = new ArrayList<>();
    final List<Silence> silences = new ArrayList<>();
    final Set<DurationTerm> durations = new LinkedHashSet<>();
    final List<Carried> carried = new ArrayList<>();
    /** The abilities that cards may copy of one another. */
    Array<Copyable> copyable = Array.empty();

    private int nodes;
    private @Nullable Term last;

    /** Begins the text of the next card. */
    void beginCard() {
        nodes = 0;
    }

    /** Takes in what abilities are compiled to that has been compiled apart. */
    void addAll(Compiled apart) {
        apart.carried.forEach(this::add);
        clauses.addAll(apart.clauses);
        procedures.addAll(apart.procedures);
        abilities.putAll(apart.abilities);
        later.addAll(apart.later);
        addsWays |= apart.addsWays;
        lasting.addAll(apart.lasting);
        silences.addAll(apart.silences);
        durations.addAll(apart.durations);
    }

    /** Notes what carries out a term; an effect that consists of many is one node. */
    void add(Carried node) {
        nodes += node.term() == last ? 0 : 1;
        last = node.term();
        if (nodes > MOST_NODES) {
            String where = node.by() + (node.node().isEmpty() ? "" : "/" + node.node());
            throw new EffectException(where, "the text of a card has at most " + MOST_NODES + " nodes");
        }
        carried.add(node);
    }
}
