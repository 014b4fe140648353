package io.github.cardfold.vandaria;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Language;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Plugins;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.card.VandariaDeckList;
import io.github.cardfold.vandaria.card.VandariaDeckSection;
import io.github.cardfold.vandaria.fact.VandariaGame;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/**
 * Where a game of Vandaria Wars begins. A game of two decks is {@code start(rules, deckA, deckB, seed)} and then
 * {@link State#step} for every action. What cards do by their skills follows chapters 12 and 13.
 */
public final class Vandaria {
    /** How many players a game has at most. */
    public static final int MOST_PLAYERS = 6;

    private Vandaria() {}

    /**
     * Returns the rules for the cards of a catalogue.
     *
     * @throws IllegalArgumentException if two cards have one id, or a skill makes no sense
     */
    public static Rules rules(VandariaRules options, Iterable<VandariaCard> catalogue) {
        return rules(options, catalogue, Array.empty());
    }

    /**
     * Returns the rules for the cards of a catalogue, with what plugins add.
     *
     * @throws IllegalArgumentException if two cards have one id, or a skill makes no sense
     * @throws io.github.cardfold.spi.PluginException if a plugin is at fault: one is for another game, is there twice,
     *     requires what is absent, or registers what it must not
     */
    public static Rules rules(
            VandariaRules options, Iterable<VandariaCard> catalogue, Iterable<? extends Plugin> plugins) {
        requireNonNull(options, "options");
        requireNonNull(catalogue, "catalogue");
        requireNonNull(plugins, "plugins");
        return VandariaAssembly.assemble(options, Array.ofAll(catalogue), plugins);
    }

    /**
     * Returns the plugins for this game that lie on the class path or the module path, in the order of their ids. No
     * rules have them unless they are given them.
     */
    public static Array<Plugin> discover() {
        return Plugins.discover(VandariaGame.NAME);
    }

    /**
     * Returns the words of which skills are made with some plugins.
     *
     * @throws io.github.cardfold.spi.PluginException if a plugin is at fault
     */
    public static Language language(Iterable<? extends Plugin> plugins) {
        requireNonNull(plugins, "plugins");
        return VandariaAssembly.language(plugins);
    }

    /**
     * Returns the set-up of games between two decks: checked once, started as often as wanted.
     *
     * @throws VandariaDeckException if a deck breaks a rule of deck building (7.1)
     * @throws IllegalArgumentException if a deck has a card that these rules do not have
     */
    public static VandariaSetup setup(Rules rules, VandariaDeckList deckA, VandariaDeckList deckB) {
        requireNonNull(rules, "rules");
        requireNonNull(deckA, "deckA");
        requireNonNull(deckB, "deckB");
        return setup(rules, Array.of(deckA, deckB));
    }

    /**
     * Returns the set-up of games between several decks. Of more than two players each is alone, a Battle Royal, and
     * who meets a victory condition first wins (17.1); or they are two teams, if the options say so, a Tag Team (17.3).
     *
     * @param decks those of 2 to 6 players, in the order of their seats
     * @throws VandariaDeckException if a deck breaks a rule of deck building (7.1)
     * @throws IllegalArgumentException if there are fewer or more decks, or one has a card that these rules do not have
     */
    public static VandariaSetup setup(Rules rules, Array<VandariaDeckList> decks) {
        requireNonNull(rules, "rules");
        requireNonNull(decks, "decks");
        VandariaGame game = game(rules);
        if (decks.size() < 2 || decks.size() > MOST_PLAYERS) {
            throw new IllegalArgumentException(
                    "a game has 2 to " + MOST_PLAYERS + " players, each with a deck, not " + decks.size());
        }
        decks.forEachWithIndex((deck, seat) -> check(rules, game, Seat.of(seat), deck));
        checkTeams(game, decks.size());
        return new VandariaSetup(rules, decks);
    }

    @Rule(vw = "17.3.1")
    private static void checkTeams(VandariaGame game, int players) {
        if (game.isOfTeams() && players % 2 != 0) {
            throw new IllegalArgumentException("two teams have as many players each, not " + players + " together");
        }
    }

    /**
     * Returns the first decision of one game between two decks.
     *
     * @param seed any number; the same one gives the same game
     * @throws VandariaDeckException if a deck breaks a rule of deck building (7.1)
     * @throws IllegalArgumentException if a deck has a card that these rules do not have
     */
    public static State start(Rules rules, VandariaDeckList deckA, VandariaDeckList deckB, long seed) {
        return setup(rules, deckA, deckB).start(seed);
    }

    /** Adds the zones of all players to an empty table, at the indices that {@link VandariaZone} says. */
    public static void places(Opening opening) {
        requireNonNull(opening, "opening");
        for (Seat seat : Seat.first(opening.seatCount())) {
            for (VandariaZone zone : VandariaZone.values()) {
                opening.place(zone.kind(), seat, zone.label(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        }
    }

    private static void check(Rules rules, VandariaGame game, Seat seat, VandariaDeckList deck) {
        Array<Violation> violations = game.violations(deck);
        if (!violations.isEmpty()) {
            throw new VandariaDeckException(seat, deck.name(), violations);
        }
        Array<VandariaCard> unknown = Array.of(VandariaDeckSection.FATE, VandariaDeckSection.SUB)
                .flatMap(deck::entries)
                .map(DeckEntry::card)
                .filter(card -> rules.definition(card.id()).isEmpty());
        if (!unknown.isEmpty()) {
            throw new IllegalArgumentException("deck " + deck.name() + " of seat " + seat
                    + ": these rules have no card " + unknown.head().id() + "; make rules of a catalogue that has it");
        }
    }

    /** Lays the Fate Deck and the Subdeck of a player; the Sideboard is not in the game. */
    @Rule(vw = "7.1.16")
    static void cards(Rules rules, Opening opening, Seat seat, VandariaDeckList deck) {
        lay(rules, opening, seat, deck.cards(VandariaDeckSection.FATE), VandariaZone.FATE_DECK);
        lay(rules, opening, seat, deck.cards(VandariaDeckSection.SUB), VandariaZone.SUBDECK);
        share(rules, opening, seat, deck.cards(VandariaDeckSection.SUB));
    }

    /** Players of one team see each other's Subdeck. */
    @Rule(vw = "17.3.7")
    private static void share(Rules rules, Opening opening, Seat seat, Array<VandariaCard> cards) {
        VandariaGame game = game(rules);
        Seat.first(opening.seatCount())
                .filter(each -> each != seat && game.side(each) == game.side(seat))
                .forEach(ally -> cards.forEach(
                        card -> opening.known(VandariaZone.SUBDECK.of(seat), ally, rules.definitionIndex(card.id()))));
    }

    private static VandariaGame game(Rules rules) {
        if (rules.game() instanceof VandariaGame game) {
            return game;
        }
        throw new IllegalArgumentException("these are not rules of Vandaria Wars");
    }

    private static void lay(Rules rules, Opening opening, Seat seat, Array<VandariaCard> cards, VandariaZone zone) {
        for (VandariaCard card : cards) {
            opening.card(rules.definitionIndex(card.id()), seat, zone.of(seat));
        }
    }
}
