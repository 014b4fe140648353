package io.github.cardfold.kernel;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.codec.PositionKey;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Game;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.ActionList;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Decision;
import io.github.cardfold.kernel.question.IllegalActionException;
import io.github.cardfold.kernel.question.LabelledAnswer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A game at a moment when one seat is asked, or when it is over. Immutable, equal by content. A game is a fold of
 * {@link #step} over actions.
 */
public final class State {
    private final Position position;
    /** What an error in a game says of it; no part of the state, which is the same however it has come about. */
    private final Course course;

    private @Nullable ActionList legal;

    /** Returns the state of a position that is not being written. */
    public static State of(Position position) {
        requireNonNull(position, "position");
        return new State(position, Course.UNKNOWN);
    }

    private State(Position position, Course course) {
        this.position = position;
        this.course = course;
    }

    /** A state whose legal answers are known from looking whether there was a choice. */
    private State(Position position, Course course, Runner run) {
        this.position = position;
        this.course = course;
        if (run.hasOffered()) {
            Frame frame = asking();
            legal = offered(ask(frame).seat(position, frame), run.offered());
        }
    }

    /** Returns the state of a game that has been laid out, run to its first decision. */
    static State begin(OpenPosition position, @Nullable StepListener listener) {
        long chance = position.generator();
        Course course = position.isNatural() ? Course.UNKNOWN : new Course(chance, 0);
        Runner run = new Runner((Rules) position.rules(), position, Listening.to(listener));
        try {
            run.untilDecision();
        } catch (RuntimeException | StackOverflowError e) {
            throw run.thrown(e, Option.none(), course, chance);
        }
        return heard(new State(position.close(), course), listener);
    }

    private static State heard(State state, @Nullable StepListener listener) {
        if (listener != null) {
            listener.came(state);
        }
        return state;
    }

    /** Returns what the rules read; read-only. Effects and plugins ask it, programs ask the game's own queries. */
    public Position position() {
        return position;
    }

    /** Returns the rules the game is played by. */
    public Rules rules() {
        return (Rules) position.rules();
    }

    /** Tells whether the game has ended. */
    public boolean isOver() {
        return position.isOver();
    }

    /** Returns how the game ended, none while it goes on. */
    public Option<Outcome> outcome() {
        return isOver() ? Option.some(outcomeOf(position)) : Option.none();
    }

    @Rule(jp = {"1.2.1", "1.2.3"})
    private static Outcome outcomeOf(Position position) {
        Array<Seat> seats = position.seats();
        if (position.isUndecided()) {
            return new Outcome(Outcome.Kind.UNDECIDED, Option.none(), Array.empty(), position.ending());
        }
        Array<Seat> winners = seats.filter(seat -> isOnSideLeft(position, seat));
        return winners.isEmpty()
                ? new Outcome(Outcome.Kind.DRAWN, Option.none(), seats, drawSection(position))
                : new Outcome(Outcome.Kind.WON, winners.headOption(), seats.removeAll(winners), position.ending());
    }

    private static String drawSection(Position position) {
        Game game = position.rules().game();
        return position.ending().equals(game.loopSection()) ? position.ending() : game.drawSection();
    }

    private static boolean isOnSideLeft(Position position, Seat seat) {
        return !position.hasLost(seat) || position.allies(seat).exists(ally -> !position.hasLost(ally));
    }

    /** Tells whether a seat is asked: not once the game is over, and not in what runs on by itself. */
    public boolean isAsking() {
        return !isOver() && Procedure.of(asking()).asksAt(asking().at());
    }

    /** Returns who is asked what, none once the game is over. */
    public Option<Decision> decision() {
        if (!isAsking()) {
            return Option.none();
        }
        Frame frame = asking();
        Ask ask = ask(frame);
        return Option.some(
                new Decision(ask.seat(position, frame), frame.procedure().name(), frame.label(), ask.purpose()));
    }

    private Frame asking() {
        return position.frame(position.depth() - 1);
    }

    private static Ask ask(Frame frame) {
        return ((Step.Asking) Procedure.of(frame).step(frame.at())).ask();
    }

    /** Returns the question that waits for an answer, none once the game is over. */
    Option<Ask> asked() {
        return isAsking() ? Option.some(ask(asking())) : Option.none();
    }

    /**
     * Returns the section that asks: that of the label, the phase or step if it has none; none once the game is over.
     */
    public Option<String> askingSection() {
        return !isAsking() ? Option.none() : Option.some(ask(asking()).section(position, asking()));
    }

    /** Returns what comes of doing nothing, none if that is no legal answer or the question does not say. */
    public Option<String> passing() {
        return !isAsking() ? Option.none() : ask(asking()).passing(position, asking());
    }

    /** Returns the legal answers, none once the game is over. Conceding is legal besides, for every seat. */
    public ActionList legalActions() {
        ActionList known = legal;
        if (known == null) {
            known = isAsking() ? computed() : ActionList.none(rules().verbs(), Seat.A);
            legal = known;
        }
        return known;
    }

    /** Returns the legal answers if this seat is asked, else none. */
    public ActionList legalActions(Seat seat) {
        requireNonNull(seat, "seat");
        boolean asked = !isOver() && ask(asking()).seat(position, asking()) == seat;
        return asked ? legalActions() : ActionList.none(rules().verbs(), seat);
    }

    /**
     * Returns the legal answers with what each means, as far as the asked seat sees it; the seat NATURE sees all. None
     * once the game is over.
     */
    public Array<LabelledAnswer> answers() {
        return legalActions().map(each -> new LabelledAnswer(each, label(each)));
    }

    private AnswerLabel label(Action answer) {
        return ask(asking()).label(position, asking(), answer);
    }

    private ActionList computed() {
        Frame frame = asking();
        return offered(ask(frame).seat(position, frame), options().codes());
    }

    private Options options() {
        Frame frame = asking();
        Ask ask = ask(frame);
        Options options = new Options();
        try {
            ask.options(position, frame, options);
            Interrupt.offer(rules().asides(), position, frame, ask, options);
        } catch (RuntimeException | StackOverflowError e) {
            String procedure = frame.procedure().name();
            String owner = rules().contributor(procedure, frame.label());
            throw rules().thrown(new Breakdown(
                    owner, procedure, frame.label(), decision(), course, position.generator(), e));
        }
        return options;
    }

    private ActionList offered(Seat seat, int[] codes) {
        boolean isWatched = Repetition.isWatched(this, seat);
        return new ActionList(rules().verbs(), seat, isWatched ? new Repetition(this, seat).left(codes) : codes);
    }

    /**
     * Returns the state after an action.
     *
     * @throws IllegalActionException if the action is not legal; nothing changes
     */
    public State step(Action action) {
        return step(action, null);
    }

    /**
     * Returns the state after an action and tells a listener what ran on the way.
     *
     * @throws IllegalActionException if the action is not legal; nothing changes
     */
    public State step(Action action, @Nullable StepListener listener) {
        requireNonNull(action, "action");
        Refusal refusal = refused(action);
        if (refusal != null) {
            throw new IllegalActionException(refusal);
        }
        return after(action, listener);
    }

    /** Returns the state after an action, or why the action is not legal. */
    public Either<Refusal, State> tryStep(Action action) {
        return tryStep(action, null);
    }

    /** Returns the state after an action, a listener being told what ran on the way, or why the action is not legal. */
    public Either<Refusal, State> tryStep(Action action, @Nullable StepListener listener) {
        requireNonNull(action, "action");
        Refusal refusal = refused(action);
        return refusal == null ? Either.right(after(action, listener)) : Either.left(refusal);
    }

    /** Returns why an action is not legal, none if it is. */
    public Option<Refusal> refusal(Action action) {
        requireNonNull(action, "action");
        return Option.of(refused(action));
    }

    private @Nullable Refusal refused(Action action) {
        if (isOver()) {
            String section = position.isUndecided() ? "" : position.ending();
            return new Refusal(Refusal.Reason.GAME_OVER, section, "the game is over");
        }
        if (!isAsking()) {
            return new Refusal(
                    Refusal.Reason.NOT_ASKED, rules().game().moment(position), "the rules go on by themselves");
        }
        Seat seat = action.seat();
        if (action.shape() == Action.Shape.CONCEDE) {
            return seat.ordinal() < position.seatCount() && !position.hasLost(seat)
                    ? null
                    : new Refusal(
                            Refusal.Reason.NOT_PLAYING,
                            rules().game().concessionSection(),
                            action.seat() + " takes no part");
        }
        ActionList answers = legalActions();
        if (answers.contains(action)) {
            return null;
        }
        Frame frame = asking();
        Ask ask = ask(frame);
        Seat asked = ask.seat(position, frame);
        if (asked != seat) {
            String moment = rules().game().moment(position);
            String sentence = "the game waits for " + asked + ": " + ask.purpose();
            return new Refusal(Refusal.Reason.NOT_ASKED, moment, sentence);
        }
        Refusal aside = Interrupt.refusal(rules().asides(), position, frame, ask, action);
        Refusal other = aside == null ? ask.refusal(position, frame, action) : aside;
        return Repetition.isWatched(this, seat) && isOption(action) ? repeated() : other;
    }

    /** Tells whether an action would be an answer if it had not been given so often. */
    private boolean isOption(Action action) {
        return new ActionList(rules().verbs(), action.seat(), options().codes()).contains(action);
    }

    private Refusal repeated() {
        return Refusal.notOffered(
                rules().game().repetitionSection(),
                "it was answered here " + Repetition.MOST + " times or more this turn and led back");
    }

    private State after(Action action, @Nullable StepListener listener) {
        OpenPosition next = new OpenPosition(position);
        Course on = course.next();
        Runner run = new Runner(rules(), next, Listening.to(listener));
        try {
            if (action.shape() == Action.Shape.CONCEDE) {
                concede(run, action.seat());
            } else {
                answer(run, next, action);
            }
            run.untilDecision();
        } catch (RuntimeException | StackOverflowError e) {
            throw run.thrown(e, decision(), on, position.generator());
        }
        return heard(new State(next.close(), on, run), listener);
    }

    private void answer(Runner run, OpenPosition next, Action action) {
        int code = action.code(rules().verbs());
        int turn = rules().game().turn(position);
        if (turn > 0 && action.seat() != Seat.NATURE) {
            next.answered(action.seat(), turn);
        }
        if (Repetition.isWatched(this, action.seat())) {
            Repetition repetition = new Repetition(this, action.seat());
            if (repetition.isEndless(code)) {
                run.endLoop();
                return;
            }
            repetition.remember(next, code);
        }
        run.answer(code);
    }

    @Rule(jp = {"1.2.4", "1.2.4.1"})
    private static void concede(Runner run, Seat seat) {
        Position before = run.position();
        Game game = before.rules().game();
        Batch lost = run.commit(Batch.ofAll(game.conceding(before, seat)
                .map(each -> Event.lose(each, game.concessionSection()))
                .asJava()));
        if (!run.clearStackIfOver()) {
            run.askAnew();
            run.note(lost);
            Pipeline.follow(run, lost);
        }
    }

    /**
     * Tells whether the asked seat is in the midst of one choice of several things, of which nothing has come yet. Such
     * states are no positions of their own to {@link PositionKey} and to perft counts.
     */
    public boolean isUnfinished() {
        return isAsking() && ask(asking()).isUnfinished(position, asking());
    }

    /** Tells whether the seat NATURE answers for chance. */
    public boolean isChanceOpen() {
        return position.isNatural();
    }

    /**
     * Returns the same state with open chance: from now on the seat NATURE answers for it. The events since the last
     * decision are forgotten.
     */
    public State withOpenChance() {
        return new State(OpenPosition.withOpenChance(position), Course.UNKNOWN);
    }

    /** Returns the deck that the seat NATURE is asked to draw from, none if it is not or draws something else. */
    public Option<Integer> drawingPlace() {
        if (!isAsking() || asking().procedure() != rules().change()) {
            return Option.none();
        }
        int place = Pipeline.drawnFrom(asking());
        return place < 0 || !decision().exists(each -> each.seat() == Seat.NATURE) ? Option.none() : Option.some(place);
    }

    /** Returns how many events happened since the decision before. */
    public int eventCount() {
        return position.eventCount();
    }

    /**
     * Returns an event that happened since the decision before, in order.
     *
     * @throws IndexOutOfBoundsException unless {@code 0 <= index < eventCount()}
     */
    public Event event(int index) {
        if (index < 0 || index >= eventCount()) {
            throw new IndexOutOfBoundsException("event " + index + " of " + eventCount() + ": they are counted from 0");
        }
        return position.event(index);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof State that && position.sameAs(that.position);
    }

    @Override
    public int hashCode() {
        return position.hash();
    }

    @Override
    public String toString() {
        return decision()
                .map(each -> each.seat() + " is asked: " + each.purpose() + " (" + each.section() + ")")
                .getOrElse(() -> outcome().map(Outcome::sentence).getOrElse("the rules go on by themselves"));
    }
}
