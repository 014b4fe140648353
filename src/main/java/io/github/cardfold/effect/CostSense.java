package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What a cost may say by its form and can never be paid with. */
final class CostSense {
    private CostSense() {}

    /** Returns what is senseless about a cost whose ability is valid in some areas, anywhere if there are none. */
    static Option<String> wrong(Array<? extends Instruction> cost, Array<? extends Area> in) {
        for (Array<CostItem> way : Ways.of(cost)) {
            Option<String> twice = paidTwice(way.filter(CostItem::takesThis));
            if (twice.isDefined()) {
                return twice;
            }
            Option<CostItem> never = way.find(each -> each.isNeverPaid(in));
            if (never.isDefined()) {
                return Option.some(said(never.get())
                        + (never.get().takesThis()
                                ? " is never paid with this card where the ability is valid"
                                : " is never paid: nothing happens to a card that lies there"));
            }
        }
        return Option.none();
    }

    /** This card can be turned where it is and moved besides, but not twice the same. */
    @Rule(jp = "11.7.1")
    private static Option<String> paidTwice(Array<CostItem> ofThis) {
        return Array.of(ofThis.filter(CostItem::isInPlace), ofThis.reject(CostItem::isInPlace))
                .find(rivals -> rivals.size() > 1)
                .map(rivals -> rivals.map(CostSense::said).mkString(" and ")
                        + " are paid with this card both, and a card "
                        + (rivals.head().isInPlace() ? "is turned or shown" : "goes somewhere") + " once");
    }

    private static String said(CostItem item) {
        return "\"" + item.instruction().english() + "\"";
    }
}
