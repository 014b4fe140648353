package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;

/** What cards count as where costs are paid with them, and how many cards each counts as. */
@Rule(jp = "11.7.1")
public final class PaidWith {
    private PaidWith() {}

    /** Returns the flag by how much effects raise a number for costs alone. */
    public static String raised(String number) {
        return number + " in costs";
    }

    /** Returns the flag that says what effects make of a number for costs alone, one more than that; 0 if none does. */
    public static String fixed(String number) {
        return number + " in costs for all";
    }

    /**
     * Returns a number of a card as the query sees it, which may pay a cost.
     *
     * @param number the name of the number
     * @param otherwise what it is where no cost is paid
     */
    public static int of(Query query, Subject card, String number, int otherwise) {
        if (!query.isPaying()) {
            return otherwise;
        }
        int fixed = Strength.flag(query, card, fixed(number));
        return fixed > 0 ? fixed - 1 : otherwise + Strength.flag(query, card, raised(number));
    }

    /** Returns as how many cards a card counts. */
    public static int worth(Query query, Subject card) {
        return of(query, card, Facts.WORTH, 1 + Strength.flag(query, card, Facts.WORTH));
    }

    /** Tells whether some card of these rules may count as another number of cards than one. */
    static boolean hasWorth(CardGame game) {
        return game.slot(Facts.WORTH) >= 0 || game.slot(raised(Facts.WORTH)) >= 0 || game.slot(fixed(Facts.WORTH)) >= 0;
    }
}
