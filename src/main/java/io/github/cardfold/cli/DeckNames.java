package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.vavr.collection.Array;
import java.util.Iterator;

/** The names of the shipped decks, for the help. */
final class DeckNames implements Iterable<String> {
    private static final Array<String> ALL = Packs.all().flatMap(pack -> Decks.names(pack.id()));

    /** Returns the names of the shipped decks that are built from a pack; none of one that is not shipped. */
    static Array<String> of(Pack pack) {
        return Packs.all().contains(pack) ? Decks.names(pack.id()) : Array.empty();
    }

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
