package io.github.cardfold.cardfight.turn;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Calls;
import io.github.cardfold.cardfight.deed.Candidates;
import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.deed.Limit;
import io.github.cardfold.cardfight.fact.Activation;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.fact.PlacesToChooseFrom;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.CallFrame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.PlayFrame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.cardfight.state.Verbs;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/** The main phase: calls, swaps, orders and ACT abilities, in any order, as often as wanted (9.9). */
public final class MainPhase {
    private static final Local CHOSEN = Local.object(0, "chosen card");
    private static final Local COLUMN = Local.place(1, "column");

    /** One unit card of a grade not above the vanguard's; without a vanguard none. */
    @Rule(jp = {"9.9.2.1", "9.9.2.1.2"})
    private static final Choice CALL = Choice.card("9.9.2.1", "a card of the hand", Candidates.CALLED)
            .to(Verbs.CALL)
            .when(Conditions.vanguard("9.9.2.1.2"))
            .knowing(Conditions::vanguardGrade)
            .that(
                    Candidates.inHand("9.9.2.1", Limit.CALLED_FROM_HAND, MainPhase::normalCall),
                    Conditions.unit("9.9.2.1"),
                    Deeds.limited(Conditions.gradeToVanguard("9.9.2.1", 0), Limit.GRADE_TO_CALL, MainPhase::normalCall),
                    Deeds.unforbidden(DeedKind.CALL, MainPhase::normalCall),
                    Conditions.putOn(Field::rearGuardCircles));

    /**
     * A column whose front and back circles are rear-guard circles; with both empty, or with a unit that stays, nothing
     * would happen (rulings 63 and 480).
     */
    @Rule(jp = {"9.9.2.2", "9.9.2.2.3"})
    private static final Choice SWAP = Choice.place(
                    "9.9.2.2", "a circle of the own front row", PlacesToChooseFrom.FRONT_ROW)
            .to(Verbs.SWAP)
            .that(
                    Conditions.rearGuardCircle("9.9.2.2"),
                    Requirement.of(
                            "9.9.2.2",
                            it -> isRearGuard(it.position(), back(it)),
                            it -> "the circle behind " + it.where() + " is no rear-guard circle"),
                    Requirement.of(
                            "9.9.2.2.3",
                            it -> it.position().size(it.place()) + it.position().size(back(it)) > 0,
                            it -> it.where() + " and " + it.where(back(it)) + " are both empty"),
                    Requirement.of(
                            "1.3.3",
                            it -> isSwappable(it.position(), it.place(), back(it)),
                            it -> "an effect keeps a unit on " + it.where() + " or " + it.where(back(it))));

    /** A card with an ACT ability that can be played; if it has several, which one is asked then. */
    @Rule(jp = {"9.9.2.4", "11.1.1.1"})
    private static final Choice ACTIVATE = Choice.card(
                    "9.9.2.4", "a card with an ACT ability", PlacesToChooseFrom.OF_ACT_ABILITIES)
            .to(Verbs.ACTIVATE)
            .only(it -> Activation.mayHave(it.position(), it.gameObject()))
            .when(Requirement.of(
                    "9.9.2.4",
                    it -> !Activation.isUnheardOf(it.position()),
                    it -> "no card of this game has an ACT ability"))
            .that(
                    Conditions.own("9.9.2.4"),
                    Requirement.of(
                            "9.9.2.4",
                            it -> !Activation.of(it.position(), it.seat(), it.place(), it.index())
                                    .isEmpty(),
                            it -> it.card() + " has no ACT ability that can be played now"));

    @Rule(jp = "9.9.2.3")
    private static final Choice PLAY = Orders.ofHand("9.9.2.3", false);

    private static final Answers ACTIONS =
            Answers.of(Choice.pass("9.9.3", "the main phase ends"), CALL, SWAP, ACTIVATE, PLAY);

    private MainPhase() {}

    private static Attempt normalCall(Candidate it, Attempt attempt) {
        return Calls.toRearGuard(it.position(), attempt.normally());
    }

