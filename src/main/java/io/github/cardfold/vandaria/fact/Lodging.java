package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/** What Property can be put into: a Territory that has room for it or, for Loot, a Bag. */
public final class Lodging {
    private Lodging() {}

    /** Tells whether Property can be put into a Territory or a Bag. */
    @Rule(vw = {"2.7.1", "3.6.1.5", "4.7.7"})
    public static boolean isFor(Position position, GameObject card, GameObject where) {
        return Bags.isOne(position, where)
                ? Bags.takes(position, where, card)
                : VandariaProperty.isTerritory(position, where) && Territories.hasRoom(position, where, card);
    }

    /** Returns the Territory or Bag in which a card is, 0 if it is in none. */
    public static int of(Position position, int card) {
        int territory = Territories.guarded(position, card);
        return territory == 0 ? Bags.bag(position, card) : territory;
    }

    /** Returns all Territories and Bags of a player into which a card can be put. */
    public static Array<GameObject> all(Position position, Seat player, GameObject card) {
        return VandariaProperty.of(position, player).filter(each -> isFor(position, card, each));
    }

    /**
     * Returns the events by which a card, wherever it is, comes into a Territory or a Bag of a player; into none if
     * that is 0. Loot in a Bag is not in the game zone.
     */
    @Rule(vw = {"2.7.1", "4.7.2", "4.7.3", "4.9.18", "4.9.21"})
    public static Array<Event> into(Position position, Seat player, GameObject card, int where) {
        boolean isBag = where != 0 && Bags.isOne(position, VandariaProperty.known(position, where));
        int place = (isBag ? VandariaZone.BAG : VandariaZone.GAME).of(player);
        Array<Event> events = position.placeOf(card.object()) == place
                ? Array.of(VandariaLinks.GUARDS, VandariaLinks.IN_BAG)
                        .flatMap(kind -> position.linksFrom(Anchor.object(card.object()), kind))
                        .map(Event::unlink)
                : Array.of(Event.move(position, card.object(), place, 0));
        return where == 0
                ? events
                : events.append(Event.link(
                        isBag ? VandariaLinks.IN_BAG : VandariaLinks.GUARDS,
                        Anchor.object(card.object()),
                        Anchor.object(where),
                        ""));
    }

    /** Returns the same of a card that is deployed: what was on its way back is back. */
    @Rule(vw = {"2.7.1", "8.3.2"})
    public static Array<Event> deployed(Position position, Seat player, GameObject card, int where) {
        return into(position, player, card, where)
                .appendAll(position.marks(VandariaMarks.RETURN_HOME, Anchor.object(card.object()))
                        .headOption()
                        .map(Event::end));
    }
}
