package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.Consumer;

/**
 * The table of {@link Ties} with two queues, for tests of these: seat A says yes again and again, and each time the
 * next step of a script is carried out.
 */
public final class Errands {
    /** The first one comes first; unwinding empties it. */
    static final String DUTIES = "duties";
    /** The last one comes first; unwinding keeps it. */
    static final String ERRANDS = "errands";

    /** Gives the seat of an entry as many points as its first number says, and tells of what it names. */
    static final String RUN = "run";
    /** Lets the seat of an entry choose a point or none. */
    static final String ASK = "ask";
    /** Lets seat B choose a duty by its number, says who it was once more and takes it up. */
    static final String CHOOSE = "choose";
    /** Puts a step of a script into a procedure of its own. */
    static final String INSIDE = "inside";

    private static final Local AT = Local.number(0, "at");
    private static final Local SEAT = Local.seat(0, "seat");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local NAMED = Local.objects(0, "named");
    private static final Local NUMBERS = Local.numbers(1, "numbers");
    private static final Local CHOSEN = Local.effect(0, "chosen");

    private Errands() {}

    /** Returns rules of the game by which the steps of a script are carried out, and nothing more after the last. */
    @SafeVarargs
    static Rules rules(Consumer<Run>... script) {
        Procedure play = Procedure.named("script")
                .locals(AT)
                .repeat(turn -> turn.ask("go", going(Seat.A))
                        .let("next", run -> run.set(AT, run.get(AT) + 1))
                        .let("do", run -> step(run, run.get(AT) - 1, script))
                        .again("again"))
                .build();
        Procedure inside = Procedure.named(INSIDE)
                .let("do", run -> step(run, run.enclosing("script").get(AT), script))
                .let("never", run -> run.propose(Event.count(Sample.TURNS, Seat.A, 1)))
                .build();
        return Sample.builder("errands\n")
                .procedures(play, inside, run(), ask(), choose())
                .build(new Sample.Plain() {
                    @Override
                    public boolean mints(Position position, Event move) {
                        return !Committer.staysOnField(position, move);
                    }
                });
    }

    private static Question going(Seat seat) {
        return Question.of(
                "go on", (position, frame) -> seat, (position, frame, options) -> options.yesNo(), (run, answer) -> {});
    }

    @SafeVarargs
    private static void step(Run run, int at, Consumer<Run>... script) {
        if (at < script.length) {
            script[at].accept(run);
        }
    }

    private static Procedure run() {
        return Procedure.named(RUN)
                .locals(SEAT, SOURCE, NAMED, NUMBERS)
                .change(
                        "done",
                        run -> Batch.of(
                                Event.count(
                                        Sample.POINTS,
                                        run.seat(SEAT),
                                        run.frame().size(NUMBERS) > 0
                                                ? run.frame().get(NUMBERS, 0)
                                                : 0),
                                Event.fact(
                                        run.position().rules().eventKind("cheered"),
                                        run.seat(SEAT),
                                        run.get(SOURCE),
                                        run.frame().size(NAMED) > 0
                                                ? run.frame().get(NAMED, 0)
                                                : 0)))
                .build();
    }

    private static Procedure ask() {
        return Procedure.named(ASK)
                .locals(SEAT, SOURCE)
                .ask(
                        "whether",
                        Question.of(
                                "take a point",
                                (position, frame) -> frame.seat(SEAT),
                                (position, frame, options) -> {
                                    options.pass();
                                    options.yesNo();
                                },
                                (run, answer) -> run.set(SOURCE, answer.isPass() ? 0 : -1)))
                .change(
                        "point",
                        run -> run.get(SOURCE) == 0
                                ? Batch.NOTHING
                                : Batch.of(Event.count(Sample.POINTS, run.seat(SEAT), 1)))
                .build();
    }

    private static Procedure choose() {
        return Procedure.named(CHOOSE)
                .locals(CHOSEN)
                .ask(
                        "which",
                        Question.of(
                                        "choose a duty",
                                        (position, frame) -> Seat.B,
                                        (position, frame, options) ->
                                                duties(position).forEachWithIndex((entry, i) -> options.number(i)),
                                        (run, answer) -> run.set(
                                                CHOSEN,
                                                duties(run.position())
                                                        .get(answer.number())
                                                        .id()))
                                .openIf((position, frame) -> true))
                .ask("sure", going(Seat.B))
                .let(
                        "late",
                        run -> run.propose(Event.unqueue(duties(run.position()).head())))
                .let(
                        "take",
                        run -> duties(run.position())
                                .find(each -> each.id() == run.get(CHOSEN))
                                .forEach(run::takeUp))
                .build();
    }

    /** Returns the entries of the queue of duties. */
    static Array<Frame.Queued> duties(Position position) {
        return position.queued(position.rules().queue(DUTIES));
    }

    /** Returns an entry that gives a point or more. */
    static Frame.Queued entry(Position position, String queue, Seat seat, int points) {
        QueueKind kind = position.rules().queue(queue);
        return Frame.Queued.of(kind, RUN, seat, 0).with(points);
    }

    /** Returns a step by which entries come to their queues, all at once. */
    static Consumer<Run> queue(String queue, int... points) {
        return run -> run.propose(Batch.of(
                points.length, i -> Event.queue(entry(run.position(), queue, Seat.of(i % 2), points[i]))));
    }

    /** Returns a step that takes up the next entry of a queue. */
    static Consumer<Run> next(String queue) {
        return run -> run.takeNext(run.position().rules().queue(queue));
    }

    @SafeVarargs
    public static State start(Consumer<Run>... script) {
        return Ties.opening(rules(script)).begin(OptionalLong.of(5));
    }
}
