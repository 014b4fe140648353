package io.github.cardfold.proof;

import io.github.cardfold.proof.Finding.Attempt;
import io.github.cardfold.proof.Lab.End;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** Alters elements, one alteration after the other, and runs the tests of their sections. */
final class Trier {
    /** A test may take this much longer than it did without a change. */
    private static final long FACTOR = 20;

    private static final long LEAST = 5_000;

    private final Subject subject;
    private final Map<String, Long> durations;
    private final boolean all;

    /**
     * @param durations how long each test takes, by its selector, in milliseconds
     * @param all whether alterations are tried after a section is proven
     */
    Trier(Subject subject, Map<String, Long> durations, boolean all) {
        this.subject = subject;
        this.durations = durations;
        this.all = all;
    }

    /** Runs every test once without a change, and returns those that do not pass. */
    static Map<Trial, Lab.Result> run(Lab lab, Array<Trial> trials) {
        lab.make(Change.NONE);
        return LinkedHashMap.ofEntries(
                trials.map(each -> io.vavr.Tuple.of(each, lab.run(each.selector(), 10 * LEAST * FACTOR))));
    }

    Finding examine(Element element, Lab lab) {
        var open = element.keys().filter(key -> !subject.trials(key).isEmpty());
        var attempts = Array.<Attempt>empty();
        for (Mutant mutant : element.mutants().get()) {
            if (open.isEmpty()) {
                break;
            }
            Attempt attempt = attempt(mutant, element.step(), open, lab);
            attempts = attempts.append(attempt);
            open = all || element.step()
                    ? open
                    : open.filter(key -> !attempt.killers().containsKey(key));
        }
        return new Finding(element, attempts);
    }

    private Attempt attempt(Mutant mutant, boolean step, Array<String> keys, Lab lab) {
        String wreck = lab.make(mutant.change().get());
        if (!wreck.isEmpty()) {
            return new Attempt(mutant, LinkedHashMap.empty(), Array.empty(), "nothing can be run: " + wreck);
        }
        Map<String, String> killers = LinkedHashMap.empty();
        String remark = "";
        for (Trial trial : trials(keys)) {
            var still = killers;
            var tried = keys.filter(key -> !still.containsKey(key) && subject.tries(trial, key));
            if (!tried.isEmpty()) {
                Lab.Result result = lab.run(trial.selector(), limit(trial));
                if (result.end().notices(step)) {
                    killers = tried.foldLeft(
                            killers, (map, key) -> map.put(key, trial.name() + " (" + result.end() + ")"));
                } else if (result.end() == End.CRASH) {
                    remark = "breaks down: " + result.message();
                }
            }
        }
        return new Attempt(mutant, killers, keys, remark);
    }

    /** Quick tests come first. */
    private Array<Trial> trials(Array<String> keys) {
        return keys.flatMap(subject::trials).distinct().sortBy(each -> durations.getOrElse(each.selector(), 0L));
    }

    private long limit(Trial trial) {
        return LEAST + FACTOR * durations.getOrElse(trial.selector(), 0L);
    }
}
