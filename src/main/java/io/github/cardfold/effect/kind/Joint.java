package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Property;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.cost.CostPart;
import io.vavr.control.Option;
import java.util.function.IntFunction;

/** What several cards that are chosen or paid with must come to together. */
public final class Joint {
    private Joint() {}

    /**
     * Checks that a total is one of numbers.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static void checkTotal(Property total) {
        Quantity.of(total.what());
        if (((Bounds) total.is()).not().isDefined()) {
            throw new IllegalArgumentException("a total has a least or a greatest number");
        }
    }

    /**
     * Checks that a total is one that no cards at all come to, too: none may always be chosen where there are none.
     *
     * @throws IllegalArgumentException if it must reach a number
     */
    static void checkWithin(Property total) {
        checkTotal(total);
        if (isReached(total)) {
            throw new IllegalArgumentException("what is chosen may have a greatest total, not a least one");
        }
    }

    /**
     * Checks that a total must reach a number and nothing else is asked of it.
     *
     * @throws IllegalArgumentException if it has a greatest number or no least one
     */
    public static void checkLeast(Property total) {
        checkTotal(total);
        Bounds bounds = (Bounds) total.is();
        boolean isBelow =
                bounds.is().orElse(bounds.atMost()).orElse(bounds.lessThan()).isDefined();
        if (isBelow || !isReached(total)) {
            throw new IllegalArgumentException("what is done at once has a least total, not a greatest one");
        }
    }

    /** Tells whether a total must reach a number, which cards may be too few for. */
    static boolean isReached(Property total) {
        Bounds bounds = (Bounds) total.is();
        return bounds.is().isDefined()
                || bounds.atLeast().isDefined()
                || bounds.moreThan().isDefined();
    }

    /**
     * Returns a part that takes only cards that come to what they must.
     *
     * @param card the cards that are the part's candidates
     * @param different what no two of them may share
     * @param same what they all must share
     * @param total what a number of theirs must come to
     */
    @Rule(jp = {"12.6.1", "12.6.2.2", "12.6.2.2.1"})
    public static CostPart of(
            CostPart part,
            Query query,
            IntFunction<Subject> card,
            Option<Characteristic> different,
            Option<Characteristic> same,
            Option<Property> total) {
        CostPart joint = part;
        if (total.isDefined()) {
            Bounds bounds = (Bounds) total.get().is();
            Quantity number = Quantity.of(total.get().what());
            joint = joint.totalBetween(
                    bounds.least(query), bounds.most(query), i -> Math.max(0, number.of(query, card.apply(i))));
        }
        if (different.isDefined()) {
            joint = joint.allDifferent(i -> different.get().values(query, card.apply(i)));
        }
        return same.isDefined() ? joint.allSame(i -> same.get().values(query, card.apply(i))) : joint;
    }
}
