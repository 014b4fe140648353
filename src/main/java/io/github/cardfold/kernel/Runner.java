package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.ChangeFrame.CURSOR;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Committer;
import io.github.cardfold.kernel.position.Drawing;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Outline;
import io.github.cardfold.kernel.position.Prohibited;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Runs the stack: carries out step after step, and puts answers into the frames that asked. */
public final class Runner extends Run {
    /** The greatest number of steps between two decisions; beyond it the game ends undecided. */
    static final int BUDGET = 100_000;

    /** So many effects that last make every step count for one more, as whoever asks for information reads them all. */
    static final int EFFECTS_A_STEP = 200;

    private static final int NOBODY = -1;

    private final @Nullable Watch watch;
    private final Rules rules;
    private final Options options = new Options();
    private boolean hasOffered;
    /** How many changes the run has carried out. */
    private int changes;

    private @Nullable Procedure running;
    private int runningAt;
    private Triggered collector = new Triggered();
    /** What looks for a loop, in runs that are long enough for one. */
    private @Nullable Recurrence recurrence;

    Runner(Rules rules, OpenPosition position, @Nullable Watch watch) {
        super(position);
        this.rules = rules;
        this.watch = watch;
    }

    /** A run that stands still at a frame, for what writes into the values of that without any step. */
    static Runner standing(OpenPosition position, int frame) {
        Runner run = new Runner((Rules) position.rules(), position, null);
        run.lookAt(frame);
        return run;
    }

    /** Returns the run as the kernel's own steps need it. */
    static Runner of(Run run) {
        return (Runner) run;
    }

    Rules rules() {
        return rules;
    }

    private void reached(Frame frame) {
        if (watch != null) {
            watch.reached(frame.procedure().name(), frame.label(), open()::still);
        }
    }

    private void heard(Procedure procedure, Step step) {
        if (watch != null) {
            watch.ran(procedure.name(), step.label());
        }
    }

    /** Says that what a step of a procedure does was done without a frame of that procedure. */
    void passed(String procedure, String label) {
        if (watch != null) {
            watch.ran(procedure, label);
        }
    }

    @Override
    public void acts(RuleAction action) {
        if (watch != null) {
            watch.acted(action);
        }
    }

    /** Carries out a change without its stages. */
    Batch commit(Batch batch) {
        Batch done = Committer.commit(open(), batch);
        changes++;
        if (watch != null) {
            watch.committed(done.size());
        }
        return done;
    }

    /** Carries out nothing any more once the game is over. */
    boolean clearStackIfOver() {
        if (position().isOver()) {
            open().clearStack();
        }
        return position().isOver();
    }

    /** Runs the stack until a seat must be asked or the game is over. */
    void untilDecision() {
        for (int steps = 0; position().depth() > 0; steps += 1 + position().lastingCount() / EFFECTS_A_STEP) {
            if (clearStackIfOver()) {
                return;
            }
            if (steps > BUDGET) {
                open().undecided("no decision after " + BUDGET + " steps:" + trace());
                open().clearStack();
                return;
            }
            Frame frame = top();
            if (frame.at() == frame.procedure().size()) {
                open().pop();
            } else if (steps > Recurrence.PATIENCE && isLoop()) {
                endLoop();
            } else if (!runStep(frame)) {
                return;
            }
        }
    }

    private boolean isLoop() {
        Recurrence known = recurrence == null ? new Recurrence(rules.hasAsides()) : recurrence;
        recurrence = known;
        return !rules.game().loopSection().isEmpty() && known.isAgain(open(), changes);
    }

    /** Lets all seats that are left lose at once, or leaves the game undecided if its rules say nothing of loops. */
    @Rule(jp = "18.1.1.1")
    void endLoop() {
        String section = rules.game().loopSection();
        if (section.isEmpty()) {
            open().undecided("the same answers lead back to the same position for ever:" + trace());
            return;
        }
        commit(Batch.ofAll(position()
                .seats()
                .reject(position()::hasLost)
                .map(seat -> Event.lose(seat, section))
                .asJava()));
    }

