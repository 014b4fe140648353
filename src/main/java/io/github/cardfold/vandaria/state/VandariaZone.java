package io.github.cardfold.vandaria.state;

import static io.github.cardfold.kernel.table.ZoneKind.Sight.ALL;
import static io.github.cardfold.kernel.table.ZoneKind.Sight.NOBODY;
import static io.github.cardfold.kernel.table.ZoneKind.Sight.OWNER;

import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKey;
import io.github.cardfold.kernel.table.ZoneKind;

/**
 * Where the cards of a player lie. The Property of a player that is in the game lies in the own game zone; in which
 * Territory it is, links say.
 */
public enum VandariaZone implements ZoneKey {
    /** The deck from which the player draws; nobody sees it. */
    FATE_DECK("Fate Deck", NOBODY, false),
    /** The cards with the gold cost S. */
    SUBDECK("Subdeck", OWNER, false),
    /** The hand. */
    HAND("hand", OWNER, false),
    /** The Property of the player, where cards are slid and unslid. */
    GAME("game zone", ALL, true),
    /** Cards that have been paid for and wait in the register for their result. */
    REGISTER("register", ALL, false),
    /** Where cards go from the game. */
    GRAVEYARD("Graveyard", ALL, false),
    /** The cards that Property was before it changed into another card; they are no Property and go where that goes. */
    BENEATH("beneath", ALL, false),
    /** The Loot in the player's Bags, which is outside the game zone; in which Bag it is, links say. */
    BAG("Bag", ALL, false);

    private static final VandariaZone[] ZONES = values();

    private final ZoneKind kind;

    VandariaZone(String name, ZoneKind.Sight sight, boolean slides) {
        kind = new ZoneKind(name, sight, slides);
    }

    /** Returns the kind of place. */
    public ZoneKind kind() {
        return kind;
    }

    /** Returns the name in the rules. */
    @Override
    public String label() {
        return kind.name();
    }

    /** Tells whether a place, by its index, is this zone of some seat. */
    public boolean isAt(int place) {
        return place >= 0 && place % ZONES.length == ordinal();
    }

    /** Returns the zone that a place, by its index, is of some seat. */
    public static VandariaZone at(int place) {
        return ZONES[place % ZONES.length];
    }

    /** Returns the index of this zone's place for a seat. */
    @Override
    public int of(Seat seat) {
        return seat.ordinal() * ZONES.length + ordinal();
    }
}
