package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** The Territories of players, and what is in them. */
public final class Territories {
    private Territories() {}

    /** Returns the Territories that a player controls, Vehicles too. */
    @Rule(vw = "3.2.13")
    public static Array<GameObject> of(Position position, Seat controller) {
        List<GameObject> found = new ArrayList<>();
        int zone = VandariaZone.GAME.of(controller);
        for (int i = 0; i < position.size(zone); i++) {
            GameObject card = position.objectAt(zone, i);
            if (VandariaProperty.isTerritory(position, card)) {
                found.add(card);
            }
        }
        return Array.ofAll(found);
    }

    /** Returns those of a player's Territories that are no Vehicles. */
    @Rule(vw = {"3.2.7", "3.2.8"})
    public static Array<GameObject> nonVehicles(Position position, Seat controller) {
        return of(position, controller).reject(card -> isVehicle(position, card));
    }

    /** Tells whether a Territory is a Vehicle. */
    @Rule(vw = "3.2.7")
    public static boolean isVehicle(Position position, GameObject territory) {
        return printed(position, territory).vehicle();
    }

    /** Returns what is printed on a Territory. */
    public static Territory printed(Position position, GameObject territory) {
        return (Territory) VandariaProperty.card(position, territory).type();
    }

    /** Returns the Honor of a player: the sum of that of all Territories that the player controls. */
    @Rule(vw = {"3.3.3", "3.3.4", "3.3.8"})
    public static Honor honor(Position position, Seat player) {
        return honor(Query.of(position, player, 0), player);
    }

    /** Returns the same as a query sees it. */
    @Rule(vw = {"3.3.3", "3.3.8"})
    public static Honor honor(Query query, Seat player) {
        Position position = query.position(Facts.FIELD);
        int zone = VandariaZone.GAME.of(player);
        int points = 0;
        boolean isInfinite = false;
        for (int i = 0; i < position.size(zone); i++) {
            GameObject card = position.objectAt(zone, i);
            if (VandariaProperty.isTerritory(position, card)) {
                isInfinite |= PropertyValues.of(query, card, VandariaTrait.INFINITE_HONOR) > 0;
                points += PropertyValues.of(query, card, VandariaTrait.HONOR)
                        + PropertyValues.of(query, card, VandariaTrait.ADDED_HONOR);
            }
        }
        return isInfinite ? Honor.INFINITE : Honor.of(points);
    }

    /** Returns how many Territories of a Faction a player controls; one that is of it twice counts once. */
    @Rule(vw = "2.6.2")
    public static int ofFaction(Position position, Seat player, Faction faction) {
        int zone = VandariaZone.GAME.of(player);
        int count = 0;
        for (int i = 0; i < position.size(zone); i++) {
            VandariaCard card = VandariaProperty.card(position, position.objectAt(zone, i));
            count += card.type() instanceof Territory && card.factions().contains(faction) ? 1 : 0;
        }
        return count;
    }

    /** Returns the Property in a Territory. */
    public static Array<GameObject> guards(Position position, int territory) {
        return position.linksTo(Anchor.object(territory), VandariaLinks.GUARDS)
                .map(link -> position.find(link.from().object()));
    }

    /** Returns the Territory in which Property is, 0 if it is in none. */
    @Rule(vw = "3.6.1.1")
    public static int guarded(Position position, int property) {
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.kind() == VandariaLinks.GUARDS && link.from().object() == property) {
                return link.to().object();
            }
        }
        return 0;
    }

    /** Returns the capacity of a Territory that the size of the Property in it leaves. */
    @Rule(vw = {"3.6.1.5", "3.7.2.2"})
    public static int room(Position position, GameObject territory) {
        return room(position, territory, 0);
    }

    /** Tells whether the Property in a Territory is of a greater size than its capacity. */
    @Rule(vw = "3.6.1.5")
    public static boolean isOverfull(Position position, GameObject territory) {
        return left(position, territory) < 0;
    }

    /** The same for an object that may have kept room there. */
    private static int room(Position position, GameObject territory, int object) {
        return left(position, territory) - reserved(position, territory.object(), object);
    }

    private static int left(Position position, GameObject territory) {
        int room = VandariaProperty.trait(position, territory, VandariaTrait.CAPACITY)
                + VandariaProperty.trait(position, territory, VandariaTrait.ADDED_CAPACITY);
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.kind() == VandariaLinks.GUARDS && link.to().object() == territory.object()) {
                room -= VandariaProperty.trait(
                        position, VandariaProperty.known(position, link.from().object()), VandariaTrait.SIZE);
            }
        }
        return room;
    }

    /** The size of those that have left a Territory to attack, keep their room there, and are not this object. */
    private static int reserved(Position position, int territory, int object) {
        int size = 0;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isOfIt = effect.kind() == VandariaMarks.LEFT
                    && effect.isOn(territory)
                    && effect.source() != object
                    && guarded(position, effect.source()) == 0;
            GameObject gone = isOfIt ? position.find(effect.source()) : null;
            size += gone == null ? 0 : VandariaProperty.trait(position, gone, VandariaTrait.SIZE);
        }
        return size;
    }

    /** Returns the Territory in which Property is or, where attackers keep their room, that it has left; 0 if none. */
    @Rule(vw = "9.11.2")
    static int holding(Position position, int property) {
        int guarded = guarded(position, property);
        for (int i = 0; guarded == 0 && i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isOfIt = effect.kind() == VandariaMarks.LEFT && effect.source() == property;
            if (isOfIt && VandariaProperty.isInGame(position, effect.object(0))) {
                return effect.object(0);
            }
        }
        return guarded;
    }

    /** Tells whether a card fits into a Territory beside what is in it. */
    @Rule(vw = {"2.7.1", "2.7.6", "3.6.1.5"})
    public static boolean hasRoom(Position position, GameObject territory, GameObject card) {
        return room(position, territory, card.object()) >= VandariaProperty.trait(position, card, VandariaTrait.SIZE)
                && Admission.is(position, territory, card);
    }

    /** Tells the same for when some Property has left the game. */
    public static boolean hasRoomWithout(Position position, GameObject territory, GameObject card, GameObject gone) {
        int freed = guarded(position, gone.object()) == territory.object()
                ? VandariaProperty.trait(position, gone, VandariaTrait.SIZE)
                : 0;
        return territory.object() != gone.object()
                && Admission.is(position, territory, card)
                && room(position, territory, card.object()) + freed
                        >= VandariaProperty.trait(position, card, VandariaTrait.SIZE);
    }

    /** Tells whether a Territory can take a Faculty: one that is no Vehicle and has none. */
    @Rule(vw = {"3.7.4.5", "3.7.4.6"})
    public static boolean takesFaculty(Position position, GameObject territory) {
        return !isVehicle(position, territory)
                && position.linksTo(Anchor.object(territory.object()), VandariaLinks.FACULTY)
                        .isEmpty();
    }
}
