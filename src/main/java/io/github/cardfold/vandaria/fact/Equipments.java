package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/** Which Followers wear Equipment, and which can get it (3.7.3). Attached, it is in no Territory and takes no room. */
public final class Equipments {
    /** The keyword of skills that Followers have by what they wear. */
    public static final String EFFECT = "Effect";

    private Equipments() {}

    /** Returns the Follower that an Equipment is attached to, 0 if it is to none. */
    public static int wearer(Position position, int equipment) {
        for (int i = 0; i < position.linkCount(); i++) {
            Link link = position.link(i);
            if (link.kind() == VandariaLinks.EQUIPMENT && link.from().object() == equipment) {
                return link.to().object();
            }
        }
        return 0;
    }

    /** Returns who has the skills of a card that are at work: the Follower that wears it, or else the card itself. */
    @Rule(vw = "3.7.3.8")
    public static int bearer(Position position, int card) {
        int wearer = wearer(position, card);
        return wearer == 0 ? card : wearer;
    }

    /** Returns the Equipment that a Follower wears. */
    public static Array<Integer> wornBy(Position position, int follower) {
        return position.linksTo(Anchor.object(follower), VandariaLinks.EQUIPMENT)
                .map(link -> link.from().object());
    }

    /** Tells whether an Equipment is where it can be attached or detached: worn, or in a Territory. */
    @Rule(vw = "3.7.3.2")
    public static boolean isAtHand(Position position, GameObject equipment) {
        return wearer(position, equipment.object()) != 0 || Territories.guarded(position, equipment.object()) != 0;
    }

    /** Tells whether an Equipment can be attached to a Follower of its controller, whoever wears it now. */
    @Rule(vw = {"3.7.3.2", "3.7.3.4", "3.7.3.5", "3.7.3.6", "3.7.3.7", "3.7.3.9", "6.1.2.8"})
    public static boolean canGet(Position position, GameObject equipment, GameObject follower) {
        VandariaCard printed = VandariaProperty.card(position, equipment);
        return VandariaProperty.card(position, follower).type() instanceof Follower wearer
                && printed.equip().exists(equip -> equip.fits(personality(position, follower, wearer)))
                && !Statuses.isStray(position, follower)
                && wornBy(position, follower.object()).isEmpty()
                && isNear(position, equipment, follower);
    }

    /** A Follower that has become Holy or Dark is that now. */
    @Rule(vw = {"3.7.3.5", "3.7.3.7"})
    private static Personality personality(Position position, GameObject follower, Follower printed) {
        int become = VandariaProperty.trait(position, follower, VandariaTrait.PERSONALITY);
        return become > 0 ? Personality.values()[become - 1] : printed.personality();
    }

    private static boolean isNear(Position position, GameObject equipment, GameObject follower) {
        if (!VandariaCatalogue.options(position).equipSameTerritory()) {
            return true;
        }
        int wearer = wearer(position, equipment.object());
        int there = Territories.guarded(position, wearer == 0 ? equipment.object() : wearer);
        return there != 0 && there == Territories.guarded(position, follower.object());
    }

    /** Tells whether an Equipment that is worn finds room in the Territory of its Follower. */
    @Rule(vw = "3.7.3.2")
    public static boolean canComeOff(Position position, GameObject equipment) {
        int wearer = wearer(position, equipment.object());
        int territory = wearer == 0 ? 0 : Territories.guarded(position, wearer);
        return territory != 0 && Territories.hasRoom(position, VandariaProperty.known(position, territory), equipment);
    }

    /** Tells whether anything at all can be done with an Equipment for its Equip. */
    public static boolean isAnyUse(Position position, Seat controller, GameObject equipment) {
        return isAtHand(position, equipment)
                && (canComeOff(position, equipment)
                        || VandariaProperty.of(position, controller).exists(each -> canGet(position, equipment, each)));
    }
}
