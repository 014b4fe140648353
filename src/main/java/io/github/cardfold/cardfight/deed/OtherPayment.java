package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.PaidInstead;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Ways;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The costs of abilities of cards may be paid in another way. Each such effect applies once to a cost, also to what
 * others have made of it.
 *
 * @param deed which cards, and who pays
 * @param insteadOf the parts of a cost that are not paid then; all of it if nothing is said
 * @param cost what is paid for them
 */
@Rule(jp = "11.7.1")
public record OtherPayment(DeedEffect deed, Array<Instruction> insteadOf, Array<Instruction> cost) implements Working {
    @Override
    public Option<Array<Subject>> about(Query query) {
        return deed.about(query);
    }

    @Override
    public int amount(Query query) {
        return deed.amount(query);
    }

    @Override
    public Option<Working> onlyWhen(Array<Condition> when) {
        return deed.onlyWhen(when).map(each -> new OtherPayment((DeedEffect) each, insteadOf, cost));
    }

    /** Returns the ways to pay the cost of a card's ability, those that effects add behind the others. */
    public static Array<Array<CostItem>> ways(Query query, Array<Array<CostItem>> ways) {
        Position position = query.position(Facts.LASTING);
        if (!ActiveEffect.mayBe(position, OtherPayment.class)) {
            return ways;
        }
        Subject card = query.self();
        Array<Array<CostItem>> all = ways;
        for (ActiveEffect each : ActiveEffect.of(position, OtherPayment.class)) {
            OtherPayment other = (OtherPayment) each.working();
            if (card != null && other.isAbout(each, Attempt.of(DeedKind.PAY, query.master(), card))) {
                Query payer = each.query().as(query.master());
                all = all.appendAll(all.flatMap(way -> other.inPlaceOf(way, payer)));
            }
        }
        return all.take(Ways.MOST_WAYS);
    }

    private boolean isAbout(ActiveEffect effect, Attempt paying) {
        return deed.deed().covers(effect.query(), effect.lasting(), paying);
    }

    private Array<Array<CostItem>> inPlaceOf(Array<CostItem> way, Query payer) {
        Option<Array<CostItem>> rest = without(way);
        return rest.isEmpty() || way.isEmpty()
                ? Array.empty()
                : Ways.of(cost)
                        .map(more -> rest.get().appendAll(more.map(each -> new PaidInstead(payer.paying(), each))))
                        .filter(Ways::mayBe);
    }

    /** Returns what is left to be paid of a way; none if it has not all the parts that would not be. */
    private Option<Array<CostItem>> without(Array<CostItem> way) {
        Array<CostItem> left = insteadOf.isEmpty() ? Array.empty() : way;
        for (Instruction part : insteadOf) {
            int at = left.indexWhere(each -> each.instruction().equals(part));
            if (at < 0) {
                return Option.none();
            }
            left = left.removeAt(at);
        }
        return Option.some(left);
    }
}
