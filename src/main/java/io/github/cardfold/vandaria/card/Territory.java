package io.github.cardfold.vandaria.card;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.Objects;
import org.immutables.value.Value;

/** A Territory: where Followers, Relics and Runes are deployed (3.2). */
@Value.Immutable
public non-sealed interface Territory extends CardType, WithTerritory {
    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return Objects.hash(capacity(), goldProduce(), defense(), honor());
    }

    /** Tells whether it is a Vehicle, which does not count for a Political Victory. */
    default boolean vehicle() {
        return false;
    }

    /** Returns where it lies; Ground unless the builder is told otherwise. */
    @Rule(vw = "3.5.1")
    default Terrain terrain() {
        return Terrain.GROUND;
    }

    /** Returns the Honor that it gives its controller; 0 where none is printed. */
    @Rule(vw = "3.3.6")
    default Honor honor() {
        return Honor.NONE;
    }

    /** Returns the total size of the Property that it holds, 0 or more. */
    int capacity();

    /** Returns the gold that it produces in a Preparation Phase, 0 or more. */
    default int goldProduce() {
        return 0;
    }

    /** Returns the defense, 1 or more: with less a Territory is destroyed. */
    int defense();

    /** Returns the Region, if it has one: no Territory has two. */
    default Option<String> region() {
        return Option.none();
    }

    /** Returns the kinds of goods that can be sold there; none unless it is a Trade Territory. */
    default Array<SaleKind> sale() {
        return Array.empty();
    }

    /** Returns by how much it raises the price of Loot of some Ranks. */
    default SortedMap<Rank, Integer> rates() {
        return TreeMap.empty();
    }

    /** Tells whether its controller is not Staggered. */
    default boolean liftsStagger() {
        return false;
    }

    /** Returns what Loot brings if it is sold there, none if it cannot be sold there. */
    @Rule(vw = {"4.3.1", "4.3.2", "4.4.2", "4.4.3", "4.6.5", "4.9.8"})
    @Value.NonAttribute
    default Option<Integer> price(Loot loot) {
        return sale().contains(loot.kind())
                ? Option.some(loot.rank().prize() + rates().get(loot.rank()).getOrElse(0))
                : Option.none();
    }

    @Override
    @Value.NonAttribute
    default String label() {
        return "Territory";
    }

    /**
     * Refuses what no card prints; building a Territory calls it.
     *
     * @throws IllegalArgumentException with a sentence that says what is wrong
     */
    @Value.Check
    default void check() {
        require(capacity() >= 0, "its capacity must be 0 or more, not " + capacity());
        require(goldProduce() >= 0, "its gold produce must be 0 or more, not " + goldProduce());
        require(defense() > 0, "its defense must be 1 or more, not " + defense());
        require(rates().isEmpty() || !sale().isEmpty(), "it raises prices, and nothing can be sold there");
        require(rates().values().forAll(each -> each > 0), "a rate must raise the price");
        require(sale().distinct().size() == sale().size(), "it names the same kind of goods twice");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    /** Returns a builder, for which the capacity and the defense are needed. */
    static Builder builder() {
        return new Builder();
    }

    /** Builds a Territory; each attribute may be set once. */
    final class Builder extends ImmutableTerritory.Builder {
        Builder() {}
    }
}
