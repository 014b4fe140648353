package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules.FactionRequirement;
import io.github.cardfold.vandaria.state.VandariaRules.Stagger;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** What summoning a card costs and requires. */
public final class Summons {
    private Summons() {}

    /**
     * Returns the gold that a player pays to summon a card; a Hero that is sacrificed for it makes up for its own cost.
     */
    @Rule(vw = {"2.5.1", "10.2.2", "10.2.8", "18.7.6.5"})
    public static int cost(Position position, Seat player, GameObject object) {
        VandariaCard card = VandariaProperty.card(position, object);
        boolean isFree = VandariaCatalogue.options(position).staggerEffect() == Stagger.FREE_TERRITORY
                && card.type() instanceof Territory
                && Statuses.isStaggered(position, player)
                && position.number(PlayerNumbers.TERRITORIES_SUMMONED, player) == 0;
        int saved = Heroes.under(position, player, card)
                .map(each -> VandariaProperty.card(position, each).cost().gold())
                .getOrElse(0);
        return isFree || FreeToSummon.is(position, object)
                ? 0
                : Math.max(0, card.cost().gold() - saved);
    }

    /**
     * Returns all that a card has to meet to be summoned; in the game it need not meet it any more.
     *
     * @param gold how much it may cost
     */
    @Rule(vw = {"3.6.1.3", "3.6.1.4"})
    public static Array<Requirement> requirements(String section, ToIntFunction<Candidate> gold) {
        return Array.of(
                Requirement.of(section, it -> isProperty(printed(it)), it -> it.card() + " never becomes a Property"),
                Requirement.of(
                        "2.5.1",
                        it -> cost(it.position(), it.seat(), it.gameObject()) <= gold.applyAsInt(it),
                        it -> it.asked() + " has not the gold for " + it.card()),
                Requirement.of(
                        "3.3.1",
                        it -> isHonorMet(it.position(), it.seat(), printed(it)),
                        it -> it.card() + " requires other Honor"),
                Requirement.of(
                        "2.6.2",
                        it -> hasFactions(it.position(), it.seat(), printed(it)),
                        it -> it.card() + " requires Territories of its Factions"),
                Requirement.of(
                        "7.1.10",
                        it -> !Heroes.isKeptOut(it.position(), it.seat(), printed(it))
                                || Heroes.under(it.position(), it.seat(), printed(it))
                                        .isDefined(),
                        it -> "a Hero that is in the game keeps " + it.card() + " out"),
                Requirement.of(
                        "3.2.3",
                        it -> !isHoused(it.position(), it.gameObject())
                                || !Territories.of(it.position(), it.seat()).isEmpty(),
                        it -> it.asked() + " has no Territory for " + it.card()),
                Requirement.of(
                        "3.6.1.5",
                        it -> !isHoused(it.position(), it.gameObject())
                                || isAnyPlace(it.position(), it.seat(), it.gameObject()),
                        it -> "no Territory of " + it.asked() + " has room for " + it.card()),
                Requirement.of(
                        "3.7.4.6",
                        it -> !VandariaProperty.isFaculty(printed(it))
                                || isAnyPlace(it.position(), it.seat(), it.gameObject()),
                        it -> "no Territory of " + it.asked() + " can take " + it.card()),
                Requirement.of(
                        section,
                        it -> !(printed(it).type() instanceof Territory)
                                || it.position().number(PlayerNumbers.TERRITORIES_SUMMONED, it.seat())
                                        < VandariaCatalogue.options(it.position())
                                                .territoriesPerTurn(),
                        it -> it.asked() + " has summoned all Territories that one turn allows"));
    }

    /** Tells whether a card that has been paid for still meets what it requires to come into the game. */
    @Rule(vw = {"1.2.3", "2.6.2", "2.6.3", "10.2.9"})
    public static boolean areMet(Position position, Seat player, GameObject card) {
        VandariaCard printed = VandariaProperty.card(position, card);
        boolean needsPlace = isHoused(position, card) || VandariaProperty.isFaculty(printed);
        return meetsRequirements(position, player, printed)
                && !Heroes.isKeptOut(position, player, printed)
                && (!needsPlace || isAnyPlace(position, player, card));
    }

