package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CostTerm;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.effect.kind.Joint;
import io.vavr.control.Option;
import java.util.function.IntFunction;

/**
 * A cost whose payer decides how many cards it takes, as far as these come to what is asked of them together.
 *
 * @param of the cost, whose own number does not matter
 * @param atLeast how many cards at least
 * @param upTo how many at most; without it any number
 * @param different what no two of them may share
 * @param same what they all must share
 * @param total what a number of theirs must come to together
 */
public record AnyNumber(
        CostTerm of,
        @Default("0") Value atLeast,
        Option<Value> upTo,
        Option<Characteristic> different,
        Option<Characteristic> same,
        Option<Property> total)
        implements OverCost {

    /** Refuses costs that take no cards, and a total of what is no number. */
    public AnyNumber {
        OverCost.requireCards(of);
        total.forEach(Joint::checkTotal);
    }

    @Override
    public CostPart demand(Query query, IndexSet candidates, IntFunction<Subject> card) {
        IndexSet comparable = candidates.filter(i -> canCompare(query, card.apply(i)));
        CostPart part = CostPart.from(comparable).between(atLeast.value(query), most(query));
        return Joint.of(part, query, card, different, same, total);
    }

    /** Any number if nothing is said, and none at all may be chosen as well (1.3.5). */
    @Rule(jp = {"1.3.5", "1.3.5.1"})
    private int most(Query query) {
        return upTo.map(each -> each.value(query)).getOrElse(Integer.MAX_VALUE);
    }

    private boolean canCompare(Query query, Subject card) {
        return different.forAll(each -> each.isOf(query, card)) && same.forAll(each -> each.isOf(query, card));
    }

    @Override
    public boolean isJoint() {
        return total.isDefined() || different.isDefined() || same.isDefined();
    }

    @Override
    public String english() {
        return cost().saying(amount())
                + different
                        .map(each -> " with different " + each.plural())
                        .getOrElse("")
                + same.map(each -> " with the same " + each.english()).getOrElse("")
                + total.map(Joint::english).getOrElse("");
    }

    private String amount() {
        String least = atLeast instanceof Numeral numeral && numeral.number() == 0
                ? ""
                : English.words(atLeast) + (upTo.isEmpty() ? " or more" : "");
        String most = upTo.map(each -> (least.isEmpty() ? "up to " : "") + English.words(each))
                .getOrElse("");
        String both = least.isEmpty() || most.isEmpty() ? least + most : least + " to " + most;
        return both.isEmpty() ? "any number" + (cost().noun().isEmpty() ? "" : " of") : both;
    }
}
