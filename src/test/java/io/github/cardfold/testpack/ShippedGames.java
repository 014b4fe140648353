package io.github.cardfold.testpack;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import java.util.function.IntUnaryOperator;

/**
 * The games of one shipped pack. What holds of any game is tried on those of {@link #ALL}: a pack that is shipped joins
 * by itself.
 */
public record ShippedGames(Pack pack, Rules rules, Array<DeckList> decks) {
    public static final Array<ShippedGames> ALL = Packs.all().map(ShippedGames::of);

    /** The games of a pack under rules of an assembly of their own. */
    public static ShippedGames of(Pack pack) {
        return new ShippedGames(
                pack,
                Cardfight.rules(Editions.JP_2026_04, pack),
                Decks.names(pack.id()).map(Decks::named));
    }

    /**
     * A set-up between two of the decks.
     *
     * @param below gives a number below a bound
     */
    public Setup setup(IntUnaryOperator below) {
        DeckList first = decks.get(below.applyAsInt(decks.size()));
        return Cardfight.setup(rules, first, decks.get(below.applyAsInt(decks.size())));
    }

    @Override
    public String toString() {
        return pack.id();
    }
}
