package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What a cost may say by its form and can never be paid with. */
final class CostSense {
    private CostSense() {}

    /** Returns what is senseless about a cost whose ability is valid in some areas, anywhere if there are none. */
    static Option<String> wrong(Array<? extends Instruction> cost, Array<? extends Area> in) {
        for (Array<CostItem> way : Ways.of(cost)) {
            Array<CostItem> ofThis = way.filter(CostItem::takesThis);
            if (ofThis.size() > 1) {
                return Option.some(ofThis.map(CostSense::said).mkString(" and ")
                        + " are paid with this card both, and a card pays for one thing");
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

    private static String said(CostItem item) {
        return "\"" + item.instruction().english() + "\"";
    }
}
