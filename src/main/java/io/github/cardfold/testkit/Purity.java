package io.github.cardfold.testkit;

import io.github.cardfold.fuzz.Probe;
import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.notation.StateDiff;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * Whether a step is the same under rules of another assembly, in other threads, after the state was written and read.
 *
 * @param others the other rules
 * @param limit how long the step may take
 */
record Purity(Rules others, Duration limit) implements Probe {
    @Override
    public Option<String> wrong(State before, Action action, State after) {
        String saved = StateJson.write(before);
        CompletableFuture<Again> one = CompletableFuture.supplyAsync(() -> Again.of(saved, others, action));
        CompletableFuture<Again> other = CompletableFuture.supplyAsync(() -> Again.of(saved, others, action));
        return wrong(after, one.join())
                .orElse(() -> wrong(after, other.join()))
                .orElse(() ->
                        tooLong(Math.min(one.join().nanoseconds(), other.join().nanoseconds())));
    }

    private Option<String> wrong(State after, Again again) {
        if (!again.state().equals(after)) {
            return Option.some("worked out again, in another thread, the step leads to another state\n"
                    + StateDiff.between(after, again.state()));
        }
        return Option.when(
                !again.state().legalActions().equals(after.legalActions()),
                "worked out again, in another thread, the legal answers are others");
    }

    private Option<String> tooLong(long nanoseconds) {
        return Option.when(
                nanoseconds > limit.toNanos(),
                () -> "the step takes " + nanoseconds / 1_000_000 + " ms, more than " + limit.toMillis());
    }

    /**
     * A step that was taken again.
     *
     * @param state where it leads to
     * @param nanoseconds how long it took, with the legal answers after it
     */
    private record Again(State state, long nanoseconds) {
        static Again of(String saved, Rules rules, Action action) {
            State before = StateJson.read(rules, saved);
            long begun = System.nanoTime();
            State after = before.step(action);
            after.legalActions().size();
            return new Again(after, System.nanoTime() - begun);
        }
    }
}