    /** Tells whether the Honor and the Factions are there that a card requires. */
    @Rule(vw = {"2.6.2", "2.6.3", "6.1.3.3"})
    static boolean meetsRequirements(Position position, Seat player, VandariaCard printed) {
        return isHonorMet(position, player, printed) && hasFactions(position, player, printed);
    }

    /** Whatever the Honor, it meets a requirement of none. */
    private static boolean isHonorMet(Position position, Seat player, VandariaCard printed) {
        int requirement = printed.honorRequirement();
        return requirement == 0 || Territories.honor(position, player).meets(requirement);
    }

    /**
     * Tells whether a card can be put into the game, from wherever it lies: it is Property, and requires nothing else.
     */
    @Rule(vw = {"2.6.2", "2.6.3", "6.1.3.3"})
    public static boolean canBePutIn(Position position, Seat player, int object) {
        GameObject card = VandariaProperty.isInGame(position, object) ? null : position.find(object);
        return card != null && isProperty(VandariaProperty.card(position, card)) && areMet(position, player, card);
    }

    /** A Follower needs room in a Territory, unless it has Wander. */
    @Rule(vw = {"3.2.3", "3.2.6", "3.6.1.5"})
    private static boolean isHoused(Position position, GameObject card) {
        return VandariaProperty.isFollower(position, card) && !Statuses.hasWander(position, card);
    }

    private static VandariaCard printed(Candidate it) {
        return VandariaProperty.card(it.position(), it.gameObject());
    }

    /** Actions and Quests are no Property; Loot comes from the Subdeck alone. */
    private static boolean isProperty(VandariaCard card) {
        return card.type() instanceof Territory
                || VandariaProperty.isFaculty(card)
                || VandariaProperty.isDeployable(card);
    }

    /** Of each Faction that a card prints, so many Territories are asked for; a Territory asks for none. */
    @Rule(vw = "2.6.2")
    private static boolean hasFactions(Position position, Seat player, VandariaCard card) {
        Array<Faction> factions = card.factions();
        boolean isAsked = !(card.type() instanceof Territory)
                && VandariaCatalogue.options(position).factionRequirement() != FactionRequirement.NONE;
        for (int i = 0; isAsked && i < factions.size(); i++) {
            Faction faction = factions.get(i);
            if (Territories.ofFaction(position, player, faction) < count(factions, faction)) {
                return false;
            }
        }
        return true;
    }

    private static int count(Array<Faction> factions, Faction sought) {
        int count = 0;
        for (int i = 0; i < factions.size(); i++) {
            count += factions.get(i) == sought ? 1 : 0;
        }
        return count;
    }

    /** Tells whether some Territory of a player can take a card, as what is in it or as its Faculty. */
    @Rule(vw = {"3.2.3", "3.2.14", "3.6.1.5", "3.7.4.5", "3.7.4.6"})
    public static boolean isAnyPlace(Position position, Seat player, GameObject card) {
        VandariaCard printed = VandariaProperty.card(position, card);
        if (printed.type() instanceof Territory) {
            return false;
        }
        Option<GameObject> gone = Heroes.under(position, player, printed);
        GameObject hero = gone.getOrNull();
        int zone = VandariaZone.GAME.of(player);
        for (int i = 0; i < position.size(zone); i++) {
            GameObject each = position.objectAt(zone, i);
            if (VandariaProperty.isTerritory(position, each) && takes(position, each, card, hero)) {
                return true;
            }
        }
        return false;
    }

    private static boolean takes(Position position, GameObject territory, GameObject card, @Nullable GameObject gone) {
        if (VandariaProperty.isFaculty(position, card)) {
            return Regions.takes(position, territory, card);
        }
        return gone == null
                ? Territories.hasRoom(position, territory, card)
                : Territories.hasRoomWithout(position, territory, card, gone);
    }
}
