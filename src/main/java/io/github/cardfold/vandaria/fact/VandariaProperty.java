package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.card.Rune;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.Objects;

/** What is printed on cards, and which of them are in the game. */
public final class VandariaProperty {
    private VandariaProperty() {}

    /** Returns a card that lies somewhere, by the id of its object. */
    public static GameObject known(Position position, int object) {
        return Objects.requireNonNull(position.find(object), "a card that is nowhere");
    }

    /** Returns what is printed on a card. */
    public static VandariaCard card(Position position, GameObject card) {
        return VandariaCatalogue.of(position).card(card.definition());
    }

    /** Returns the card that has come to a place last, 0 if there is none. */
    public static int newest(Position position, int place) {
        int newest = 0;
        for (int i = 0; i < position.size(place); i++) {
            newest = Math.max(newest, position.objectAt(place, i).object());
        }
        return newest;
    }

    /** Returns a computed characteristic of a card that lies somewhere. */
    public static int trait(Position position, GameObject card, VandariaTrait trait) {
        return VandariaCatalogue.of(position).value(position, card, trait);
    }

    /** Returns the Property that a player controls, what came first first. */
    @Rule(vw = "2.11.1")
    public static Array<GameObject> of(Position position, Seat controller) {
        int zone = VandariaZone.GAME.of(controller);
        GameObject[] property = new GameObject[position.size(zone)];
        for (int i = 0; i < property.length; i++) {
            property[i] = position.objectAt(zone, i);
        }
        return Array.of(property);
    }

    /** Tells whether an object is in the game. */
    public static boolean isInGame(Position position, int object) {
        return VandariaZone.GAME.isAt(position.placeOf(object));
    }

    /** Returns the player who controls an object that is in the game. */
    @Rule(vw = "2.11.1")
    public static Seat controller(Position position, int object) {
        return position.place(position.placeOf(object)).seat();
    }

    /** Tells whether a card is a Follower. */
    public static boolean isFollower(Position position, GameObject card) {
        return card(position, card).type() instanceof Follower;
    }

    /** Tells whether a card is a Territory. */
    public static boolean isTerritory(Position position, GameObject card) {
        return card(position, card).type() instanceof Territory;
    }

    /** Tells whether a card is a Faculty. */
    public static boolean isFaculty(Position position, GameObject card) {
        return isFaculty(card(position, card));
    }

    static boolean isFaculty(VandariaCard card) {
        return card.type() instanceof Relic relic && relic.kind() == Relic.Kind.FACULTY;
    }

    /** Tells whether a card is one that is deployed in Territories: a Follower, Relic, Rune or Loot, but no Faculty. */
    @Rule(vw = {"2.7.1", "3.2.2", "3.7.4.4"})
    public static boolean isDeployable(VandariaCard card) {
        boolean isOfTerritory = card.type() instanceof Follower
                || card.type() instanceof Relic
                || card.type() instanceof Rune
                || card.type() instanceof Loot;
        return isOfTerritory && !isFaculty(card);
    }

    /** Tells whether a card need not be in a Territory: Elemental Runes and Bags have Wander. */
    @Rule(vw = {"3.8.4.2", "3.8.4.3", "3.8.4.4", "4.7.4", "4.9.16"})
    public static boolean hasWander(VandariaCard card) {
        return card.type() instanceof Rune rune && rune.kind() == Rune.Kind.ELEMENTAL
                || card.type() instanceof Relic relic && relic.isBag();
    }
}