    /** Runs the next step; false if it asks somebody. */
    private boolean runStep(Frame frame) {
        Procedure procedure = Procedure.of(frame);
        int at = frame.at();
        running = procedure;
        runningAt = at;
        Step step = procedure.step(at);
        reached(frame);
        if (!(step instanceof Step.Asking asking)) {
            goTo(procedure.next(at));
            heard(procedure, step);
            step.run(this, procedure, at);
            return true;
        }
        Ask ask = asking.ask();
        Seat seat = ask.seat(position(), frame);
        if (seat != Seat.NATURE && position().hasLost(seat)) {
            return answerFor(frame, ask);
        }
        if (seat == Seat.NATURE || !ask.isOpen(position(), frame)) {
            return false;
        }
        options.clear();
        ask.options(position(), frame, options);
        if (options.size() != 1 || !ask.resumeAt().isEmpty()) {
            Interrupt.offer(rules.asides(), position(), frame, ask, options);
        }
        hasOffered = options.size() != 1;
        if (hasOffered) {
            return false;
        }
        answer(options.first());
        return true;
    }

    /**
     * Lets the question on top of the stack begin anew: what was answered so far of one choice is forgotten, and what
     * replaces an event is looked for again.
     */
    void askAnew() {
        Frame frame = top();
        Ask ask = ((Step.Asking) Procedure.of(frame).step(frame.at())).ask();
        ask.forget(this);
        if (!ask.resumeAt().isEmpty()) {
            go(ask.resumeAt());
        } else if (frame.procedure() == rules.change() && Pipeline.isReplacing(frame)) {
            go(Pipeline.REPLACE);
        }
    }

    /** Whoever has lost is asked nothing: it passes or refuses or, where it cannot, gives the first answer there is. */
    private boolean answerFor(Frame frame, Ask ask) {
        options.clear();
        ask.options(position(), frame, options);
        if (options.size() == 0) {
            return false;
        }
        answer(options.first());
        return true;
    }

    /** Tells whether the run ended with a question whose options were looked at. */
    boolean hasOffered() {
        return hasOffered && !position().isOver();
    }

    /** Returns the codes of those options. */
    int[] offered() {
        return options.codes();
    }

    /** Puts an answer into the frame that asked, or carries out what is done instead of answering. */
    void answer(int code) {
        Frame frame = top();
        int at = frame.at();
        Procedure procedure = Procedure.of(frame);
        running = procedure;
        runningAt = at;
        Step.Asking step = (Step.Asking) procedure.step(at);
        Answer answer = new Answer(code);
        if (Interrupt.take(rules.asides(), this, step.ask(), answer)) {
            return;
        }
        goTo(procedure.next(at, answer));
        heard(procedure, step);
        step.ask().answer(this, answer);
    }

    /** Returns what is thrown instead of what a step has thrown. */
    RuntimeException thrown(Throwable thrown, Option<Decision> decision, Course course, long chance) {
        String procedure = running == null ? "" : running.name();
        String label = running == null ? "" : running.step(runningAt).label();
        return rules.thrown(
                new Breakdown(rules.contributor(procedure, label), procedure, label, decision, course, chance, thrown));
    }

