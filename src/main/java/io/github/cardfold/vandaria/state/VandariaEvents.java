package io.github.cardfold.vandaria.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;

/** Events that change nothing by themselves and can be triggered on or read. */
public final class VandariaEvents {
    /** Damage is distributed: the seat deals it, to the object, from the other object, as much as the number. */
    public static final EventKind DAMAGED = EventKind.fact("damaged");

    /** Property of the seat is destroyed: the object. Its way to the Graveyard goes along. */
    public static final EventKind DESTROYED = EventKind.fact("destroyed");

    /** Property of the seat is sacrificed: the object. Its way to the Graveyard goes along, and it is not destroyed. */
    @Rule(vw = {"11.2.4", "11.2.5"})
    public static final EventKind SACRIFICED = EventKind.fact("sacrificed");

    /** Something of a turn of the seat begins; the text says what. It is told only where some skill triggers on it. */
    public static final EventKind BEGINS = EventKind.fact("begins");

    /** What {@link #DAMAGED} tells of damage that a skill deals. */
    public static final String SHOT = "shot";

    /** The procedure of registered ATK damage; its entry names those that get it, then as many that deal it. */
    public static final String ATK_DAMAGE = "13.1.8";

    /** The seat sells Loot: the object, at the Trade Territory that is the other object, for as much as the number. */
    @Rule(vw = "4.3.3")
    public static final EventKind SOLD = EventKind.fact("sold");

    /** The seat has searched an own zone, which the text names, and found as many cards as the number. */
    @Rule(vw = "2.12.3")
    public static final EventKind SEARCHED = EventKind.fact("searched");

    /** All of them. */
    public static final Array<EventKind> ALL = Array.of(DAMAGED, DESTROYED, SACRIFICED, BEGINS, SOLD, SEARCHED);

    private VandariaEvents() {}
}
