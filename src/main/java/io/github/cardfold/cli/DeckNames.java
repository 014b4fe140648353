package io.github.cardfold.cli;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.vandaria.VandariaPacks;
import io.vavr.collection.Array;
import java.util.Iterator;

/** The names of the shipped decks, for the help. */
final class DeckNames implements Iterable<String> {
    private static final Array<String> ALL = Packs.all().flatMap(pack -> Decks.names(pack.id()));

    /** Returns the names of the shipped decks that are built from a pack; none of one that is not shipped. */
    static Array<String> of(Pack pack) {
        return Packs.all().contains(pack) ? Decks.names(pack.id()) : Array.empty();
    }

    /** Tells whether a name is that of a shipped deck of this game. */
    static boolean isOfCardfight(String name) {
        return ALL.contains(name);
    }

    /** Tells whether a name is that of a shipped deck of Vandaria Wars. */
    static boolean isOfVandaria(String name) {
        return VandariaPacks.all().exists(pack -> VandariaPacks.decks(pack.id()).contains(name));
    }

    /** Returns what is said where decks are needed, none is named, and a pack has none. */
    static UsageException none(String pack) {
        return new UsageException("no deck of the pack '" + pack + "' is shipped; name some with --decks");
    }

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
