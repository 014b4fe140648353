package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.IconNumbers;
import io.github.cardfold.cardfight.state.IconAction;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.PaidTogether;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.Plus;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Map;

/**
 * What is paid for two orders at once: numbers of the same icon add up, and what changes the number of an icon changes it
 * once, however many parts of both costs have it (ruling 602).
 *
 * @param query the payer, and the order that is played
 * @param changes by how much effects change the number of each icon, besides that of any cost of the order
 */
@Rule(jp = {"7.28.1", "7.28.2", "7.44.1.3"})
record TogetherPaid(Query query, Map<IconAction, Integer> changes) {
    /** Returns what is paid in one way to pay both. */
    PaidTogether of(PaidTogether both) {
        PaidTogether added = addedUp(both);
        Array<CostItem> changed =
                Array.of(IconAction.values()).foldLeft(added.all(), (items, icon) -> changed(items, icon));
        int first = added.one().size();
        return new PaidTogether(changed.take(first), changed.drop(first));
    }

    /** An icon of the order takes in the same icon of the one that is appended. */
    private static PaidTogether addedUp(PaidTogether both) {
        Array<CostItem> one = Array.empty();
        Array<CostItem> appended = both.appended();
        for (CostItem item : both.one()) {
            Option<CostItem> same = appended.find(each -> addUp(item, each));
            appended = same.map(appended::remove).getOrElse(appended);
            one = one.append(
                    same.map(each -> with(item, sum(amount(item), amount(each)))).getOrElse(item));
        }
        return new PaidTogether(one, appended);
    }

    private static boolean addUp(CostItem one, CostItem other) {
        Value any = new Constant(1);
        return one.instruction() instanceof IconCost icon
                && other.instruction() instanceof IconCost same
                && icon.isOnlyNumber()
                && same.isOnlyNumber()
                && icon.of(any).equals(same.of(any));
    }

    private Array<CostItem> changed(Array<CostItem> items, IconAction icon) {
        if (items.count(each -> isOf(icon, each)) > 1) {
            return changedOnce(items, icon);
        }
        int by = changes.getOrDefault(icon, 0);
        return by == 0
                ? items
                : items.map(each -> isOf(icon, each) ? with(each, sum(amount(each), new Constant(by))) : each);
    }

    private static boolean isOf(IconAction icon, CostItem item) {
        return item.instruction() instanceof IconCost cost
                && cost.icon() == icon
                && cost.amount().isDefined();
    }

    /** What the first number cannot fall by, the next one falls by; by what each of them changes alone is undone. */
    private Array<CostItem> changedOnce(Array<CostItem> items, IconAction icon) {
        int alone = IconNumbers.of(query, icon, 0);
        int left = alone + changes.getOrDefault(icon, 0);
        Array<CostItem> changed = Array.empty();
        for (CostItem each : items) {
            if (isOf(icon, each)) {
                int number = amount(each).value(query);
                int now = Math.max(0, number + left);
                left -= now - number;
                changed = changed.append(with(each, new Constant(now - alone)));
            } else {
                changed = changed.append(each);
            }
        }
        return changed;
    }

    private static Value amount(CostItem item) {
        return ((IconCost) item.instruction()).amount().get();
    }

    private static CostItem with(CostItem item, Value number) {
        return ((IconCost) item.instruction()).of(number).ways().head().head();
    }

    private static Value sum(Value one, Value other) {
        return one instanceof Constant first && other instanceof Constant second
                ? new Constant(first.number() + second.number())
                : new Plus(Array.of(one, other));
    }
}
