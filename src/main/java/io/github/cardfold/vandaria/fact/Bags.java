package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.card.Loot;
import io.github.cardfold.vandaria.card.Relic;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;

/** Bags, and the Loot in them, which is outside the game zone (4.7). */
public final class Bags {
    private Bags() {}

    /** Tells whether Property is a Bag. */
    public static boolean isOne(Position position, GameObject property) {
        return collect(position, property) > 0;
    }

    private static int collect(Position position, GameObject property) {
        return VandariaProperty.card(position, property).type() instanceof Relic relic ? relic.collect() : 0;
    }

    /** Tells whether an object is Loot in a Bag. */
    public static boolean isInBag(Position position, int object) {
        return VandariaZone.BAG.isAt(position.placeOf(object));
    }

    /** Returns the Bag in which an object is, 0 if it is in none. */
    public static int bag(Position position, int object) {
        return position.linksFrom(Anchor.object(object), VandariaLinks.IN_BAG)
                .headOption()
                .map(link -> link.to().object())
                .getOrElse(0);
    }

    /** Returns the Loot in a Bag. */
    public static Array<GameObject> content(Position position, int bag) {
        return position.linksTo(Anchor.object(bag), VandariaLinks.IN_BAG)
                .map(link -> VandariaProperty.known(position, link.from().object()));
    }

    /** Tells whether a Bag can take a card: it is Loot, and the Bag does not hold all that it can. */
    @Rule(vw = {"4.7.6", "4.7.7", "4.9.17", "4.9.20"})
    public static boolean takes(Position position, GameObject bag, GameObject card) {
        return VandariaProperty.card(position, card).type() instanceof Loot
                && content(position, bag.object()).size() < collect(position, bag);
    }
}
