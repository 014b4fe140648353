package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import java.util.Iterator;

/** The names of the shipped decks, for the help. */
final class DeckNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Decks.names().iterator();
    }
}
