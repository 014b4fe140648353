package io.github.cardfold.mutation;

import io.github.cardfold.mutation.Verdict.Lists;
import io.github.cardfold.mutation.Verdict.State;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Consumer;

/**
 * Tells what a proof has found while it goes on: each section with its clauses as soon as all its places have been
 * examined, and each alteration that no test has noticed.
 */
final class Journal {
    private final Subject subject;
    private final Settings settings;
    private final Lists lists;
    private final Consumer<String> tell;
    /** How many places of each section are still to be examined. */
    private Map<String, Integer> left;
    /** What was found in places of sections that are not decided yet. */
    private Map<String, Array<Finding>> found = LinkedHashMap.empty();

    /**
     * Begins one.
     *
     * @param places those that will be examined
     * @param tell takes each line
     */
    Journal(Array<Element> places, Subject subject, Settings settings, Lists lists, Consumer<String> tell) {
        this.subject = subject;
        this.settings = settings;
        this.lists = lists;
        this.tell = tell;
        left = places.flatMap(each -> each.keys().distinct())
                .groupBy(key -> key)
                .mapValues(Array::size);
    }

    /** Notes what was found in a place. */
    synchronized Finding note(Finding finding) {
        for (String key : finding.element().keys().distinct()) {
            left = left.computeIfPresent(key, (same, count) -> count - 1)._2;
            found = found.put(key, found.getOrElse(key, Array.empty()).append(finding));
            if (left.getOrElse(key, 0) == 0) {
                decide(key);
                found = found.remove(key);
            }
        }
        return finding;
    }

    private void decide(String key) {
        var verdicts = Verdict.of(found.getOrElse(key, Array.empty()), subject, settings, lists);
        subject.clauses(key).prepend(key).forEach(each -> tell(each, verdicts.filter(its -> its.key().equals(each))));
    }

    /** A section is what the worst of its places is; where it is not proven, these are told. */
    private void tell(String key, Array<Verdict> own) {
        own.map(Verdict::state).maxBy(State::ordinal).forEach(worst -> {
            var places = own.filter(each -> each.state() == worst && worst != State.PROVEN)
                    .map(each -> each.finding().element().where());
            tell.accept(key + "\t" + worst.label() + places.map(each -> "\t" + each).mkString());
        });
    }

    /** Notes what came of an alteration. */
    synchronized Outcome note(Outcome outcome) {
        String name = outcome.mutant().group();
        if (outcome.survives() && !lists.singles().containsKey(name)) {
            tell.accept(name + "\tnot noticed\t" + outcome.keys().mkString(", "));
        }
        return outcome;
    }
}
