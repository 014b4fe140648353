package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.deed.Alchemagic;
import io.github.cardfold.cardfight.deed.OrderPair;
import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Alchemagic: another order's cost and text are appended to those of an order that is being played (7.44). */
public final class AlchemagicSteps {
    private static final String COST = "7.44.1.3";

    private AlchemagicSteps() {}

    /** An order that may be alchemagicked with the one in the order area, both costs being payable. */
    @Rule(jp = {"7.44.1.2", "7.44.1.3"})
    private static final Choice OTHER = Choice.card(
                    "7.44.1.2", "an order to alchemagic", it -> Alchemagic.places(it.position(), it.seat()))
            .that(
                    Requirement.of(
                            "7.44.1.2",
                            it -> Alchemagic.isPermitted(it.position(), it.seat(), order(it), card(it)),
                            it -> "no effect lets " + it.asked() + " alchemagic " + it.card() + " with the order"),
                    Requirement.of(
                            "11.8.2.4.2",
                            it -> Alchemagic.pair(
                                            it.position(),
                                            it.seat(),
                                            order(it),
                                            named(it.position(), it.frame()),
                                            card(it))
                                    .isPlayable(),
                            it -> "a requirement of the two orders is not met, or their costs cannot both be paid"));

    /** Without another order, if the order can be played alone. */
    private static final Choice ALONE = Choice.pass("7.44.1", "no order is alchemagicked")
            .when(Requirement.of(
                    "11.8.2.4.2",
                    it -> Orders.isHeadMet(it.position(), it.seat(), order(it), named(it.position(), it.frame())),
                    it -> "alone the order cannot be played"));

    private static final Choice NOTHING = Choice.passIfNothing("7.44.1", "no order is alchemagicked");

    private static Subject card(Candidate it) {
        return Subject.of(it.gameObject(), it.place());
    }

    private static Subject order(Candidate it) {
        return order(it.position(), it.frame());
    }

    private static Subject order(Position position, Frame frame) {
        return Objects.requireNonNull(Subject.find(position, frame.get(OrderFrame.CARD)));
    }

    private static @Nullable Subject named(Position position, Frame frame) {
        return Subject.find(position, frame.get(OrderFrame.NAMED));
    }

    private static Seat fighter(Frame frame) {
        return frame.seat(OrderFrame.FIGHTER);
    }

    /** Once the order lies in the order area, its fighter specifies another, or none. */
    @Rule(jp = "7.44.1.2")
    static void specify(ProcedureBuilder order) {
        order.ask(
                        "7.44.1.2",
                        Question.of(
                                        Purposes.ALCHEMAGIC,
                                        (position, frame) -> fighter(frame),
                                        Answers.of(OTHER, ALONE, NOTHING),
                                        AlchemagicSteps::specify)
                                .openIf(AlchemagicSteps::isOpen))
                .change("7.44.1.2 bind", AlchemagicSteps::bind)
                .let("7.44.1.2 bound", AlchemagicSteps::follow);
    }

    private static void specify(Run run, Answer answer) {
        if (!answer.isPass()) {
            run.set(OrderFrame.WITH, answer.object(run.position()));
            run.append(OrderFrame.SPECIFIED, run.get(OrderFrame.WITH));
        }
    }

    /** Tells whether there is an order to specify, as all see. */
    static boolean isAny(Run run) {
        return run.get(OrderFrame.CARD) != 0
                && pairs(run.position(), run.frame()).nonEmpty();
    }

    private static Array<OrderPair> pairs(Position position, Frame frame) {
        return Alchemagic.pairs(position, fighter(frame), order(position, frame), named(position, frame));
    }

    /** Tells whether all see which orders can be specified: what is in hidden zones may say whether a cost is paid. */
    private static boolean isOpen(Position position, Frame frame) {
        return pairs(position, frame).forAll(OrderPair::isOpen);
    }

    @Rule(jp = "7.44.1.2")
    private static Batch bind(Run run) {
        Subject with = Subject.find(run.position(), run.get(OrderFrame.WITH));
        return with == null
                ? Batch.NOTHING
                : Alchemagic.bound(
                        run.position(), run.seat(OrderFrame.FIGHTER), order(run.position(), run.frame()), with);
    }

    private static void follow(Run run) {
        for (int card : run.objects(OrderFrame.SPECIFIED)) {
            run.set(OrderFrame.WITH, card);
        }
        run.clear(OrderFrame.SPECIFIED);
    }

    /** Tells whether another order was specified. */
    static boolean isSpecified(Run run) {
        return run.get(OrderFrame.WITH) != 0;
    }

    /** Returns what is told when an order is played. */
    static Batch played(Run run) {
        Seat fighter = run.seat(OrderFrame.FIGHTER);
        int order = run.get(OrderFrame.CARD);
        Event played = Event.fact(EventKinds.ORDER_PLAYED, fighter, order, 0);
        return isSpecified(run)
                ? Batch.of(played, Event.fact(EventKinds.ALCHEMAGICKED, fighter, order, run.get(OrderFrame.WITH)))
                : Batch.of(played);
    }

    /** The costs of both are paid at once; then nothing is left of what was to change them. */
    static void pay(ProcedureBuilder order) {
        order.call("7.44.1.3 cost", COST, run ->
                        new int[] {run.get(OrderFrame.FIGHTER), run.get(OrderFrame.CARD), run.get(OrderFrame.NAMED)})
                .change(
                        "7.28.2",
                        run -> Batch.ofAll(IconNumbers.afterAlchemagic(run.position(), run.seat(OrderFrame.FIGHTER))
                                .asJava()))
                .callNamed("7.44.2", AlchemagicSteps::abilities, AlchemagicSteps::masterAndOrder);
    }

    /** Pays the costs of both. */
    @Rule(jp = {"7.44.1.3", "11.7.1", "11.8.2.4"})
    public static Procedure cost() {
        return Payment.inPlay(
                COST,
                (position, frame) -> OrderPair.of(position)
                        .payment()
                        .getOrElseThrow(() -> new IllegalStateException("both costs could be planned before")),
                OrderFrame.IS_PAID,
                OrderFrame.PAID_WITH);
    }

    static int[] masterAndOrder(Run run) {
        return new int[] {run.get(OrderFrame.FIGHTER), run.get(OrderFrame.CARD)};
    }

    /** Returns the procedure by which an order has the CONT and AUTO abilities of the other, "" if there are none. */
    @Rule(jp = "7.44.2")
    private static String abilities(Run run) {
        Subject with = Subject.find(run.position(), run.get(OrderFrame.WITH));
        return with == null || run.get(OrderFrame.IS_PAID) == 0 ? "" : HadAbilities.procedure(run.position(), with);
    }

    /** Returns the text that is carried out after that of the order, "" if there is none. */
    @Rule(jp = {"7.44.1.3", "11.8.3.1"})
    static String appended(Run run) {
        return text(run, run.get(OrderFrame.WITH));
    }

    /** Returns the text of an order, "" if it has none. */
    static String text(Run run, int order) {
        Subject card = Subject.find(run.position(), order);
        return card == null
                ? ""
                : Orders.ability(run.position(), card).map(Clause::name).getOrElse("");
    }
}
