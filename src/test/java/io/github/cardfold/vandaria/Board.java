package io.github.cardfold.vandaria;

import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.CardType;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.OptionalLong;

/** A table that is laid out for a test, and what tests ask of games of Vandaria Wars. */
public final class Board {
    private final Opening opening;
    private final Rules rules;

    private Board(Rules rules, int players) {
        this.rules = rules;
        opening = new Opening(rules, players);
        Vandaria.places(opening);
    }

    /** An empty table for some cards. */
    public static Board of(VandariaRules options, VandariaCard... cards) {
        return new Board(Vandaria.rules(options, Array.of(cards).distinct()), 2);
    }

    /** An empty table for some players and cards, under the standard options. */
    public static Board royal(int players, VandariaCard... cards) {
        return new Board(
                Vandaria.rules(VandariaRules.standard(), Array.of(cards).distinct()), players);
    }

    /** An empty table for some players and cards. */
    public static Board of(int players, VandariaRules options, VandariaCard... cards) {
        return new Board(Vandaria.rules(options, Array.of(cards).distinct()), players);
    }

    /** An empty table for some cards, under the standard options. */
    public static Board of(VandariaCard... cards) {
        return of(VandariaRules.standard(), cards);
    }

    /** A card of some type. */
    public static VandariaCard.Builder card(String name, CardType type, int cost) {
        return VandariaCard.builder()
                .id(name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"))
                .name(name)
                .type(type)
                .cost(GoldCost.of(cost));
    }

    /** A Human of size 1 that costs 1 gold. */
    public static VandariaCard human(String name, int atk, int def, int vit) {
        return card(
                        name,
                        Follower.builder()
                                .kind(FollowerKind.HUMAN)
                                .personality(Personality.HOLY)
                                .atk(atk)
                                .def(def)
                                .vit(vit)
                                .build(),
                        1)
                .build();
    }

    /** A Monster of some size that costs 1 gold. */
    public static VandariaCard monster(String name, int size, int atk, int def, int vit) {
        return card(
                        name,
                        Follower.builder()
                                .kind(FollowerKind.MONSTER)
                                .personality(Personality.DARK)
                                .size(size)
                                .atk(atk)
                                .def(def)
                                .vit(vit)
                                .build(),
                        1)
                .build();
    }

    /** A Territory that costs 1 gold. */
    public static VandariaCard land(String name, int capacity, int defense, int produce) {
        return land(name, territory(capacity, defense).goldProduce(produce).build());
    }

    /** A Territory with more than usual that costs 1 gold. */
    public static VandariaCard land(String name, Territory territory) {
        return card(name, territory, 1).build();
    }

    /** A Territory with Honor. */
    public static VandariaCard honored(String name, Honor honor) {
        return land(name, territory(3, 5).honor(honor).build());
    }

    public static Territory.Builder territory(int capacity, int defense) {
        return Territory.builder().capacity(capacity).defense(defense);
    }

    /** Lays cards into a zone. */
    public Board lay(VandariaZone zone, Seat seat, VandariaCard... cards) {
        for (VandariaCard card : cards) {
            put(zone, seat, card);
        }
        return this;
    }

    /** Puts one card into a zone and returns its object. */
    public int put(VandariaZone zone, Seat seat, VandariaCard card) {
        int flags = zone == VandariaZone.HAND ? GameObject.FACE_DOWN : 0;
        return opening.card(rules.definitionIndex(card.id()), seat, zone.of(seat), flags);
    }

    /** Puts Property into the game and returns its object. */
    public int property(Seat seat, VandariaCard card) {
        return put(VandariaZone.GAME, seat, card);
    }

    /** Puts slid Property into the game and returns its object. */
    public int slid(Seat seat, VandariaCard card) {
        return opening.card(rules.definitionIndex(card.id()), seat, VandariaZone.GAME.of(seat), GameObject.REST);
    }

    /** Puts Property into a Territory and returns its object. */
    public int guard(Seat seat, VandariaCard card, int territory) {
        return in(property(seat, card), territory);
    }

    /** Puts a Fatigued Follower into a Territory and returns its object. */
    public int fatiguedGuard(Seat seat, VandariaCard card, int territory) {
        int follower = guard(seat, card, territory);
        fatigued(seat, follower);
        return follower;
    }

    /** Gives a Territory a Faculty and returns its object. */
    public int faculty(Seat seat, VandariaCard card, int territory) {
        int faculty = property(seat, card);
        opening.link(VandariaLinks.FACULTY, Anchor.object(faculty), Anchor.object(territory), "");
        return faculty;
    }

    /** Puts what is in the game into a Territory. */
    public int in(int property, int territory) {
        opening.link(VandariaLinks.GUARDS, Anchor.object(property), Anchor.object(territory), "");
        return property;
    }

    /** Marks a Follower as Fatigued. */
    public Board fatigued(Seat seat, int follower) {
        opening.lasting(
                TimedEffect.of(VandariaMarks.FATIGUE, seat, 0, new int[] {follower}, 0, VandariaLifetimes.OWN_TURN));
        return this;
    }

    /** Marks a Follower as one that comes back from an attack. */
    public Board returning(Seat seat, int follower) {
        opening.lasting(TimedEffect.of(
                VandariaMarks.RETURN_HOME, seat, 0, new int[] {follower}, 0, VandariaLifetimes.OWN_RETURN));
        return this;
    }

    public Board gold(Seat seat, int gold) {
        opening.number(PlayerNumbers.GOLD, seat, gold);
        return this;
    }

    public Board staggered(Seat seat) {
        opening.number(PlayerNumbers.STAGGER, seat, 1);
        return this;
    }

    public Board points(Seat seat, int points) {
        opening.number(PlayerNumbers.VICTORY_POINTS, seat, points);
        return this;
    }

    /** The opening, for what is not said here. */
    public Opening opening() {
        return opening;
    }

    /** Begins in a turn of a player, the third of the game, with a step of it such as {@code 8.4}. */
    public State at(Seat active, String step) {
        return at(active, 3, step);
    }

    /** Begins in a turn with some number. */
    public State at(Seat active, int turn, String step) {
        opening.startAfter("7", "8");
        opening.startAt("8", step, active.ordinal(), turn, 0);
        return opening.begin(OptionalLong.of(1));
    }

    /** Begins at a step of a procedure outside of all turns. */
    public State outside(String procedure, String step) {
        opening.startAt(procedure, step);
        return opening.begin(OptionalLong.of(1));
    }

    public static int gold(State state, Seat seat) {
        return state.position().number(PlayerNumbers.GOLD, seat);
    }

    public static int points(State state, Seat seat) {
        return state.position().number(PlayerNumbers.VICTORY_POINTS, seat);
    }

    public static int size(State state, VandariaZone zone, Seat seat) {
        return state.position().size(zone.of(seat));
    }

    /** The names of the cards of a zone. */
    public static Array<String> names(State state, VandariaZone zone, Seat seat) {
        Position position = state.position();
        int place = zone.of(seat);
        return Array.range(0, position.size(place))
                .map(i -> position.rules()
                        .definition(position.objectAt(place, i).definition())
                        .name());
    }

    /** Passes for whoever is asked. */
    public static State pass(State state) {
        return state.step(Action.pass(asked(state)));
    }

    public static Seat asked(State state) {
        return state.decision().get().seat();
    }

    public static String purpose(State state) {
        return state.decision().map(each -> each.purpose()).getOrElse("over");
    }

    /** Answers a number for whoever is asked. */
    public static State number(State state, int number) {
        return state.step(Action.number(asked(state), number));
    }

    /** Picks a card by its object for whoever is asked. */
    public static State pick(State state, int object) {
        return state.step(Action.pick(asked(state), handle(state, object)));
    }

    /** Does something with a card by its object for whoever is asked. */
    public static State act(State state, Verb verb, int object) {
        return state.step(Action.act(asked(state), verb.name(), handle(state, object)));
    }

    /** Tells whether a pick is legal. */
    public static boolean mayPick(State state, int object) {
        return state.legalActions().contains(Action.pick(asked(state), handle(state, object)));
    }

    /** Tells whether something may be done with a card. */
    public static boolean mayAct(State state, Verb verb, int object) {
        return state.legalActions().contains(Action.act(asked(state), verb.name(), handle(state, object)));
    }

    /** Why something may not be done with a card: the section. */
    public static String whyNot(State state, Verb verb, int object) {
        return state.refusal(Action.act(asked(state), verb.name(), handle(state, object)))
                .map(each -> each.section())
                .getOrElse("");
    }

    /** Why a pick is not legal: the section. */
    public static String whyNotPick(State state, int object) {
        return state.refusal(Action.pick(asked(state), handle(state, object)))
                .map(each -> each.section())
                .getOrElse("");
    }

    private static Handle handle(State state, int object) {
        int place = state.position().placeOf(object);
        return new Handle(place, state.position().indexOf(place, object));
    }

    /** The object of the card of a name in a zone. */
    public static int object(State state, VandariaZone zone, Seat seat, String name) {
        return state.position()
                .objectAt(zone.of(seat), names(state, zone, seat).indexOf(name))
                .object();
    }
}
