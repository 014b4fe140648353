package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.function.ToIntFunction;

/** Which cards are unaffected by which effects (12.5). */
public final class Immunities {
    private Immunities() {}

    /**
     * Tells whether an effect applies to a card.
     *
     * @param noted what is noted on the card, by the name of the information
     * @param query a query that finds the card with the effect
     * @param master whose effect it is
     * @param source the object that has the effect, 0 if there is none
     */
    @Rule(jp = "12.5.1")
    public static boolean apply(CardGame game, ToIntFunction<String> noted, Query query, Seat master, int source) {
        Array<String> immunities = game.immunities();
        for (int i = 0; i < immunities.size(); i++) {
            String written = immunities.get(i);
            int masters = noted.applyAsInt(written);
            if (masters != 0 && game.immunity(written).isFrom(masters, query, master, query.find(source))) {
                return false;
            }
        }
        return true;
    }
}
