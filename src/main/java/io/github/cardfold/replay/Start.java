package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.IllegalDeckException;
import io.github.cardfold.cardfight.Setup;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** How a recorded game began. Immutable; equal by content. */
public sealed interface Start {

    /**
     * Returns the first state under rules, or a sentence on why there is none.
     *
     * @throws IllegalArgumentException if these are not rules of Cardfight!! Vanguard, where decks are given
     */
    Either<String, State> begin(Rules rules);

    /**
     * A game between two decks from its beginning.
     *
     * @param deckA the deck of seat A
     * @param deckB the deck of seat B
     * @param seed the seed of chance, none if the seat NATURE answers for it
     */
    record Decks(DeckSheet deckA, DeckSheet deckB, Option<Long> seed) implements Start {
        /** Names what is null. */
        public Decks {
            requireNonNull(deckA, "deckA");
            requireNonNull(deckB, "deckB");
            requireNonNull(seed, "seed");
        }

        static Decks of(Setup setup, Option<Long> seed) {
            Array<DeckSheet> sheets = setup.decks().map(DeckSheet::of);
            return new Decks(sheets.get(0), sheets.get(1), seed);
        }

        @Override
        public Either<String, State> begin(Rules rules) {
            requireNonNull(rules, "rules");
            return deck(rules, deckA).flatMap(a -> deck(rules, deckB).flatMap(b -> begin(rules, a, b)));
        }

        private static Either<String, DeckList> deck(Rules rules, DeckSheet sheet) {
            return sheet.with(id -> card(rules, id))
                    .mapLeft(
                            id -> "deck '" + sheet.name() + "' has the card '" + id + "', which the rules do not have");
        }

        private static Option<Card> card(Rules rules, String id) {
            return rules.definition(id).filter(Card.class::isInstance).map(Card.class::cast);
        }

        private Either<String, State> begin(Rules rules, DeckList a, DeckList b) {
            try {
                Setup setup = Cardfight.setup(rules, a, b);
                return Either.right(seed.fold(setup::startWithOpenChance, setup::start));
            } catch (IllegalDeckException refusal) {
                return Either.left(String.valueOf(refusal.getMessage()));
            }
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
