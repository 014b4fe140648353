package io.github.cardfold.game;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Document;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import java.util.OptionalLong;

/** One of the games of this library. */
public interface LibraryGame {
    /** Cardfight!! Vanguard. */
    LibraryGame VANGUARD = new Vanguard();

    /** Vandaria Wars. */
    LibraryGame VANDARIA_WARS = new VandariaWars();

    /** Returns all games. */
    static Array<LibraryGame> all() {
        return Array.of(VANGUARD, VANDARIA_WARS);
    }

    /**
     * Returns the game of a name.
     *
     * @throws IllegalArgumentException if there is none
     */
    static LibraryGame named(String name) {
        requireNonNull(name, "name");
        return all().find(each -> each.name().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("there is no game '" + name + "'"));
    }

    /**
     * Returns the game that rules are of.
     *
     * @throws IllegalArgumentException if they are of another one
     */
    static LibraryGame of(Rules rules) {
        requireNonNull(rules, "rules");
        return named(rules.game().name());
    }

    /** Returns the name, as files and commands have it. */
    String name();

    /** Returns the document by which a game ends unless its rules say another one. */
    Document document();

    /** Returns how many players a game has at most. */
    int mostSeats();

    /** Returns the names of the decks that a player brings, in the order of the parts of a {@link DeckSheet}. */
    Array<String> deckParts();

    /**
     * Returns the first state of a game between decks, or a sentence on why there is none.
     *
     * @param decks the deck lists in the order of the seats, each with all {@link #deckParts parts}
     * @param numbers what players bring besides
     * @param seed any number, or none if the seat NATURE answers for chance
     * @throws IllegalArgumentException if the rules are not of this game
     */
    Either<String, State> start(Rules rules, Array<DeckSheet> decks, Array<StartNumber> numbers, OptionalLong seed);
}
