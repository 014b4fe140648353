package io.github.cardfold.proof;

import io.github.cardfold.proof.Finding.Attempt;
import io.github.cardfold.proof.Lab.End;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** Alters elements, one alteration after the other, and runs the tests of their sections. */
final class Trier {
    /** A test may take this much longer than it did without a change. */
    private static final long FACTOR = 5;

    private static final long LEAST = 5_000;

    /** From here on a test, in milliseconds, is run only for what no quicker one has noticed. */
    private static final long SLOW = 1_000;

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
                trials.map(each -> io.vavr.Tuple.of(each, lab.run(each.selector(), 40 * LEAST * FACTOR))));
    }

    Finding examine(Element element, Lab lab) {
        var quick = pass(element, lab, false, Array.empty());
        return new Finding(element, pass(element, lab, true, quick));
    }

    /** Tries the alterations with the slow tests or with the others, and adds what comes of it to what came before. */
    private Array<Attempt> pass(Element element, Lab lab, boolean slow, Array<Attempt> before) {
        boolean goesOn = all || element.step();
        var attempts = before;
        var open = goesOn ? element.keys() : element.keys().reject(new Finding(element, before)::proves);
        for (Mutant mutant : element.mutants().get()) {
            var former = before.find(each -> each.mutant() == mutant);
            var left = open.reject(key -> former.exists(each -> each.killers().containsKey(key)));
            var trials = trials(left, slow);
            if (trials.isEmpty()) {
                continue;
            }
            var asked = left.filter(key -> trials.exists(each -> subject.tries(each, key)));
            Attempt attempt = attempt(mutant, element.step(), asked, trials, lab);
            attempts = former.isEmpty()
                    ? attempts.append(attempt)
                    : attempts.replace(former.get(), former.get().and(attempt));
            open = goesOn ? open : open.reject(attempt.killers()::containsKey);
        }
        return attempts;
    }

    private Attempt attempt(Mutant mutant, boolean step, Array<String> keys, Array<Trial> trials, Lab lab) {
        String wreck = lab.make(mutant.change().get());
        if (!wreck.isEmpty()) {
            return new Attempt(mutant, LinkedHashMap.empty(), Array.empty(), "nothing can be run: " + wreck);
        }
        Map<String, String> killers = LinkedHashMap.empty();
        String remark = "";
        for (Trial trial : trials) {
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
    private Array<Trial> trials(Array<String> keys, boolean slow) {
        return keys.flatMap(subject::trials)
                .distinct()
                .filter(each -> duration(each) >= SLOW == slow)
                .sortBy(this::duration);
    }

    private long duration(Trial trial) {
        return durations.getOrElse(trial.selector(), 0L);
    }

    private long limit(Trial trial) {
        return LEAST + FACTOR * duration(trial);
    }
}
