package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;

/** The ways to pay a cost. There may be only so many, lest planning take too long. */
public final class Ways {
    /** The greatest number of ways in which a cost may be paid: choices between costs multiply. */
    public static final int MOST_WAYS = 64;

    /** The greatest number of items in one way to pay a cost: the time to plan it may double with each. */
    public static final int MOST_ITEMS = 8;

    /** The greatest number of items in one way to pay whose cards must {@linkplain CostItem#isJoint agree}. */
    public static final int MOST_JOINT = 2;

    private Ways() {}

    /**
     * Returns the ways to pay several instructions together.
     *
     * @throws IllegalArgumentException if one of them cannot be paid, there are more than {@value #MOST_WAYS}, or one
     *     has more than {@value #MOST_ITEMS} items, or more than {@value #MOST_JOINT} whose cards must agree
     */
    public static Array<Array<CostItem>> of(Array<? extends Instruction> cost) {
        Array<Array<CostItem>> ways = Array.of(Array.empty());
        for (Instruction each : cost) {
            Array<Array<CostItem>> more = payable(each).ways();
            if (more.isEmpty()) {
                throw new IllegalArgumentException("a choice between no costs at all cannot be paid");
            }
            ways = together(ways, more).map(PaidTogether::all);
            ways.forEach(Ways::check);
        }
        return ways;
    }

    private static Payable payable(Instruction instruction) {
        if (instruction instanceof Payable payable) {
            return payable;
        }
        throw new IllegalArgumentException("\"" + instruction.english()
                + "\" is no cost: one pays by what is done to cards, or with a number of something that one has");
    }

    /**
     * Of each of two costs one of its ways.
     *
     * @throws IllegalArgumentException if there are more than {@value #MOST_WAYS}
     */
    @Rule(jp = "11.7.1")
    static Array<PaidTogether> together(Array<Array<CostItem>> one, Array<Array<CostItem>> other) {
        if (one.size() > MOST_WAYS / other.size()) {
            throw new IllegalArgumentException("the cost can be paid in more than " + MOST_WAYS + " ways");
        }
        return one.flatMap(way -> other.map(more -> new PaidTogether(way, more)));
    }

    /** Tells whether a cost may have so many items, and so many whose cards must agree. */
    public static boolean mayBe(Array<CostItem> way) {
        return way.size() <= MOST_ITEMS && way.count(CostItem::isJoint) <= MOST_JOINT;
    }

    /** Refuses a way to pay that takes too long to plan. */
    static void check(Array<CostItem> way) {
        if (way.size() > MOST_ITEMS) {
            throw new IllegalArgumentException("more than " + MOST_ITEMS + " costs are to be paid together");
        }
        if (way.count(CostItem::isJoint) > MOST_JOINT) {
            throw new IllegalArgumentException(
                    "of more than " + MOST_JOINT + " costs to be paid together the cards must agree");
        }
    }
}
