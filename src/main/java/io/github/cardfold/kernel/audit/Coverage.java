package io.github.cardfold.kernel.audit;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.RuleAction;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Counts how often each labelled step of every procedure ran and each rule action was carried out. For one thread;
 * counts are added up afterwards.
 */
public final class Coverage implements StepListener {
    private final Rules rules;
    private final Map<String, long[]> counts = new HashMap<>();
    private final Map<String, Long> ruleActions = new TreeMap<>();

    /** Starts with no step run. */
    public Coverage(Rules rules) {
        this.rules = rules;
        rules.procedures().forEach(each -> counts.put(each.name(), new long[each.size()]));
    }

    /**
     * One step and how often it ran.
     *
     * @param procedure the name of the procedure
     * @param label the label of the step
     * @param waitsFor the section whose mechanic the empty step waits for, "" if it is not empty
     * @param count how often it ran
     */
    public record Line(String procedure, String label, String waitsFor, long count) {
        @Override
        public String toString() {
            return procedure + " / " + label + (waitsFor.isEmpty() ? "" : " (waits for " + waitsFor + ")");
        }
    }

    @Override
    public void ran(String procedure, String label) {
        count(procedure)[rules.procedure(procedure).indexOf(label)]++;
    }

    @Override
    public void acted(RuleAction action) {
        ruleActions.merge(action.label(), 1L, Long::sum);
    }

    /** Returns how often a rule action was carried out. */
    public long count(RuleAction action) {
        return ruleActions.getOrDefault(action.label(), 0L);
    }

    /** Returns how often a step ran. */
    public long count(String procedure, String label) {
        return count(procedure)[rules.procedure(procedure).indexOf(label)];
    }

    private long[] count(String procedure) {
        long[] found = counts.get(procedure);
        if (found == null) {
            throw new IllegalArgumentException("no procedure is named " + procedure);
        }
        return found;
    }

    /** Adds the counts of another coverage of the same rules. */
    public void add(Coverage other) {
        for (Procedure procedure : rules.procedures()) {
            long[] own = count(procedure.name());
            long[] added = other.count(procedure.name());
            for (int i = 0; i < own.length; i++) {
                own[i] += added[i];
            }
        }
        other.ruleActions.forEach((label, count) -> ruleActions.merge(label, count, Long::sum));
    }

    /** Returns every step, procedures and steps in the order of the rules. */
    public Array<Line> lines() {
        List<Line> lines = new ArrayList<>();
        for (Procedure procedure : rules.procedures()) {
            for (int i = 0; i < procedure.size(); i++) {
                String label = procedure.label(i);
                lines.add(new Line(procedure.name(), label, procedure.waitingAt(label), count(procedure.name())[i]));
            }
        }
        return Array.ofAll(lines);
    }
}
