package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.vavr.collection.Array;
import java.util.Iterator;

/** The names of the shipped decks, for the help. */
final class DeckNames implements Iterable<String> {
    static final Array<String> ALL = ShippedRules.PACKS.flatMap(pack -> Decks.names(pack.id()));

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
