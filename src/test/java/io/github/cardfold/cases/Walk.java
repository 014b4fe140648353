package io.github.cardfold.cases;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.cardfold.json.StateJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.view.SeenEvent;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A walk through a case of {@code docs/KERNEL.md}: it keeps, from one decision to the next, where the stack stood when
 * each batch was proposed, and the batch.
 */
final class Walk implements StepListener {
    private final Function<Position, String> watched;
    private State state;
    private String at = "";
    private Array<String> proposed = Array.empty();
    private Array<Integer> sizes = Array.empty();
    private Map<String, String> seen = LinkedHashMap.empty();

    /**
     * Begins.
     *
     * @param watched what is looked at before each step, see {@link #seenAt}
     */
    Walk(State state, Function<Position, String> watched) {
        this.state = state;
        this.watched = watched;
    }

    Walk(State state) {
        this(state, position -> "");
    }

    /** Returns the state now. */
    State state() {
        return state;
    }

    /** Returns the stack from the frame of a procedure on, top last with its label: {@code 9.6 > 6.3.3@6.3.3.4}. */
    String stack(String from) {
        return stack(state.position(), from);
    }

    private static String stack(Position position, String from) {
        Array<String> names = Array.range(0, position.depth())
                .map(i -> position.frame(i).procedure().name());
        Frame top = position.frame(position.depth() - 1);
        return names.drop(Math.max(0, names.indexOf(from))).mkString(" > ") + "@" + top.label();
    }

    /** Checks who is asked and where the stack stands. */
    Walk asked(Seat seat, String from, String stack) {
        assertEquals(
                seat + ": " + stack, state.decision().map(each -> each.seat()).getOrNull() + ": " + stack(from));
        return this;
    }

    /** Checks the answers, as the notation has them. */
    Walk offered(String... answers) {
        assertEquals(Array.of(answers), Array.ofAll(state.legalActions()).map(each -> Notation.described(state, each)));
        return this;
    }

    /** Gives an answer, by its words in the notation. */
    Walk answers(String words) {
        Array<Action> legal = Array.ofAll(state.legalActions());
        Action action = legal.find(each -> Notation.described(state, each).equals(words))
                .getOrElseThrow(() -> new AssertionError(
                        words + " is none of " + legal.map(each -> Notation.described(state, each))));
        proposed = Array.empty();
        sizes = Array.empty();
        seen = LinkedHashMap.empty();
        State before = state;
        state = state.step(action, this);
        assertEquals("", Audit.of(before).broken(state).mkString("\n"));
        assertEquals(state, StateJson.read(state.rules(), StateJson.write(state)));
        return this;
    }

    /** Lets chance draw the first card of those that it may draw. */
    Walk draws() {
        return answers(Notation.described(state, state.legalActions().get(0)));
    }

    /** Gives an answer by which nothing is done, or else the first one. */
    Walk idles() {
        Action idle = Array.ofAll(state.legalActions())
                .find(each ->
                        each.shape() == Action.Shape.PASS || each.shape() == Action.Shape.YES_NO && each.number() == 0)
                .getOrElse(state.legalActions().get(0));
        return answers(Notation.described(state, idle));
    }

    /** Checks the batches since the last answer, each with the stack at which it was proposed. */
    Walk happened(String... batches) {
        int from = 0;
        Array<String> told = Array.empty();
        for (int i = 0; i < sizes.size(); i++) {
            int start = from;
            told = told.append(proposed.get(i) + " "
                    + Array.range(start, start + sizes.get(i))
                            .map(each -> Notation.event(state.position(), state.event(each)))
                            .mkString("{", "; ", "}"));
            from += sizes.get(i);
        }
        assertEquals(Array.of(batches).mkString("\n"), told.mkString("\n"));
        return this;
    }

    /** Returns what was watched just before a step, since the last answer. */
    String seenAt(String label) {
        return seen.getOrElse(label, "never came to " + label);
    }

    /** Returns what a seat is told of since the last answer. */
    Array<String> told(Seat seat) {
        return View.events(state, seat).map(SeenEvent::text);
    }

    @Override
    public void ran(String procedure, String label) {}

    @Override
    public void reached(String procedure, String label, Supplier<State> moment) {
        Position there = moment.get().position();
        seen = seen.put(label, watched.apply(there));
        if (!procedure.equals("change")) {
            at = there.frame(there.depth() - 1).procedure().name() + "@" + label;
        }
    }

    @Override
    public void committed(int events) {
        if (events > 0) {
            proposed = proposed.append(at);
            sizes = sizes.append(events);
        }
    }
}
