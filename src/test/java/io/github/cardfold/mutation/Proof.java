package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Element.Sort;
import io.github.cardfold.mutation.Verdict.Lists;
import io.github.cardfold.mutation.Verdict.State;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * One run of the proof.
 *
 * @param verdicts one for each section in each place
 * @param outcomes one for each alteration that a test has to notice by itself
 * @param lists the reviewed lists
 * @param broken tests that fail without any change, with what they say
 * @param stale entries of the list of accepted survivors that fit nothing, or that a test notices by now
 */
record Proof(Array<Verdict> verdicts, Array<Outcome> outcomes, Lists lists, Array<String> broken, Array<String> stale) {

    /** Puts a subject to the proof. */
    static Proof of(Subject whole, Settings settings, Lists lists, Supplier<Lab> labs) {
        return of(whole, settings, lists, labs, line -> {});
    }

    /**
     * Puts a subject to the proof.
     *
     * @param tell takes each line that tells what was found so far, see {@link Journal}
     */
    static Proof of(Subject whole, Settings settings, Lists lists, Supplier<Lab> labs, Consumer<String> tell) {
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
            var places =
                    subject.elements().filter(each -> settings.kinds().isEmpty() && each.sort() != Sort.REQUIREMENT);
            var journal = new Journal(places, subject, only, lists, tell);
            var findings = each(
                    places,
                    (place, own) -> journal.note(trier.examine(place, own)),
                    lab,
                    labs,
                    settings.jobs());
            var singles = singles(subject.elements(), whole).filterValues(each -> settings.wants(each._1.kind()));
            var outcomes = each(
                    singles.toArray(),
                    (pair, own) -> journal.note(trier.single(pair._2._1, pair._2._2, own)),
                    lab,
                    labs,
                    settings.jobs());
            var verdicts = Verdict.of(findings, subject, only, lists);
            return new Proof(
                    verdicts,
                    outcomes,
                    lists,
                    broken.appendAll(trier.unfit()),
                    stale(verdicts, whole, lists.accepted()).appendAll(stale(outcomes, lists.singles())));
        }
    }

    /**
     * Returns the alterations of elements by their names, with all sections of the library that their code carries out.
     */
    private static Map<String, Tuple2<Mutant, Array<String>>> singles(Array<Element> elements, Subject whole) {
        Map<String, Tuple2<Mutant, Array<String>>> wanted = elements.flatMap(
                        each -> each.singles().get())
                .distinctBy(Mutant::group)
                .toLinkedMap(each -> Tuple.of(each.group(), Tuple.of(each, Array.empty())));
        for (Element element : whole.elements()) {
            for (Mutant each : element.singles().get()) {
                wanted = wanted.computeIfPresent(
                                each.group(),
                                (name, pair) -> pair.map2(
                                        keys -> keys.appendAll(element.keys()).distinct()))
                        ._2;
            }
        }
        return wanted;
    }

    private static <T, R> Array<R> each(
            Array<T> all, BiFunction<T, Lab, R> examination, Lab lab, Supplier<Lab> labs, int jobs) {
        if (jobs == 1) {
            return all.map(each -> examination.apply(each, lab));
        }
        var own = ThreadLocal.withInitial(labs);
        var used = new ConcurrentLinkedQueue<Lab>();
        ExecutorService pool = Executors.newFixedThreadPool(jobs);
        try {
            var futures = all.map(each -> pool.submit(() -> {
                Lab mine = own.get();
                if (!used.contains(mine)) {
                    used.add(mine);
                }
                return examination.apply(each, mine);
            }));
            return futures.map(Proof::joined);
        } finally {
            pool.shutdownNow();
            used.forEach(Lab::close);
        }
    }

    private static <R> R joined(Future<R> future) {
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

    /** Accepted alterations that a test notices by now; whether a name fits at all is told by the names of all. */
    private static Array<String> stale(Array<Outcome> outcomes, Map<String, String> accepted) {
        return outcomes.filter(each -> !each.survives()
                        && !each.breaks()
                        && accepted.containsKey(each.mutant().group()))
                .map(each -> each.mutant().group() + " is accepted, but noticed by now");
    }

    /** Returns the alterations that no test notices and no list accepts. */
    Array<Outcome> survivors() {
        return outcomes.filter(each ->
                each.survives() && !lists.singles().containsKey(each.mutant().group()));
    }

    Array<Verdict> in(State state) {
        return verdicts.filter(each -> each.state() == state);
    }

    /** Tells whether there is nothing to complain about. */
    boolean isGood() {
        return broken.isEmpty()
                && stale.isEmpty()
                && in(State.SURVIVES).isEmpty()
                && survivors().isEmpty();
    }
}