    private static int back(Candidate it) {
        return Field.inColumn(it.position(), it.place(), Circle.BACK);
    }

    private static boolean isRearGuard(Position position, int place) {
        return place >= 0 && Circle.is(position.place(place), Circle.REAR_GUARD);
    }

    /** The main phase. */
    @Rule(jp = {"9.9.1", "9.9.2", "9.9.3", "11.1.1.1.2.1", "11.6.2", "11.6.2.1", "11.6.2.2", "11.6.2.2.1", "11.6.2.3"})
    public static Procedure procedure() {
        return Procedure.named("9.9")
                .locals(CHOSEN, COLUMN)
                .change("9.9.1", run -> TurnBeginnings.of(run, "main phase"))
                .repeat(timing -> timing.call("11.6.2.1", "11.6.1")
                        .let("9.9.2 clear", MainPhase::clear)
                        .waits("9.9.2.5", "14.42")
                        .choose(
                                "9.9.2",
                                Question.of(
                                                Purposes.MAIN_PHASE,
                                                (position, frame) -> Turn.fighter(position),
                                                ACTIONS,
                                                (run, answer) -> choose(run, answer))
                                        .openIf(MainPhase::isOpen)
                                        .resumingAt("11.6.2.1"),
                                call -> call.let("9.9.2.1 call", MainPhase::call),
                                swap -> swap.change("9.9.2.2", MainPhase::swap),
                                order -> order.call("9.9.2.3 play", OrderFrame.PROCEDURE, MainPhase::chosen),
                                activate -> activate.call("9.9.2.4 play", PlayFrame.PROCEDURE, MainPhase::chosen),
                                pass -> pass.end("9.9.3")))
                .build();
    }

    private static void clear(Run run) {
        run.set(CHOSEN, 0);
        run.set(COLUMN, -1);
    }

    private static int[] chosen(Run run) {
        return new int[] {Turn.fighter(run.position()).ordinal(), run.get(CHOSEN)};
    }

    /** With nothing where only its fighter could find something to play, all see what can be done. */
    private static boolean isOpen(Position position, Frame frame) {
        Seat fighter = Turn.fighter(position);
        return position.size(Zone.HAND.of(fighter)) == 0 && !Activation.mayHide(position, fighter);
    }

    private static void choose(Run run, Answer answer) {
        if (answer.is(Verbs.SWAP)) {
            run.set(COLUMN, answer.place());
        } else if (!answer.isPass()) {
            run.set(CHOSEN, answer.object(run.position()));
        }
    }

    @Rule(jp = {"6.2.2.1", "9.9.2.1.1"})
    private static void call(Run run) {
        Seat fighter = Turn.fighter(run.position());
        run.call(
                CallFrame.PROCEDURE,
                CallFrame.normal(fighter),
                new int[] {run.get(CHOSEN)},
                Field.rearGuardCircles(run.position(), fighter));
    }

    /** The cards of both circles change places at the same time and stay as they are. */
    @Rule(jp = {"9.9.2.2.1", "9.9.2.2.2", "4.9.2.5.2", "4.1.8"})
    private static Batch swap(Run run) {
        int front = run.get(COLUMN);
        return Batch.ofAll(moves(run.position(), front, Field.inColumn(run.position(), front, Circle.BACK)));
    }

    /** Both go at the same time or, if one of them cannot, neither does. */
    @Rule(jp = {"1.3.3", "9.9.2.2.1"})
    private static boolean isSwappable(Position position, int front, int back) {
        return !position.rules().mayForbid()
                || moves(position, front, back).stream()
                        .noneMatch(each -> position.rules().forbids(position, each));
    }

    private static List<Event> moves(Position position, int front, int back) {
        List<Event> events = new ArrayList<>();
        moveAll(position, front, back, events);
        moveAll(position, back, front, events);
        return events;
    }

    private static void moveAll(Position position, int from, int to, List<Event> events) {
        for (int i = 0; i < position.size(from); i++) {
            events.add(Event.move(position, position.objectAt(from, i).object(), to, Event.SAME_OBJECT));
        }
    }
}
