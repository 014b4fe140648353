package io.github.cardfold.cardfight;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckList;
import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Assembly;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.cardfight.state.Zone;
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
import io.vavr.collection.Array;

/**
 * Where a game of Cardfight!! Vanguard begins. A game of two decks is {@code start(rules, deckA, deckB, seed)} and then
 * {@link State#step} for every action.
 */
@Rule(jp = "1.1.1")
public final class Cardfight {
    private Cardfight() {}

    /** Returns the rules of the Japanese edition with the shipped cards. */
    public static Rules rules() {
        return rules(Editions.JP_2026_04, Packs.vanilla());
    }

    /**
     * Returns the rules of an edition for the cards of a pack, with what plugins add.
     *
     * @throws io.github.cardfold.spi.PluginException if a plugin is at fault: one is there twice, requires what is
     *     absent, names what does not exist, takes a name twice or throws
     * @throws IllegalArgumentException if a card has a text that makes no sense
     */
    public static Rules rules(Ruleset ruleset, Pack pack, Plugin... plugins) {
        requireNonNull(plugins, "plugins");
        return rules(ruleset, pack, Array.of(plugins));
    }

    /** The same, as for the plugins that {@link #discover} finds. */
    public static Rules rules(Ruleset ruleset, Pack pack, Iterable<? extends Plugin> plugins) {
        requireNonNull(ruleset, "ruleset");
        requireNonNull(pack, "pack");
        requireNonNull(plugins, "plugins");
        return Assembly.assemble(ruleset, Packs.language(), pack, plugins);
    }

    /**
     * Returns the plugins for this game that lie on the class path or the module path, in the order of their ids. No
     * rules have them unless they are given to {@link #rules(Ruleset, Pack, Iterable)}.
     *
     * @throws java.util.ServiceConfigurationError if one cannot be made
     */
    public static Array<Plugin> discover() {
        return Plugins.discover(Assembly.GAME);
    }

    /**
     * Returns the words of which texts are made with some plugins: packs and texts for rules with them are read with
     * it. {@link Language#of} returns that of rules that are there already.
     *
     * @throws io.github.cardfold.spi.PluginException if a plugin is at fault
     */
    public static Language language(Plugin... plugins) {
        requireNonNull(plugins, "plugins");
        return language(Array.of(plugins));
    }

    /** The same, as for the plugins that {@link #discover} finds. */
    public static Language language(Iterable<? extends Plugin> plugins) {
        requireNonNull(plugins, "plugins");
        return Assembly.language(Packs.language(), plugins);
    }

    /**
     * Returns the set-up of games between two decks: checked once, started as often as wanted.
     *
     * @throws IllegalDeckException if a deck breaks a rule of deck building (8.1)
     * @throws IllegalArgumentException if a deck has a card that these rules do not have
     */
    public static Setup setup(Rules rules, DeckList deckA, DeckList deckB) {
        requireNonNull(rules, "rules");
        requireNonNull(deckA, "deckA");
        requireNonNull(deckB, "deckB");
        if (!(rules.game() instanceof CardfightGame game)) {
            throw new IllegalArgumentException("these are not rules of Cardfight!! Vanguard");
        }
        Opening opening = new Opening(rules, 2);
        places(opening);
        cards(rules, opening, Seat.A, deckA, game);
        cards(rules, opening, Seat.B, deckB, game);
        return new Setup(rules, Array.of(deckA, deckB), opening);
    }

    /**
     * Returns the first decision of one game between two decks.
     *
     * @param seed any number; the same one gives the same game
     * @throws IllegalDeckException if a deck breaks a rule of deck building (8.1)
     * @throws IllegalArgumentException if a deck has a card that these rules do not have
     */
    public static State start(Rules rules, DeckList deckA, DeckList deckB, long seed) {
        requireNonNull(rules, "rules");
        requireNonNull(deckA, "deckA");
        requireNonNull(deckB, "deckB");
        return setup(rules, deckA, deckB).start(seed);
    }

    /**
     * Adds the zones and circles of two fighters to an empty table, at the indices {@link Zone} and {@link Circle} say,
     * and those of plugins.
     */
    public static void places(Opening opening) {
        requireNonNull(opening, "opening");
        for (Seat seat : Seat.first(2)) {
            for (Zone zone : Zone.values()) {
                opening.place(zone.kind(), seat, zone.label(), Place.NO_ROW, Place.NO_COLUMN, 0);
            }
        }
        for (Seat seat : Seat.first(2)) {
            for (Circle circle : Circle.values()) {
                opening.place(Circle.KIND, seat, circle.label(), circle.row(), circle.column(), circle.attribute());
            }
        }
        opening.addedPlaces();
    }

    @Rule(jp = "8.2.1.1")
    private static void cards(Rules rules, Opening opening, Seat seat, DeckList deck, CardfightGame game) {
        Array<Violation> violations = game.violations(deck);
        if (!violations.isEmpty()) {
            throw new IllegalDeckException(seat, deck.name(), violations);
        }
        for (DeckSection section : DeckSection.values()) {
            Zone zone = zone(section);
            for (DeckEntry<Card> entry : deck.entries(section)) {
                int definition = definition(rules, seat, deck, entry.card());
                for (int i = 0; i < entry.count(); i++) {
                    opening.card(definition, seat, zone.of(seat));
                    if (zone == Zone.RIDE_DECK) {
                        opening.home(zone.of(seat));
                    }
                }
            }
        }
    }

    /** The main deck is the deck, the ride deck and the G deck lie in their zones (8.2.1.3 to 8.2.1.5). */
    @Rule(jp = {"4.5.1", "4.14.1", "4.14.3", "4.18.1", "4.18.3", "8.2.1.4", "8.2.1.5"})
    private static Zone zone(DeckSection section) {
        return switch (section) {
            case MAIN -> Zone.DECK;
            case RIDE -> Zone.RIDE_DECK;
            case G -> Zone.G;
        };
    }

    private static int definition(Rules rules, Seat seat, DeckList deck, Card card) {
        if (rules.definition(card.id()).isEmpty()) {
            throw new IllegalArgumentException("deck " + deck.name() + " of seat " + seat
                    + ": these rules have no card " + card.id() + "; make rules of a pack that has it");
        }
        return rules.definitionIndex(card.id());
    }
}
