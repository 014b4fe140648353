package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Flags that continuous effects set on cards; what they mean is said where they are asked. */
final class Flags {
    private Flags() {}

    static Array<Working> set(String flag, Selector of) {
        return Array.of(Change.of(of, new Constant(1), flag, Layers.OTHER, Integer::sum));
    }

    /** Returns cards of which a rule is made, in English. */
    static String cards(Array<Filter> are, Array<Region> in, Option<Side> of) {
        String cards = English.noun("cards", are);
        if (in.isEmpty()) {
            return cards
                    + of.map(each -> each == Side.YOU ? " of yours" : " of your opponent's")
                            .getOrElse("");
        }
        return cards + " in "
                + in.map(each -> of.map(side -> side.whose() + " " + each.english())
                                .getOrElse(each::named))
                        .mkString(" or ");
    }
}
