package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Payment;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Plus;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.EnumMap;
import java.util.Map;

/** The costs of two orders put together: numbers of the same icon add up (ruling 602). */
@Rule(jp = "7.44.1.3")
final class TogetherPaid {
    private Array<Instruction> cost;
    private Array<Instruction> appended;
    /** By how much effects change the number of each icon that has not come yet. */
    private final Map<IconAction, Integer> changes;

    private TogetherPaid(Array<Instruction> cost, Array<Instruction> appended, Map<IconAction, Integer> changes) {
        this.cost = cost;
        this.appended = appended;
        this.changes = changes;
    }

    /**
     * Returns what is paid for two orders at once.
     *
     * @throws IllegalArgumentException if it is too much to plan
     */
    static Payment of(Array<Instruction> cost, Array<Instruction> appended, Map<IconAction, Integer> changes) {
        TogetherPaid both = new TogetherPaid(cost, appended, new EnumMap<>(changes));
        both.cost = both.cost.map(both::joined);
        both.appended = both.appended.map(each -> each instanceof IconCost icon ? both.changed(icon) : each);
        return Payment.together(both.cost, both.appended);
    }

    /** An icon of the order takes in the same icon of the one that is appended. */
    private Instruction joined(Instruction instruction) {
        if (!(instruction instanceof IconCost icon)) {
            return instruction;
        }
        Option<IconCost> same = appended.filter(IconCost.class::isInstance)
                .map(IconCost.class::cast)
                .find(each -> areAlike(icon, each));
        same.forEach(each -> appended = appended.remove(each));
        return changed(
                same.map(each -> icon.of(sum(icon.amount().get(), each.amount().get())))
                        .getOrElse(icon));
    }

    private static boolean areAlike(IconCost one, IconCost other) {
        Value any = new Constant(1);
        return one.amount().isDefined()
                && other.amount().isDefined()
                && one.of(any).equals(other.of(any));
    }

    private IconCost changed(IconCost icon) {
        Integer by = icon.amount().isEmpty() ? null : changes.remove(icon.icon());
        return by == null || by == 0 ? icon : icon.of(sum(icon.amount().get(), new Constant(by)));
    }

    private static Value sum(Value one, Value other) {
        return one instanceof Constant first && other instanceof Constant second
                ? new Constant(first.number() + second.number())
                : new Plus(Array.of(one, other));
    }
}
