package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaRules.FactionRequirement;
import io.github.cardfold.vandaria.state.VandariaRules.Stagger;
import io.vavr.collection.Array;

/** What summoning a card costs and requires. */
public final class Summons {
    private Summons() {}

    /** Returns the gold that a player pays to summon a card. */
    @Rule(vw = "2.5.1")
    public static int cost(Position position, Seat player, VandariaCard card) {
        boolean isFree = VandariaGame.options(position).staggerEffect() == Stagger.FREE_TERRITORY
                && card.type() instanceof Territory
                && Statuses.isStaggered(position, player)
                && position.number(PlayerNumbers.TERRITORIES_SUMMONED, player) == 0;
        return isFree ? 0 : card.cost().gold();
    }

    /** Returns all that a card of the hand has to meet to be summoned. */
    public static Array<Requirement> requirements(String section) {
        return Array.of(
                Requirement.of(section, it -> isProperty(printed(it)), it -> it.card() + " never becomes a Property"),
                Requirement.of(
                        "2.5.1",
                        it -> cost(it.position(), it.seat(), printed(it))
                                <= it.position().number(PlayerNumbers.GOLD, it.seat()),
                        it -> it.asked() + " has not the gold for " + it.card()),
                Requirement.of(
                        "3.3.1",
                        it -> Territories.honor(it.position(), it.seat())
                                .meets(printed(it).honorRequirement()),
                        it -> it.card() + " requires other Honor"),
                Requirement.of(
                        "2.6.2",
                        it -> hasFactions(it.position(), it.seat(), printed(it)),
                        it -> it.card() + " requires Territories of its Factions"),
                Requirement.of(
                        "7.1.10",
                        it -> !Heroes.isKeptOut(it.position(), it.seat(), printed(it)),
                        it -> "a Hero that is in the game keeps " + it.card() + " out"),
                Requirement.of(
                        "3.2.3",
                        it -> !(printed(it).type() instanceof Follower)
                                || !Territories.of(it.position(), it.seat()).isEmpty(),
                        it -> it.asked() + " has no Territory for " + it.card()),
                Requirement.of(
                        "3.6.1.5",
                        it -> !(printed(it).type() instanceof Follower)
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
                                        < VandariaGame.options(it.position()).territoriesPerTurn(),
                        it -> it.asked() + " has summoned all Territories that one turn allows"));
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
        return card.type() instanceof Territory
                || VandariaGame.options(position).factionRequirement() == FactionRequirement.NONE
                || factions.forAll(
                        faction -> Territories.ofFaction(position, player, faction) >= factions.count(faction::equals));
    }

    /** Tells whether some Territory of a player can take a card, as what is in it or as its Faculty. */
    @Rule(vw = {"3.2.3", "3.2.14", "3.6.1.5", "3.7.4.5", "3.7.4.6"})
    public static boolean isAnyPlace(Position position, Seat player, GameObject card) {
        VandariaCard printed = VandariaProperty.card(position, card);
        if (printed.type() instanceof Territory) {
            return false;
        }
        return Territories.of(position, player)
                .exists(each -> VandariaProperty.isFaculty(printed)
                        ? Territories.takesFaculty(position, each)
                        : Territories.hasRoom(position, each, card));
    }
}
