package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.cardfight.state.OrderFrame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An order in the order area and another that is alchemagicked with it (7.44).
 *
 * @param position where the one lies in the order area, and the other where it has come to
 * @param fighter who plays the order
 * @param order the order
 * @param named the order as it lay where it is played from, null if that is not known
 * @param with the other
 */
public record OrderPair(
        Position position,
        Seat fighter,
        Subject order,
        @Nullable Subject named,
        Subject with) {
    /** Returns that of the order that is being played. */
    public static OrderPair of(Position position) {
        Frame frame = Objects.requireNonNull(position.frame(OrderFrame.PROCEDURE));
        return new OrderPair(
                position,
                frame.seat(OrderFrame.FIGHTER),
                find(position, frame.get(OrderFrame.CARD)),
                Subject.find(position, frame.get(OrderFrame.NAMED)),
                find(position, frame.get(OrderFrame.WITH)));
    }

    private static Subject find(Position position, int object) {
        return Objects.requireNonNull(Subject.find(position, object));
    }

    /**
     * Tells whether the requirements of both are met and both costs can be paid at once, without the order itself: it
     * costs what it cost where it was played from (ruling 438).
     */
    @Rule(jp = {"7.44.1.3", "11.8.2.4", "11.8.2.4.2"})
    public boolean isPlayable() {
        Query query = Query.of(position, fighter, order);
        return text(order).forAll(each -> each.holds(query))
                && text(with).forAll(each -> each.holds(query))
                && payment().exists(each -> each.isPayableByOthers(priced()));
    }

    /** The order as it lay when its cost was settled. */
    private Query priced() {
        return Query.of(position, fighter, order).asOf(named);
    }

    /** Tells whether all see whether that is so. */
    public boolean isOpen() {
        return text(order)
                        .toArray()
                        .appendAll(text(with))
                        .forAll(each -> each.condition().isEmpty())
                && payment().exists(each -> each.isOpen(priced()));
    }

    private Option<Clause> text(Subject card) {
        return Orders.ability(position, card);
    }

    private Array<Instruction> cost(Subject card) {
        return text(card)
                .flatMap(Clause::cost)
                .map(each -> ((Payment) each).cost())
                .getOrElse(Array::empty);
    }

    /** Returns what is paid for both at once; none if that is too much to plan. */
    @Rule(jp = {"7.44.1.3", "11.7.1"})
    public Option<Payment> payment() {
        try {
            return Option.some(Payment.together(
                    cost(order), cost(with), new TogetherPaid(priced(), changes())::of));
        } catch (IllegalArgumentException tooMuch) {
            return Option.none();
        }
    }

    /**
     * The number of an icon rises and falls with what the text of the other order says of it where that lies, and with
     * what changes the fighter's next alchemagic.
     */
    @Rule(jp = {"7.28.1", "7.28.2"})
    private Map<IconAction, Integer> changes() {
        Query query = Query.of(position, fighter, with);
        Map<IconAction, Integer> changes = new EnumMap<>(IconAction.class);
        for (IconAction each : IconAction.values()) {
            changes.put(
                    each,
                    Strength.flag(query, with, IconNumbers.flag(each))
                            + IconNumbers.inAlchemagic(position, fighter, each));
        }
        return changes;
    }
}
