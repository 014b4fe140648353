package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.scenario.tournament.Mismatch;
import io.github.cardfold.scenario.words.Actions;
import io.github.cardfold.scenario.words.Sight;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/** One scenario being played. It stops at the first step that cannot be played. */
final class Playing {
    private static final int MOST_ANSWERS = 500;

    private final Scenario scenario;
    private final Ear ear;
    private final List<Failure> failures = new ArrayList<>();
    private final Deque<Reading> general;
    private final Deque<Reading> chance = new ArrayDeque<>();
    private final Audit audit;
    private State state;
    private State before;
    private Array<Passage> passed = Array.empty();

    private final UnaryOperator<State> between;

    private Playing(Scenario scenario, StepListener listener, UnaryOperator<State> between) {
        this.scenario = scenario;
        this.between = between;
        ear = new Ear(listener, this::look);
        state = between.apply(scenario.start());
        before = state;
        audit = Audit.of(state);
        general = new ArrayDeque<>(scenario.script().chance().asJava());
    }

    static Array<Failure> of(Scenario scenario, StepListener listener) {
        return of(scenario, listener, UnaryOperator.identity());
    }

    /** Returns what fails if something comes between one answer and the next, such as that the state is saved. */
    static Array<Failure> of(Scenario scenario, StepListener listener, UnaryOperator<State> between) {
        if (scenario.outside().isDefined()) {
            return scenario.outside().get().mismatches().map(each -> failure(scenario, each));
        }
        Playing playing = new Playing(scenario, listener, between);
        playing.play();
        return Array.ofAll(playing.failures);
    }

    private static Failure failure(Scenario scenario, Mismatch found) {
        String path = scenario.inFile(found.path());
        return new Failure(path, path, found.expected(), found.found(), "");
    }

    private void play() {
        Script script = scenario.script();
        ear.came(state);
        passed = Array.of(scenario.opening());
        boolean goesOn = attempt("the start", this::draw);
        check(script.begin(), "the start", passed);
        for (int i = 0; goesOn && i < script.steps().size(); i++) {
            goesOn = play(script.steps().get(i));
        }
        if (goesOn) {
            check(script.end(), "the end", passed);
            leftOver(general, "the end");
            if (isDrawing()) {
                fail("the end", new Finding("$.chance", "all draws to be said", "one more; " + waiting()), passed);
            }
        }
    }

    private boolean play(PlayStep step) {
        before = state;
        passed = Array.empty();
        ear.waitFor(step.stops());
        chance.addAll(step.chance().asJava());
        boolean played = attempt(step.path(), () -> {
            draw();
            for (Reading action : step.actions()) {
                act(action);
                draw();
            }
            step.until().forEach(this::waitFor);
            step.refused().forEach(action -> refused(action, step.because()));
        });
        if (passed.isEmpty()) {
            passed = Array.of(ear.passage(state));
        }
        if (played) {
            leftOver(chance, step.path());
            missed(step.path());
            check(step.then(), step.path(), passed);
        }
        chance.clear();
        return played;
    }

    private boolean attempt(String moment, Runnable playing) {
        try {
            playing.run();
            return true;
        } catch (Unplayable e) {
            fail(moment, e.finding, passed);
            return false;
        }
    }

    private void check(Holding holding, String moment, Array<Passage> led) {
        holding.findings(new Moment(before, led)).forEach(finding -> fail(moment, finding, led));
    }

    /** Looks at a moment on the way. */
    private void look(Stop stop, Passage there) {
        check(stop.holding(), stop.path().replaceFirst("\\.at$", "") + ", at " + stop.label(), passed.append(there));
    }

    private void missed(String moment) {
        ear.missed()
                .forEach(stop -> fail(
                        moment,
                        new Finding(
                                stop.path(), "the rules to come to " + stop.label(), "that they do not, or not then"),
                        passed));
    }

    private void fail(String moment, Finding finding, Array<Passage> led) {
        failures.add(new Failure(
                scenario.inFile(moment),
                scenario.inFile(finding.path()),
                finding.expected(),
                finding.found(),
                Change.between(before, led)));
    }

    private void leftOver(Deque<Reading> outcomes, String moment) {
        if (!outcomes.isEmpty()) {
            Reading first = outcomes.element();
            fail(
                    moment,
                    new Finding(first.path(), "chance to draw " + first.data(), "no draw that it was left for"),
                    passed);
        }
    }

    private void act(Reading text) {
        Action action = read(text);
        requireDrawn(text, action.seat());
        Either<Refusal, State> after = state.tryStep(action, ear);
        if (after.isLeft()) {
            throw new Unplayable(
                    text.path(),
                    "\"" + text.text() + "\" to be legal",
                    "refused, " + Reading.word(after.getLeft().reason()) + " ("
                            + after.getLeft().section() + "); " + waiting());
        }
        go(after.get());
    }

