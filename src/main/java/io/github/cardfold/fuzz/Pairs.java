package io.github.cardfold.fuzz;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaSetup;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** The decks of one of the games of this library of which each is played against each. Immutable. */
public final class Pairs {
    private final Rules rules;
    private final Array<String> names;
    private final Array<Array<Start>> starts;

    /** How games between two decks begin. */
    @FunctionalInterface
    private interface Start {
        State state(OptionalLong seed, @Nullable StepListener listener);
    }

    private Pairs(Rules rules, Array<String> names, Array<Array<Start>> starts) {
        if (names.isEmpty()) {
            throw new IllegalArgumentException("no decks to play with");
        }
        this.rules = rules;
        this.names = names;
        this.starts = starts;
    }

    /**
     * Returns those of Cardfight!! Vanguard.
     *
     * @throws io.github.cardfold.cardfight.IllegalDeckException if a deck breaks the rules of deck building
     * @throws IllegalArgumentException if there are no decks
     */
    public static Pairs ofFights(Rules rules, Array<DeckList> decks) {
        requireNonNull(rules, "rules");
        requireNonNull(decks, "decks");
        BiFunction<DeckList, DeckList, Start> start = (a, b) -> {
            Setup setup = Cardfight.setup(rules, a, b);
            return setup::start;
        };
        return new Pairs(rules, decks.map(DeckList::name), each(decks, start));
    }

    /**
     * Returns those of Vandaria Wars, between two players.
     *
     * @throws io.github.cardfold.vandaria.VandariaDeckException if a deck breaks the rules of deck building
     * @throws IllegalArgumentException if there are no decks
     */
    public static Pairs ofVandaria(Rules rules, Array<VandariaDeckList> decks) {
        requireNonNull(rules, "rules");
        requireNonNull(decks, "decks");
        BiFunction<VandariaDeckList, VandariaDeckList, Start> start = (a, b) -> {
            VandariaSetup setup = Vandaria.setup(rules, a, b);
            return setup::start;
        };
        return new Pairs(rules, decks.map(VandariaDeckList::name), each(decks, start));
    }

    private static <D> Array<Array<Start>> each(Array<D> decks, BiFunction<D, D, Start> start) {
        return decks.map(a -> decks.map(b -> start.apply(a, b)));
    }

    Rules rules() {
        return rules;
    }

    int decks() {
        return names.size();
    }

    /** Returns the name of a deck by its index. */
    String name(int deck) {
        return names.get(deck);
    }

    /**
     * Returns the first state of a game between two decks.
     *
     * @param seed any number, or none if the seat NATURE answers for chance
     */
    State start(int deckA, int deckB, OptionalLong seed, @Nullable StepListener listener) {
        return starts.get(deckA).get(deckB).state(seed, listener);
    }
}
