package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.ChangeFrame.CHOSEN;
import static io.github.cardfold.kernel.ChangeFrame.EVENT;
import static io.github.cardfold.kernel.ChangeFrame.RULE;

import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Redirection;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.List;

/**
 * The rounds of a change in which its events are settled, nothing having moved: what is forbidden is left out, rules
 * send events elsewhere, effects replace them, others go along. Whatever alters the batch begins a new round.
 */
final class Rounds {
    private Rounds() {}

    /** Tells whether a change has to pass its rounds in a frame: somebody may be asked, or something goes along. */
    static boolean needFrame(Rules rules, Position position, Batch settled) {
        for (Redirection rule : rules.redirections()) {
            if (!rule.procedure().isEmpty() && redirectsAny(rule, position, settled)) {
                return true;
            }
        }
        for (Joining rule : rules.joins()) {
            for (int at = 0; at < settled.size(); at++) {
                if (rule.joins(position, settled, at)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean redirectsAny(Redirection rule, Position position, Batch batch) {
        for (int at = 0; at < batch.size(); at++) {
            if (rule.redirect(position, batch.get(at)) != null) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns what is left of a batch, and where its events go, if nobody is asked and nothing is replaced or added.
     */
    static Batch settled(Rules rules, Position position, Batch proposed) {
        Batch permitted = rules.prohibited().permitted(position, proposed);
        for (Redirection rule : rules.redirections()) {
            if (rule.procedure().isEmpty() && redirectsAny(rule, position, permitted)) {
                return redirected(Attempts.of(rules.prohibited(), rules.redirections(), permitted), position);
            }
        }
        return permitted;
    }

    private static Batch redirected(Attempts attempts, Position position) {
        while (attempts.redirect(position)) {
            attempts.bar(position);
        }
        return attempts.batch();
    }

    /** Returns how far the frame of a change has come in its rounds. */
    static Attempts attempts(Run run) {
        Rules rules = Runner.of(run).rules();
        return Attempts.of(rules.prohibited(), rules.redirections(), run.frame());
    }

    /** Lets the frame of a change hold how far it has come in its rounds. */
    static void keep(Run run, Attempts attempts) {
        Runner.of(run).batch(attempts.batch());
        attempts.keep(run);
    }

    static void bar(Run run) {
        Attempts attempts = attempts(run);
        attempts.bar(run.position());
        keep(run, attempts);
    }

    static void redirect(Run run) {
        Attempts attempts = attempts(run);
        if (attempts.redirect(run.position())) {
            keep(run, attempts);
            Runner.of(run).go("bar");
        } else if (!asks(run, attempts)) {
            Runner.of(run).go("replace");
        }
    }

    private static boolean asks(Run run, Attempts attempts) {
        Redirection[] all = Runner.of(run).rules().redirections();
        for (int rule = 0; rule < all.length; rule++) {
            for (int at = 0;
                    !all[rule].procedure().isEmpty() && at < attempts.batch().size();
                    at++) {
                if (!attempts.isTried(at, rule)
                        && all[rule].redirect(run.position(), attempts.batch().get(at)) != null) {
                    run.set(EVENT, at);
                    run.set(RULE, rule);
                    run.call(all[rule].procedure(), at);
                    return true;
                }
            }
        }
        return false;
    }

    /** What was chosen says where the event goes. */
    static void redirectTo(Run run) {
        Attempts attempts = attempts(run);
        int at = run.get(EVENT);
        Event next = attempts.redirected(run.position(), at, run.get(RULE), run.objects(CHOSEN));
        run.clear(CHOSEN);
        attempts.tried(at, run.get(RULE));
        if (next != null) {
            attempts.exchange(at, next);
        }
        keep(run, attempts);
        Runner.of(run).go("bar");
    }

    static void join(Run run) {
        Attempts attempts = attempts(run);
        Joining[] all = Runner.of(run).rules().joins();
        for (int rule = 0; rule < all.length; rule++) {
            for (int at = 0; at < attempts.batch().size(); at++) {
                int number = number(run, rule);
                if (!attempts.isTried(at, number) && all[rule].joins(run.position(), attempts.batch(), at)) {
                    attempts.tried(at, number);
                    keep(run, attempts);
                    run.set(EVENT, at);
                    run.set(RULE, rule);
                    if (!all[rule].procedure().isEmpty()) {
                        run.call(all[rule].procedure(), at);
                    }
                    return;
                }
            }
        }
        Attempts.forget(run);
        Runner.of(run).arrange(Emerging.ordered(run.position(), attempts.batch()));
        Runner.of(run).go(ChangePurposes.CHANCE);
    }

    /** The rules of what goes along are numbered behind the redirections. */
    private static int number(Run run, int rule) {
        return Runner.of(run).rules().redirections().length + rule;
    }

    static void along(Run run) {
        Attempts attempts = attempts(run);
        int at = run.get(EVENT);
        Batch along = Runner.of(run)
                .rules()
                .joins()[run.get(RULE)]
                .along(run.position(), attempts.batch(), at, run.objects(CHOSEN));
        run.clear(CHOSEN);
        attempts.append(
                at, besides(attempts.batch(), along).by(attempts.batch().get(at).cause()));
        keep(run, attempts);
        Runner.of(run).go("bar");
    }

    /** An object goes only one way at once. */
    static Batch besides(Batch batch, Batch along) {
        List<Event> others = new ArrayList<>();
        for (int i = 0; i < along.size(); i++) {
            if (!goes(along.get(i)) || !isGoing(batch, along.get(i).object())) {
                others.add(along.get(i));
            }
        }
        return Batch.ofAll(others);
    }

    private static boolean goes(Event event) {
        return event.object() != 0 && (event.kind() == EventKind.MOVE || event.kind() == EventKind.ERASE);
    }

    private static boolean isGoing(Batch batch, int object) {
        for (int i = 0; i < batch.size(); i++) {
            if (goes(batch.get(i)) && batch.get(i).object() == object) {
                return true;
            }
        }
        return false;
    }
}
