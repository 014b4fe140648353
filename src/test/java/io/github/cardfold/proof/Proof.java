package io.github.cardfold.proof;

import io.github.cardfold.proof.Verdict.Lists;
import io.github.cardfold.proof.Verdict.State;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/**
 * One run of the proof.
 *
 * @param verdicts one for each section in each place
 * @param broken tests that fail without any change, with what they say
 * @param stale entries of the list of accepted survivors that fit nothing, or that a test notices by now
 */
record Proof(Array<Verdict> verdicts, Array<String> broken, Array<String> stale) {

    /** Puts a subject to the proof. */
    static Proof of(Subject whole, Settings settings, Lists lists, Supplier<Lab> labs) {
        var keys = whole.keys().filter(settings::wants);
        var wanted = settings.base().isEmpty()
                ? keys
                : Touched.since(settings.base(), whole).filter(keys::contains);
        var only = settings.base().isEmpty() ? settings : settings.only(wanted);
        Subject subject = whole.only(wanted);
        var trials = wanted.flatMap(subject::trials).distinct();
        try (Lab lab = labs.get()) {
            var results = Trier.run(lab, trials);
            var broken = results.filterValues(each -> each.end() != Lab.End.PASSED)
                    .map(each -> each._1.name() + ": " + each._2.message())
                    .toArray();
            var durations = results.mapKeys(Trial::selector).mapValues(Lab.Result::millis);
            var trier = new Trier(
                    subject.without(results.filterValues(each -> each.end() != Lab.End.PASSED)
                            .keySet()),
                    durations,
                    settings.all());
            var findings = settings.jobs() == 1
                    ? subject.elements().map(each -> trier.examine(each, lab))
                    : together(subject.elements(), trier, labs, settings.jobs());
            var verdicts = Verdict.of(findings, subject, only, lists);
            return new Proof(verdicts, broken, stale(verdicts, whole, lists.accepted()));
        }
    }

    private static Array<Finding> together(Array<Element> elements, Trier trier, Supplier<Lab> labs, int jobs) {
        var own = ThreadLocal.withInitial(labs);
        var all = new java.util.concurrent.ConcurrentLinkedQueue<Lab>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            var futures = elements.map(element -> pool.submit(() -> {
                Lab lab = own.get();
                if (!all.contains(lab)) {
                    all.add(lab);
                }
                return trier.examine(element, lab);
            }));
            return futures.map(Proof::joined);
        } finally {
            pool.shutdownNow();
            all.forEach(Lab::close);
        }
    }

    private static Finding joined(Future<Finding> future) {
        try {
            return future.get();
        } catch (InterruptedException | java.util.concurrent.ExecutionException cause) {
            throw new IllegalStateException(cause);
        }
    }

    private static Array<String> stale(Array<Verdict> verdicts, Subject whole, Map<String, String> accepted) {
        var places = whole.elements().flatMap(element -> element.keys().map(key -> Verdict.place(key, element)));
        var proven = verdicts.filter(each -> each.state() != State.ACCEPTED).map(Verdict::place);
        return accepted.keySet().toArray().flatMap(entry -> {
            if (!places.contains(entry)) {
                return Array.of(entry + " is accepted, but there is no such place");
            }
            return proven.contains(entry) ? Array.of(entry + " is accepted, but proven by now") : Array.empty();
        });
    }

    Array<Verdict> in(State state) {
        return verdicts.filter(each -> each.state() == state);
    }

    /** Tells whether there is nothing to complain about. */
    boolean isGood() {
        return broken.isEmpty() && stale.isEmpty() && in(State.SURVIVES).isEmpty();
    }
}
