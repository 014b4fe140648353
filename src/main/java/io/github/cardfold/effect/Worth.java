package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.CostPart;
import io.vavr.collection.Array;
import java.util.function.IntFunction;

/** As how many cards each card counts: as one, unless an effect says something else. */
public final class Worth {
    private Worth() {}

    /** Returns as how many cards some cards count. */
    public static int count(Query query, Selector of) {
        int count = of.count(query);
        TextRules game = game(query);
        if (game.hasWorth()) {
            Array<Subject> cards = of.subjects(query);
            for (int i = 0; i < cards.size(); i++) {
                count += game.worth(query, cards.get(i)) - 1;
            }
        }
        return count;
    }

    /** Tells whether cards with which is paid may count as several. */
    public static boolean isPaid(Query query) {
        return query.isPaying() && game(query).hasWorth();
    }

    /** Returns a part of a cost in which a card may count as several, and need not; as one at least. */
    public static CostPart in(CostPart part, Query query, IntFunction<Subject> card) {
        return isPaid(query) ? part.worth(i -> Math.max(1, game(query).worth(query, card.apply(i)))) : part;
    }

    private static TextRules game(Query query) {
        return (TextRules) query.position(Facts.WORTH).rules().game();
    }
}
