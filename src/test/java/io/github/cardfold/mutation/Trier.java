package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Finding.Attempt;
import io.github.cardfold.mutation.Finding.Notice;
import io.github.cardfold.mutation.Lab.End;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Alters elements, one alteration after the other, and runs the tests of their sections. */
final class Trier {
    /** A test may take this much longer than it did without a change. */
    private static final long FACTOR = 5;

    private static final long LEAST = 20_000;

    /** From here on a test, in milliseconds, is run only for what no quicker one has noticed. */
    private static final long SLOW = 1_000;

    /** So many tests of other sections, of those that come to an alteration, are asked whether they notice it. */
    private static final int MOST = 60;

    private final Subject subject;
    private final Map<String, Long> durations;
    private final boolean all;

    /** What turned out to be slow among the tests of which nobody knew how long they take. */
    private final Set<Trial> slow = ConcurrentHashMap.newKeySet();

    /** What cannot be asked about alterations that are switched on, as it fails while all are off. */
    private final Set<Trial> unfit = ConcurrentHashMap.newKeySet();

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
        var quick = pass(element, lab, false, Array.empty());
        return new Finding(element, pass(element, lab, true, quick));
    }

    /** Tries the alterations with the slow tests or with the others, and adds what comes of it to what came before. */
    private Array<Attempt> pass(Element element, Lab lab, boolean slow, Array<Attempt> before) {
        var attempts = before;
        for (Array<Mutant> group : groups(element)) {
            var finding = new Finding(element, attempts);
            var open = all ? keys(element) : keys(element).reject(finding::proves);
            for (Mutant mutant : group) {
                var former = attempts.find(each -> each.mutant() == mutant);
                var left = open.reject(key -> former.exists(each -> each.asserts(key)));
                var trials = trials(left, slow);
                if (!trials.isEmpty() && former.forAll(each -> each.remark().isEmpty())) {
                    var asked = left.filter(key -> trials.exists(each -> subject.tries(each, key)));
                    Attempt attempt = attempt(mutant, asked, trials, lab);
                    attempts = former.isEmpty()
                            ? attempts.append(attempt)
                            : attempts.replace(former.get(), former.get().and(attempt));
                }
            }
        }
        return attempts;
    }

    /** Returns the sections of an element and their clauses. */
    private Array<String> keys(Element element) {
        return element.keys().flatMap(key -> subject.clauses(key).prepend(key)).distinct();
    }

    /** What only alters a section is tried of labelled parts, which are few, or if all is. */
    private Array<Array<Mutant>> groups(Element element) {
        return element.mutants()
                .get()
                .filter(each -> all || element.sort() == Element.Sort.STEP || each.kind() == Kind.TAKEN_OUT)
                .groupBy(each -> each.kind() + each.group())
                .values()
                .toArray();
    }

    private Attempt attempt(Mutant mutant, Array<String> keys, Array<Trial> trials, Lab lab) {
        Attempt attempt = attempt(mutant, mutant.change().get(), keys, trials, lab);
        var deaf = keys.reject(attempt.notices()::containsKey);
        return lab.isOnce() && !deaf.isEmpty()
                ? attempt.and(attempt(mutant, mutant.change().get().fromTheStart(), deaf, trials, lab))
                : attempt;
    }

    private Attempt attempt(Mutant mutant, Change change, Array<String> keys, Array<Trial> trials, Lab lab) {
        String wreck = lab.make(change);
        if (!wreck.isEmpty()) {
            return new Attempt(mutant, LinkedHashMap.empty(), Array.empty(), "nothing can be run: " + wreck);
        }
        Attempt attempt = new Attempt(mutant, LinkedHashMap.empty(), keys, "");
        for (Trial trial : trials) {
            var tried = keys.reject(attempt::asserts).filter(key -> subject.tries(trial, key));
            if (!tried.isEmpty()) {
                attempt = attempt.and(new Attempt(mutant, notices(trial, tried, lab), keys, ""));
            }
        }
        return attempt;
    }

    private Map<String, Notice> notices(Trial trial, Array<String> keys, Lab lab) {
        End end = lab.run(trial.selector(), limit(trial)).end();
        return end == End.PASSED
                ? LinkedHashMap.empty()
                : keys.toLinkedMap(key -> key, key -> new Notice(trial.name(), end));
    }

    /**
     * Runs the tests of all sections that altered code carries out, and then those of all others, until one notices
     * more than a breakdown.
     */
    Outcome single(Mutant mutant, Array<String> keys, Lab lab) {
        var own = trials(keys, false).appendAll(trials(keys, true));
        Outcome outcome = single(mutant, keys, own, false, lab);
        if (!outcome.survives()) {
            return outcome;
        }
        var chapters = keys.map(Trier::chapter);
        var others = subject.trials()
                .removeAll(own)
                .filter(each -> duration(each) < SLOW && !slow.contains(each))
                .sortBy(each -> each.keys().map(Trier::chapter).exists(chapters::contains) ? 0 : 1);
        return single(mutant, keys, others, true, lab);
    }

    private static String chapter(String key) {
        return key.split("\\.", 2)[0];
    }

    private Outcome single(Mutant mutant, Array<String> keys, Array<Trial> trials, boolean elsewhere, Lab lab) {
        Change change = mutant.change().get();
        Outcome outcome = single(mutant, change, keys, trials, elsewhere, lab);
        return outcome.survives() && !elsewhere && lab.isOnce()
                ? single(mutant, change.fromTheStart(), keys, trials, elsewhere, lab)
                : outcome;
    }

    private Outcome single(
            Mutant mutant, Change change, Array<String> keys, Array<Trial> trials, boolean elsewhere, Lab lab) {
        String wreck = lab.make(change);
        if (!wreck.isEmpty()) {
            return new Outcome(mutant, keys, Option.none(), false, "nothing can be run: " + wreck);
        }
        Option<Notice> notice = Option.none();
        int came = 0;
        for (Trial trial : trials) {
            Lab.Result result = lab.run(trial.selector(), limit(trial));
            End end = result.end();
            if (result.millis() >= SLOW) {
                slow.add(trial);
            }
            if (end != End.PASSED && (notice.isEmpty() || isMore(end))) {
                notice = Option.some(new Notice(trial.name(), end));
            }
            if (result.message().equals(Switched.UNFIT)) {
                unfit.add(trial);
            }
            came += isElsewhere(result) ? 0 : 1;
            if (notice.exists(each -> isMore(each.end())) || end == End.TIMEOUT || elsewhere && came == MOST) {
                break;
            }
        }
        return new Outcome(mutant, keys, notice, elsewhere && notice.isDefined(), "");
    }

    private static boolean isElsewhere(Lab.Result result) {
        return result.message().equals(Switched.ELSEWHERE) || result.message().equals(Switched.UNFIT);
    }

    /** Returns the tests that could not be asked, with the reason. */
    Array<String> unfit() {
        return Array.ofAll(unfit)
                .map(each -> each.name() + ": fails among classes with alterations, though all are switched off")
                .sorted();
    }

    /** That code breaks down, or does not come to an end, shows of it only that it runs. */
    private static boolean isMore(End end) {
        return end == End.ASSERTION || end == End.REFUSAL;
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
