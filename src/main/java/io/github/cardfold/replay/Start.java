package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.DeckSheets;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.VandariaSetup;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.OptionalLong;

/** How a recorded game began. Immutable; equal by content. */
public sealed interface Start {

    /**
     * Returns the first state under rules, or a sentence on why there is none.
     *
     * @throws IllegalArgumentException if these are rules of no game of this library, where decks are given
     */
    Either<String, State> begin(Rules rules);

    /**
     * A game between decks from its beginning.
     *
     * @param game the {@link LibraryGame#name name} of the game
     * @param decks the decks in the order of the seats
     * @param numbers what players bring besides, in the order of the seats
     * @param seed the seed of chance, none if the seat NATURE answers for it
     */
    record Decks(String game, Array<DeckSheet> decks, Array<StartNumber> numbers, Option<Long> seed) implements Start {
        /** Names what is null. */
        public Decks {
            requireNonNull(game, "game");
            requireNonNull(decks, "decks");
            requireNonNull(numbers, "numbers");
            requireNonNull(seed, "seed");
        }

        static Decks of(Setup setup, Option<Long> seed) {
            return new Decks(LibraryGame.VANGUARD.name(), setup.decks().map(DeckSheets::of), Array.empty(), seed);
        }

        static Decks of(VandariaSetup setup, Option<Long> seed) {
            return new Decks(
                    LibraryGame.VANDARIA_WARS.name(),
                    setup.decks().map(DeckSheets::of),
                    Seat.first(setup.decks().size()).flatMap(seat -> numbers(setup, seat)),
                    seed);
        }

        private static Array<StartNumber> numbers(VandariaSetup setup, Seat seat) {
            return setup.numbers()
                    .filter(key -> setup.number(key, seat) > 0)
                    .map(key -> new StartNumber(seat, key.name(), setup.number(key, seat)));
        }

        @Override
        public Either<String, State> begin(Rules rules) {
            requireNonNull(rules, "rules");
            LibraryGame played = LibraryGame.of(rules);
            return played.name().equals(game)
                    ? played.start(
                            rules, decks, numbers, seed.map(OptionalLong::of).getOrElse(OptionalLong::empty))
                    : Either.left("these are decks of " + game + ", and the rules are of " + played.name());
        }
    }

    /**
     * A game that went on from a saved state.
     *
     * @param state the state as {@link StateCodec} writes it
     */
    record Saved(Data state) implements Start {
        /** Names what is null. */
        public Saved {
            requireNonNull(state, "state");
        }

        private static final String RULES = "rules";

        static Saved of(State state) {
            return new Saved(StateCodec.write(state));
        }

        /** Returns the manifest of the rules that the state was saved under, "" if it names none. */
        String manifest() {
            return state instanceof Data.Fields fields && fields.get(RULES) instanceof Data.Text text
                    ? text.value()
                    : "";
        }

        @Override
        public Either<String, State> begin(Rules rules) {
            requireNonNull(rules, "rules");
            try {
                return Either.right(StateCodec.read(rules, under(rules.manifest())));
            } catch (StateFormatException refusal) {
                return Either.left("the saved state cannot be read: " + refusal.getMessage());
            }
        }

        private Data under(String manifest) {
            Data.Builder out = Data.fields();
            if (state instanceof Data.Fields fields) {
                for (int i = 0; i < fields.size(); i++) {
                    boolean named = fields.name(i).equals(RULES);
                    out.put(fields.name(i), named ? Data.text(manifest) : fields.value(i));
                }
            }
            return out.build();
        }
    }
}