    private void requireDrawn(Reading at, Seat answering) {
        if (answering != Seat.NATURE && isDrawing()) {
            throw new Unplayable(at.path(), "\"chance\" to say before this what is drawn", "nothing; " + waiting());
        }
    }

    private boolean isDrawing() {
        return state.decision().exists(each -> each.seat() == Seat.NATURE);
    }

    private void go(State next) {
        requireSound(next);
        state = between.apply(next);
        passed = passed.append(ear.passage(next));
    }

    /** Whatever a scenario plays comes to states that can be; a position laid out may itself be odd. */
    private void requireSound(State next) {
        List<String> broken = new ArrayList<>(Audit.untold(state, next).asJava());
        ScenarioGame game = ScenarioGame.of(state.rules());
        if (audit.broken(state).isEmpty() && game.broken(state).isEmpty()) {
            broken.addAll(audit.broken(next).appendAll(game.broken(next)).asJava());
        }
        if (!broken.isEmpty()) {
            throw new Unplayable("$", "the rules to come to a state that can be", String.join("; ", broken));
        }
    }

    private Action read(Reading text) {
        try {
            return Actions.read(state, text.text());
        } catch (NotationException e) {
            throw new Unplayable(text.path(), "an action", String.valueOf(e.getMessage()) + "; " + waiting());
        }
    }

    private String waiting() {
        if (state.isOver()) {
            return "the game is over: " + state;
        }
        Sight sight = new Referee(Moment.start(state));
        return sight.asked().replaceFirst(" .*", "") + " is asked (" + sight.purpose() + ", "
                + sight.asked().replaceFirst("[A-Z]+ ", "") + "): "
                + sight.legal().map(sight::words).distinct().mkString(", ");
    }

    private void waitFor(Reading until) {
        for (int answers = 0; answers < MOST_ANSWERS && !state.isOver(); answers++) {
            Sight sight = new Referee(Moment.start(state));
            if (sight.asked().equals(until.text())) {
                return;
            }
            requireDrawn(until, Seat.A);
            go(state.step(idle(), ear));
            draw();
        }
        throw new Unplayable(
                until.path(), until.text() + " to be asked", "it never comes to that; in the end " + waiting());
    }

    /** Does nothing where that is possible, and else what comes first. */
    private Action idle() {
        ActionList legal = state.legalActions();
        return legal.find(each ->
                        each.shape() == Action.Shape.PASS || each.shape() == Action.Shape.YES_NO && each.number() == 0)
                .getOrElse(legal.head());
    }

    private void refused(Reading text, PlayStep.Because because) {
        Action action = read(text);
        Either<Refusal, State> after = state.tryStep(action);
        if (after.isRight()) {
            throw new Unplayable(text.path(), "\"" + text.text() + "\" to be refused", "it is legal");
        }
        String reason = Reading.word(after.getLeft().reason());
        String section = after.getLeft().section();
        boolean asSaid = (because.reason().isEmpty() || because.reason().equals(reason))
                && (because.section().isEmpty() || because.section().equals(section));
        if (!asSaid) {
            fail(
                    text.path(),
                    new Finding(
                            because.path(),
                            (because.reason() + " " + because.section()).strip(),
                            reason + " " + section + ": " + after.getLeft().sentence()),
                    passed);
        }
    }

    /** Lets chance draw what the scenario says, as long as chance is asked. */
    private void draw() {
        while (isDrawing()) {
            Deque<Reading> outcomes = chance.isEmpty() ? general : chance;
            ActionList legal = state.legalActions();
            boolean alike = legal.map(this::outcome).distinct().size() == 1;
            if (outcomes.isEmpty() && alike) {
                go(state.step(legal.head(), ear));
                continue;
            }
            if (outcomes.isEmpty()) {
                return;
            }
            Reading outcome = outcomes.element();
            String said = outcome.data() instanceof Data.Whole
                    ? String.valueOf(outcome.whole(0, Integer.MAX_VALUE))
                    : outcome.text();
            Array<Action> fitting = legal.filter(each -> outcome(each).equals(said));
            if (!fitting.isEmpty()) {
                outcomes.remove();
                go(state.step(fitting.head(), ear));
            } else if (alike) {
                go(state.step(legal.head(), ear));
            } else {
                throw new Unplayable(
                        outcome.path(),
                        "chance to draw " + said,
                        "it can draw only "
                                + legal.map(this::outcome).distinct().mkString(", "));
            }
        }
    }

    /** What chance draws: the id of a card, or a number. */
    private String outcome(Action action) {
        return state.drawingPlace()
                .map(place -> state.position().objectAt(place, action.number()).definition())
                .map(definition -> state.rules().definition(definition).id())
                .getOrElse(() -> String.valueOf(action.number()));
    }

    /** Thrown where play cannot go on. */
    private static final class Unplayable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Finding finding;

        Unplayable(String path, String expected, String found) {
            super(path);
            finding = new Finding(path, expected, found);
        }
    }
}
