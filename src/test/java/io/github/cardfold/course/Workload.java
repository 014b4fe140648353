package io.github.cardfold.course;

import io.github.cardfold.cardfight.Decks;
import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.kernel.State;
import io.github.cardfold.testpack.ReferenceWorkload;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.SplittableRandom;
import java.util.function.ToIntBiFunction;

/**
 * What is played: a pack, its decks, and how their players answer. {@code reference} is the workload of the
 * measurements, whose players have a few habits; the shipped packs are played uniformly at random.
 */
record Workload(Pack pack, Array<DeckList> decks, ToIntBiFunction<State, SplittableRandom> answers) {
    static final Array<String> NAMES = Array.of("vanilla", "nightfair", "reference");

    static Workload named(String name) {
        return switch (name) {
            case "vanilla" -> atRandom(Packs.vanilla());
            case "nightfair" -> atRandom(Packs.nightfair());
            case "gauntlet" -> atRandom(Packs.gauntlet());
            case "reference" -> Reference.WORKLOAD;
            default -> throw new IllegalArgumentException("there is no " + name + " among " + NAMES.mkString(", "));
        };
    }

    private static Workload atRandom(Pack pack) {
        return new Workload(
                pack,
                Decks.names(pack.id()).map(Decks::named),
                (state, random) -> random.nextInt(state.legalActions().size()));
    }

    /** Compiled once for all tests. */
    private static final class Reference {
        private static final Workload WORKLOAD = compiled();

        private static Workload compiled() {
            try {
                ReferenceWorkload reference = ReferenceWorkload.compiled();
                return new Workload(reference.pack(), reference.decks(), reference::answer);
            } catch (IOException cause) {
                throw new UncheckedIOException(cause);
            }
        }
    }
}
