package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.deed.Resolutions;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.Predicate;

/** Playing and resolving an order (11.8.2, 11.8.3). */
public final class PlayOrder {
    private PlayOrder() {}

    /** Plays an order from wherever it lies: arguments are the fighter and the card. */
    @Rule(jp = {"3.2.2.4", "11.8.2.1", "11.8.2.1.1", "11.8.3.1"})
    public static Procedure procedure() {
        return Procedure.named(OrderFrame.PROCEDURE)
                .locals(
                        OrderFrame.FIGHTER,
                        OrderFrame.CARD,
                        OrderFrame.NAMED,
                        OrderFrame.WITH,
                        OrderFrame.IS_APPENDED,
                        OrderFrame.IS_PAID,
                        OrderFrame.UNRESOLVED,
                        OrderFrame.PAID_WITH,
                        OrderFrame.SPECIFIED)
                .follows(OrderFrame.SPECIFIED)
                .endIf("11.8.2.1.1 cancelled", run -> !isAllowed(run))
                .change("11.8.2.1.1", PlayOrder::toArea)
                .let("11.8.2.1.1 card", PlayOrder::remember)
                .when("7.44.1", AlchemagicSteps::isAny, AlchemagicSteps::specify)
                .change("11.8.2.1.1 played", AlchemagicSteps::played)
                .when("7.44.1.4", AlchemagicSteps::isSpecified, AlchemagicSteps::pay)
                .let("14.51.2.2", PlayOrder::judge)
                .change("14.51.2.2 resolved", PlayOrder::resolved)
                .callNamed("11.8.3.1", PlayOrder::ability, AlchemagicSteps::masterAndOrder)
                .when(
                        "7.44.1.3",
                        run -> AlchemagicSteps.isSpecified(run)
                                && run.get(OrderFrame.IS_PAID) == 1
                                && !isUnresolved(run),
                        also -> also.let("7.44.1.3 text", run -> run.set(OrderFrame.IS_APPENDED, 1))
                                .callNamed(
                                        "7.44.1.3 carried out",
                                        AlchemagicSteps::appended,
                                        AlchemagicSteps::masterAndOrder))
                .change("14.51.2.2 unresolved", PlayOrder::unresolved)
                .change("11.8.3.2", run -> away(run, order -> !Orders.isSet(run.position(), order), Zone.DROP))
                .change("11.8.3.3", run -> away(run, order -> Orders.isSet(run.position(), order), Zone.ORDER_ZONE))
                .build();
    }

    /** Beyond the limit, or if its cost cannot be paid, the card stays where it is. */
    @Rule(jp = {"11.8.2.1.1", "11.8.2.2"})
    private static boolean isAllowed(Run run) {
        Subject order = Subject.find(run.position(), run.get(OrderFrame.CARD));
        return order != null
                && order.isHere()
                && Orders.isBelowLimit(run.position(), run.seat(OrderFrame.FIGHTER))
                && Orders.isPlayable(run.position(), run.seat(OrderFrame.FIGHTER), order);
    }

    private static int area(Run run) {
        return Zone.ORDER_AREA.of(run.seat(OrderFrame.FIGHTER));
    }

    @Rule(jp = {"4.16.1", "7.44.1.1", "11.8.2.1.1"})
    private static Batch toArea(Run run) {
        return Batch.of(
                Event.move(run.position(), run.get(OrderFrame.CARD), area(run), 0),
                Event.count(FighterNumbers.ORDERS_PLAYED, run.seat(OrderFrame.FIGHTER), 1));
    }

    private static void remember(Run run) {
        run.set(OrderFrame.NAMED, run.get(OrderFrame.CARD));
        int size = run.position().size(area(run));
        run.set(
                OrderFrame.CARD,
                size == 0 ? 0 : run.position().objectAt(area(run), size - 1).object());
    }

    @Rule(jp = "14.51.2.2")
    private static void judge(Run run) {
        Subject order = Subject.find(run.position(), run.get(OrderFrame.CARD));
        boolean isUsedUp = order != null && Resolutions.isUsedUp(run.position(), run.seat(OrderFrame.FIGHTER), order);
        run.set(OrderFrame.UNRESOLVED, isUsedUp ? 1 : 0);
    }

    private static boolean isUnresolved(Run run) {
        return run.get(OrderFrame.UNRESOLVED) == 1;
    }

    /** It counts from when its resolution begins. */
    private static Batch resolved(Run run) {
        return isUnresolved(run)
                ? Batch.NOTHING
                : Batch.ofAll(Resolutions.of(run.position(), run.seat(OrderFrame.FIGHTER), run.get(OrderFrame.CARD))
                        .asJava());
    }

    /** Set orders, too. */
    @Rule(jp = "14.51.2.2")
    private static Batch unresolved(Run run) {
        return isUnresolved(run) ? away(run, order -> true, Zone.DROP) : Batch.NOTHING;
    }

    /** Without the costs of both orders nothing is done of either. */
    private static String ability(Run run) {
        return AlchemagicSteps.isSpecified(run) && run.get(OrderFrame.IS_PAID) == 0
                ? ""
                : AlchemagicSteps.text(run, run.get(OrderFrame.CARD));
    }

    /** What still lies in the order area goes where played orders go. */
    @Rule(jp = {"11.8.3.2", "11.8.3.3", "4.17.1"})
    private static Batch away(Run run, Predicate<GameObject> goesThere, Zone zone) {
        Position position = run.position();
        int at = position.indexOf(area(run), run.get(OrderFrame.CARD));
        if (at < 0) {
            return Batch.NOTHING;
        }
        GameObject order = position.objectAt(area(run), at);
        return goesThere.test(order)
                ? Batch.of(Event.move(position, order.object(), zone.of(order.owner()), 0))
                : Batch.NOTHING;
    }
}