    private String trace() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < position().depth(); i++) {
            Frame frame = position().frame(i);
            int at = Math.min(frame.at(), frame.procedure().size() - 1);
            text.append(' ')
                    .append(frame.procedure().name())
                    .append('/')
                    .append(frame.procedure().label(at));
        }
        return text.toString();
    }

    @Override
    public void propose(Batch batch) {
        if (rules.hasContributors() && running != null) {
            checkProposal(running, batch);
        }
        if (batch.isEmpty()) {
            return;
        }
        int gatherer = rules.gathers() ? gatherer() : NOBODY;
        if (gatherer == NOBODY) {
            Pipeline.propose(this, batch.by(cause()));
        } else {
            open().batch(gatherer, position().frame(gatherer).batch().plus(batch.by(cause())));
        }
    }

    /** The frame that gathers what this step proposes, as long as no change lies between. */
    private int gatherer() {
        for (int i = current(); i >= 0; i--) {
            Outline procedure = position().frame(i).procedure();
            if (procedure.gathers() || procedure == rules.change()) {
                return procedure.gathers() ? i : NOBODY;
            }
        }
        return NOBODY;
    }

    @Override
    public void instead(Frame.@Nullable Queued besides) {
        Frame gathered = frame();
        int change = current() - 1;
        if (!gathered.procedure().gathers()
                || change < 0
                || position().frame(change).procedure() != rules.change()) {
            throw new IllegalStateException("procedure " + gathered.procedure() + " replaces no event");
        }
        end();
        lookAt(change);
        Replacement.instead(this, gathered.batch(), besides);
    }

    /** What a step proposes that is not the game's own is looked at at once: later nobody would know whose it was. */
    private void checkProposal(Procedure procedure, Batch batch) {
        boolean isOwn = rules.contributor(
                        procedure.name(), procedure.step(runningAt).label())
                .isEmpty();
        String problem = isOwn ? null : batch == null ? "it is null" : batch.problem(position());
        if (problem != null) {
            throw new IllegalArgumentException("it proposes what cannot be: " + problem);
        }
    }

    @Override
    public @Nullable Cause cause() {
        for (int i = current(); rules.causes() && i >= 0; i--) {
            Frame frame = position().frame(i);
            Function<Frame, @Nullable Cause> cause = Procedure.of(frame).cause();
            if (cause != null) {
                return cause.apply(frame);
            }
        }
        return null;
    }

    @Override
    public void chosen(int... objects) {
        if (current() == 0 || position().frame(current() - 1).procedure() != rules.change()) {
            throw new IllegalStateException("procedure " + frame().procedure() + " was called by no stage of a change");
        }
        open().set(current() - 1, ChangeFrame.CHOSEN, objects.clone());
    }

    @Override
    public boolean wouldTrigger(Event fact) {
        return Pipeline.found(rules, position(), Batch.of(fact), new Triggered())
                .isAnyKnown();
    }

    @Override
    public Batch possible(Batch batch) {
        return Pipeline.possible(rules, position(), batch.by(cause()));
    }

    @Override
    public List<RuleAction> dueActions() {
        return rules.dueActions(position());
    }

    @Override
    public void unwindTo(String procedure, String label) {
        leaveFor(procedure, label);
        propose(Batch.ofAll(position()
                .queued()
                .filter(each -> each.queue().unwound() == QueueKind.Unwound.EMPTIED)
                .map(Event::unqueue)
                .asJava()));
    }

    @Override
    public void leaveFor(String procedure, String label) {
        int target = indexOf(procedure);
        while (position().depth() - 1 > target) {
            @Nullable Consumer<Run> unwound = Procedure.of(top()).unwound();
            if (unwound != null) {
                unwound.accept(this);
            }
            open().pop();
        }
        top();
        go(label);
    }

    /** Puts a frame on the stack that carries a change through its stages from one of them on. */
    void push(String stage, Batch batch) {
        push(rules.change());
        int top = position().depth() - 1;
        open().batch(top, batch);
        open().continueAt(top, rules.change().indexOf(stage));
    }

    /** Lets the change that was pushed last go on with one of its consequences. */
    void goOnWith(int consequence) {
        open().set(position().depth() - 1, CURSOR, consequence);
    }

    /** Returns a batch for which chance has drawn what it could. */
    Batch drawn(Batch batch, Prohibited.Splice told) {
        return Drawing.drawn(open(), batch, told);
    }

    /** Sets the change that this step's frame carries through its stages. */
    void batch(Batch batch) {
        open().batch(current(), batch);
    }

    /** Puts the events of that change in another order. */
    void arrange(Batch batch) {
        Pairs pairs = Pairs.of(frame());
        pairs.moved(frame().batch(), batch);
        pairs.keep(this);
        batch(batch);
    }

    /** Sets the abilities that the change of this step's frame has triggered. */
    void noted(Standby[] abilities) {
        open().noted(current(), abilities);
    }

    /** Returns what collects the abilities that a change triggers; as most trigger none, the last one serves again. */
    Triggered collector() {
        if (!collector.isUnused()) {
            collector = new Triggered();
        }
        return collector;
    }

    /** Lets the topmost frame note what its change has triggered. */
    void note(Triggered triggered) {
        triggered.note(open(), position().depth() - 1);
    }

    /** Lets every frame on the stack note what its witnesses see in a change. */
    void note(Batch done) {
        int kinds = done.kinds();
        for (int i = 0; rules.notes(kinds) && i < position().depth(); i++) {
            Procedure procedure = Procedure.of(position().frame(i));
            for (Procedure.Noting each : procedure.noting()) {
                if ((each.kinds() & kinds) != 0) {
                    note(i, each, done);
                }
            }
            for (Local each : procedure.followed()) {
                follow(i, each, done);
            }
        }
    }

    /** The cards of a list that have become new objects are named as these. */
    private void follow(int at, Local objects, Batch done) {
        int[] now = position().frame(at).values(objects).clone();
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            int was = former(event);
            for (int j = 0; j < now.length && was != 0 && was != event.object(); j++) {
                now[j] = now[j] == was ? event.object() : now[j];
            }
        }
        open().set(at, objects, now);
    }

    private void note(int at, Procedure.Noting noting, Batch done) {
        for (int object : noting.witness().sees(position(), position().frame(at), done)) {
            if (!position().frame(at).contains(noting.objects(), object)) {
                open().append(at, noting.objects(), object);
            }
        }
    }

    /**
     * Tells the frame that proposed a change, or the nearest one below it that wants to hear, what became of it.
     *
     * @param below how far below this step's frame it lies
     * @param pairs say what happened instead of what was proposed
     */
    @Rule(jp = "11.2.3")
    void hear(int below, Batch done, Pairs pairs) {
        for (int i = current() - below; rules.hears() && i >= 0; i--) {
            Procedure procedure = Procedure.of(position().frame(i));
            Local touched = procedure.touched();
            Local changes = procedure.changes();
            if (touched != null && changes != null) {
                hear(i, touched, changes, done, pairs);
                return;
            }
        }
    }

    private void hear(int at, Local touched, Local changes, Batch done, Pairs pairs) {
        Frame frame = position().frame(at);
        int[] old = frame.values(touched);
        int[] next = Arrays.copyOf(old, old.length + done.size());
        int size = old.length;
        int count = 0;
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            count += event.kind().changesGame() ? 1 : 0;
            if (!pairs.has(i, Pairs.INSTEAD) && isTouching(event) && !isAmong(next, size, former(event))) {
                next[size++] = event.object();
            }
        }
        open().set(at, touched, Arrays.copyOf(next, size));
        open().set(at, changes, frame.get(changes) + count);
    }

    /** Tells whether an event did something to a card; a card that stays and is therefore shown was not touched. */
    @Rule(jp = "4.1.6")
    private static boolean isTouching(Event event) {
        boolean stays = event.kind() == EventKind.LOOK && !event.hasSeat();
        return event.after() != null && event.object() != 0 && !stays;
    }

    /** The object that an event found: one that the list names already is no further card. */
    @Rule(jp = "4.1.8.1")
    private static int former(Event event) {
        Snapshot before = event.before();
        return before == null ? 0 : before.gameObject().object();
    }

    private static boolean isAmong(int[] objects, int size, int object) {
        for (int i = 0; i < size; i++) {
            if (objects[i] == object) {
                return true;
            }
        }
        return false;
    }

    /** Continues this step's procedure at a label. */
    void go(String label) {
        goTo(frame().procedure().indexOf(label));
    }
}
