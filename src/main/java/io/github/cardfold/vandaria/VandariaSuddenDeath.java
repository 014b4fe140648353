package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StepListener;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.setup.SuddenDeath;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Begins a Sudden Death between two players, the seats A and B (chapter 16). This library has no clock: whoever runs
 * the match says that its time is over.
 */
public final class VandariaSuddenDeath {
    private static final int PLAYERS = 2;

    private VandariaSuddenDeath() {}

    /**
     * Returns the Sudden Death that decides a round in progress. Players choose among their Followers in the Fate Deck,
     * the hand and the game.
     *
     * <p>It decides what nobody has won: a round that is over may be drawn or undecided.
     *
     * @param round the round as it stands when time is over
     * @param players the seats of the two players; of teams one player represents each
     * @param seed any number; the same one gives the same game
     * @throws IllegalArgumentException if it is no state of Vandaria Wars, if somebody has won the round, or if these
     *     are not two opponents in it who may still win
     */
    public static State of(State round, Array<Seat> players, long seed) {
        return of(round, players, OptionalLong.of(seed));
    }

    /**
     * Returns the same, also where somebody answers for chance.
     *
     * @param seed any number, or none if the seat {@link Seat#NATURE} answers for chance
     * @throws IllegalArgumentException if it is no state of Vandaria Wars, if somebody has won the round, or if these
     *     are not two opponents in it who may still win
     */
    @Rule(vw = {"16.1.1", "16.2.3", "16.2.4", "16.2.5", "16.4.6", "16.4.7"})
    public static State of(State round, Array<Seat> players, OptionalLong seed) {
        requireNonNull(seed, "seed");
        requireNonNull(round, "round");
        requireNonNull(players, "players");
        Position position = round.position();
        boolean keeps = VandariaCatalogue.options(position).suddenDeathKeepsGold();
        requireUndecided(round);
        requireOpponents(round, players);
        return begin(
                round.rules(),
                players.map(each -> new Side(
                        followers(position, each),
                        keeps ? position.number(PlayerNumbers.GOLD, each) : 0,
                        position.number(PlayerNumbers.FIRST_TURN_PRIORITY, each))),
                seed,
                null);
    }

    /**
     * Returns the Sudden Death that takes the place of a round. Players choose among the Followers of their Fate Decks,
     * into which some from the Sideboard may have been put before.
     *
     * @param decks the two decks, as they are for that round
     * @param seed any number; the same one gives the same game
     * @throws VandariaDeckException if a deck breaks a rule of deck building (7.1)
     * @throws IllegalArgumentException if there are not two decks, or one has a card that these rules do not have
     */
    public static State of(Rules rules, Array<VandariaDeckList> decks, long seed) {
        return of(rules, decks, OptionalLong.of(seed), null);
    }

    /**
     * Returns the same, also where somebody answers for chance, and tells a listener what ran on the way.
     *
     * @param seed any number, or none if the seat {@link Seat#NATURE} answers for chance
     * @param listener null if nobody listens
     * @throws VandariaDeckException if a deck breaks a rule of deck building (7.1)
     * @throws IllegalArgumentException if there are not two decks, or one has a card that these rules do not have
     */
    @Rule(vw = {"16.2.3", "16.2.4", "16.4.1", "16.4.2", "16.4.6"})
    public static State of(
            Rules rules, Array<VandariaDeckList> decks, OptionalLong seed, @Nullable StepListener listener) {
        requireNonNull(seed, "seed");
        if (decks.size() != PLAYERS) {
            throw new IllegalArgumentException("a Sudden Death has two decks, not " + decks.size());
        }
        Array<VandariaDeckList> checked = Vandaria.setup(rules, decks).decks();
        return begin(
                rules,
                checked.map(deck -> new Side(
                        deck.cards(VandariaDeckSection.FATE)
                                .filter(card -> card.type() instanceof Follower)
                                .map(card -> rules.definitionIndex(card.id())),
                        0,
                        0)),
                seed,
                listener);
    }

    /** What somebody has won is no matter for a Sudden Death. */
    @Rule(vw = "16.1.1")
    private static void requireUndecided(State round) {
        round.outcome().flatMap(Outcome::winner).forEach(winner -> {
            throw new IllegalArgumentException("a Sudden Death decides what nobody has won, and " + winner + " has");
        });
    }

    /** Who has lost while others play on cannot win any more; in a round that is over without winner both may. */
    private static void requireOpponents(State round, Array<Seat> players) {
        Position position = round.position();
        boolean areTwo = players.size() == PLAYERS
                && players.forAll(position.seats()::contains)
                && position.areOpponents(players.get(0), players.get(1));
        if (!areTwo) {
            throw new IllegalArgumentException(
                    "a Sudden Death is between two opponents, not " + players.mkString(", "));
        }
        players.filter(each -> !round.isOver() && position.hasLost(each)).forEach(loser -> {
            throw new IllegalArgumentException(loser + " has lost the round already");
        });
    }

    private static Array<Integer> followers(Position position, Seat player) {
        Array<GameObject> cards = Array.of(VandariaZone.FATE_DECK.of(player), VandariaZone.HAND.of(player))
                .appendAll(position.seats().map(VandariaZone.GAME::of))
                .appendAll(position.seats().map(VandariaZone.BENEATH::of))
                .flatMap(place -> Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)));
        return cards.filter(each -> each.owner() == player)
                .map(GameObject::definition)
                .filter(each -> isEligible((VandariaCard) position.rules().definition(each)));
    }

    private static boolean isEligible(VandariaCard card) {
        return card.type() instanceof Follower && !card.isOfSubdeck();
    }

    private static State begin(Rules rules, Array<Side> sides, OptionalLong seed, @Nullable StepListener listener) {
        Opening opening = new Opening(rules, PLAYERS);
        Vandaria.places(opening);
        for (Seat seat : Seat.first(PLAYERS)) {
            Side side = sides.get(seat.ordinal());
            opening.number(PlayerNumbers.GOLD, seat, side.gold());
            opening.number(PlayerNumbers.FIRST_TURN_PRIORITY, seat, side.priority());
            side.followers().sorted().forEach(card -> opening.card(card, seat, VandariaZone.HAND.of(seat), 0));
        }
        opening.startAt(SuddenDeath.PROCEDURE, SuddenDeath.BEGINS);
        return opening.begin(seed, listener);
    }

    /**
     * What a player comes into a Sudden Death with.
     *
     * @param followers the Followers to choose from
     * @param gold the gold besides what each player gains
     * @param priority 1 if the player has First Turn Priority, else 0
     */
    private record Side(Array<Integer> followers, int gold, int priority) {}
}
