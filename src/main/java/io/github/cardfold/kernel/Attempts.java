package io.github.cardfold.kernel;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibited;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.Run;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A batch on its way through the rounds of a change, with what was tried on each of its events: by their numbers the
 * redirections and the rules of what goes along, by their ids the effects that replace events. What an event turns into
 * inherits that, so that the rounds come to an end.
 */
final class Attempts implements Prohibited.Splice {
    private static final int[] NOTHING = {};

    private final Prohibited prohibited;
    private final Redirection[] redirections;
    private Batch batch;
    private final Pairs ruled;
    private final Applied replaced;

    private Attempts(Prohibited prohibited, Redirection[] redirections, Batch batch, Pairs ruled, Applied replaced) {
        this.prohibited = prohibited;
        this.redirections = redirections;
        this.batch = batch;
        this.ruled = ruled;
        this.replaced = replaced;
    }

    /** Starts with a batch on which nothing was tried. */
    static Attempts of(Prohibited prohibited, Redirection[] redirections, Batch batch) {
        return new Attempts(prohibited, redirections, batch, new Pairs(), new Applied());
    }

    /** Goes on with what the frame of a change holds. */
    static Attempts of(Prohibited prohibited, Redirection[] redirections, Frame frame) {
        return new Attempts(prohibited, redirections, frame.batch(), Pairs.of(frame), Applied.of(frame));
    }

    /** Lets the frame of the change hold what was tried. */
    void keep(Run run) {
        ruled.keep(run);
        replaced.keep(run);
    }

    /** Lets the frame of the change forget what was tried, but for what happens instead of something else. */
    static void forget(Run run) {
        Pairs.of(run.frame()).of(Pairs.INSTEAD).keep(run);
        Applied.forget(run);
        run.set(ChangeFrame.RULE, 0);
    }

    Batch batch() {
        return batch;
    }

    boolean isTried(int event, int rule) {
        return ruled.has(event, rule);
    }

    void tried(int event, int rule) {
        ruled.add(event, rule);
    }

    boolean isApplied(int event, Replacer by) {
        return replaced.has(event, by);
    }

    void applied(int event, Replacer by) {
        replaced.add(event, by);
    }

    /** Returns the texts that were applied to an event. */
    List<Replacer> textsTo(int event) {
        return replaced.textsTo(event);
    }

    @Override
    public void spliced(int at, int count) {
        ruled.spliced(at, count);
        replaced.spliced(at, count);
    }

    /** Puts events in the place of one, which all inherit what was tried on it. */
    void splice(int at, Batch others) {
        batch = batch.splice(at, others);
        spliced(at, others.size());
    }

    /** Lets events happen instead of one. */
    @Rule(jp = "11.12.1.1")
    void replace(int at, Batch others) {
        splice(at, others);
        instead(at, others.size());
    }

    private void instead(int first, int count) {
        for (int at = first; at < first + count; at++) {
            tried(at, Pairs.INSTEAD);
        }
    }

    /** Puts an event in the place of another, from which it inherits the cause too. */
    void exchange(int at, Event event) {
        batch = batch.with(at, event.cause() == null ? event.by(batch.get(at).cause()) : event);
    }

    /** Adds events that go along with one, on which nothing was tried. */
    void append(int at, Batch others) {
        if (isTried(at, Pairs.INSTEAD)) {
            instead(batch.size(), others.size());
        }
        batch = batch.plus(others);
    }

    /** Leaves out what is forbidden. */
    @Rule(jp = "1.3.3")
    void bar(Position position) {
        batch = prohibited.permitted(position, batch, this);
    }

    /** Lets the redirections that ask nobody send events elsewhere, each at most once an event; false if none did. */
    boolean redirect(Position position) {
        boolean redirected = false;
        for (int rule = 0; rule < redirections.length; rule++) {
            for (int at = 0; redirections[rule].procedure().isEmpty() && at < batch.size(); at++) {
                Event next = redirected(position, at, rule, NOTHING);
                if (next != null) {
                    tried(at, rule);
                    exchange(at, next);
                    redirected = true;
                }
            }
        }
        return redirected;
    }

    /** Returns what a redirection makes of an event, null if nothing or if it was tried already. */
    @Nullable
    Event redirected(Position position, int at, int rule, int[] chosen) {
        return isTried(at, rule) ? null : redirections[rule].redirect(position, batch.get(at), chosen);
    }
}
