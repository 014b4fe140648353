package io.github.cardfold.vandaria.state;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.vandaria.card.ElementChart;
import io.github.cardfold.vandaria.card.VandariaDeckLimits;
import org.immutables.value.Value;

/**
 * What tables decide otherwise, and what the guide leaves open. The defaults are the guide's numbers and, where it is
 * silent, the rulings of {@code docs/VANDARIA.md}. A rule asks its option, never a name of a variant.
 */
@Value.Immutable
public interface VandariaRules extends WithVandariaRules {
    /** How a player gets another hand before the game (7.3.2). */
    enum Mulligan {
        /** By paying 1 gold. */
        PAY_GOLD,
        /** By drawing one card fewer. */
        FEWER_CARDS,
        /** By either, as the player likes. */
        EITHER
    }

    /** What it means to be Staggered (2.9). */
    enum Stagger {
        /** Nothing but what cards say of it. */
        STATUS_ONLY,
        /** No Follower of a Staggered player enters battle. */
        NO_ATTACK,
        /** A Staggered player may summon one Territory each turn without paying gold. */
        FREE_TERRITORY
    }

    /** When Honor wins (3.3.1). */
    enum SupremeCheck {
        /** At the beginning of the player's own Preparation Phase. */
        PREPARATION,
        /** As soon as the player has it in the own turn. */
        IMMEDIATE
    }

    /** What becomes of a player who is to draw and has no card left (2.3.1). */
    enum DeckOut {
        /** Nothing is drawn. */
        NOTHING,
        /** The player loses. */
        LOSE_ON_DRAW
    }

    /** Which Territories a card with Factions asks for (2.6.2). */
    enum FactionRequirement {
        /** Of each Faction printed as many as it is printed. */
        CONTROL_TERRITORY,
        /** None. */
        NONE
    }

    /** Among whose Property one Hero is at a time (7.1.10). */
    enum HeroScope {
        /** All players' together. */
        GAME,
        /** Each player's own. */
        PLAYER
    }

    /** What a Range Attack costs that prints no cost (12.9.6). */
    enum RangeCost {
        /** The Follower is slid. */
        SLIDE,
        /** Nothing, but the Follower shoots only once in each Combat Phase. */
        FREE_ONCE_PER_COMBAT
    }

    /** Which Property one use of a skill counts for that can be used so often (12.8). */
    enum LimitScope {
        /** For all of that name that its player controls. */
        NAME,
        /** For that which has used it and what comes into the game after that, not for what was there beside it. */
        NAME_UNLESS_TOGETHER,
        /** For that which has used it alone. */
        OBJECT
    }

    /** Who plays together (chapter 17). */
    enum Teams {
        /** Nobody: each player plays alone, as in a match of two and in a Battle Royal. */
        NONE,
        /** Two teams, whose players have their seats and turns by turns, as in a Tag Team. */
        TWO
    }

    /** When the elements that players have gained and not paid are gone (14.1.6). */
    enum PoolEmpties {
        /** When a turn ends. */
        TURN_END,
        /** When a phase ends. */
        PHASE_END,
        /** Never. */
        NEVER
    }

    /** Returns the hash code, which is the same in every process. */
    @Value.NonAttribute
    default int contentHash() {
        return toString().hashCode();
    }

    /** Returns the numbers of deck building. */
    default VandariaDeckLimits deckLimits() {
        return VandariaDeckLimits.standard();
    }

    /** Returns who plays together. */
    @Rule(vw = "17.1.2")
    default Teams teams() {
        return Teams.NONE;
    }

    /** Tells whether the Victory Points of a team are counted together for a Military Victory. */
    default boolean sharedVictoryPoints() {
        return false;
    }

    /** Returns the gold of each player at the start, 0 or more. */
    @Rule(vw = "7.3.1")
    default int startingGold() {
        return 5;
    }

    /** Returns the gold at the start of a player who has won the game before and stays, 0 or more. */
    @Rule(vw = "17.4.6")
    default int stayingGold() {
        return 3;
    }

    /** Returns how many cards each player draws at the start, 0 or more. */
    @Rule(vw = "7.3.1")
    default int startingHand() {
        return 5;
    }

    /** Returns how a player gets another hand. */
    default Mulligan mulligan() {
        return Mulligan.PAY_GOLD;
    }

    /** Returns how many cards a player keeps in hand at the end of the own turn, 0 or more. */
    @Rule(vw = "8.8.1")
    default int handLimit() {
        return 7;
    }

    /** Returns how many Victory Points are a Military Victory, 1 or more. */
    default int militaryPoints() {
        return 2;
    }

    /**
     * Tells whether the last Vehicles bring a point although the last Non-Vehicle Territory has brought one; if not,
     * the loser has to have had a Non-Vehicle Territory again.
     */
    default boolean vehicleSweepAfterPoint() {
        return true;
    }

    /** Returns how many Non-Vehicle Territories are a Political Victory, 1 or more. */
    @Rule(vw = "3.2.9")
    default int politicalTerritories() {
        return 5;
    }

    /** Returns how much Honor is a Supreme Victory, 1 or more. */
    @Rule(vw = "3.3.9")
    default int supremeHonor() {
        return 100;
    }

    /** Returns when Honor wins. */
    default SupremeCheck supremeCheck() {
        return SupremeCheck.PREPARATION;
    }

    /** Returns what becomes of a player who cannot draw. */
    default DeckOut deckOut() {
        return DeckOut.NOTHING;
    }

    /** Returns what it means to be Staggered. */
    default Stagger staggerEffect() {
        return Stagger.STATUS_ONLY;
    }

    /** Tells whether a player whose Territories were destroyed is Staggered again. */
    @Rule(vw = "2.9.2")
    default boolean staggerAfterWipe() {
        return false;
    }

    /** Returns which Territories a card with Factions asks for. */
    default FactionRequirement factionRequirement() {
        return FactionRequirement.CONTROL_TERRITORY;
    }

    /** Returns how many Territories a player may summon each turn, 1 or more. */
    default int territoriesPerTurn() {
        return Integer.MAX_VALUE;
    }

    /** Returns among whose Property one Hero is at a time. */
    @Rule(vw = "7.1.10")
    default HeroScope heroScope() {
        return HeroScope.GAME;
    }

    /**
     * Tells whether a player who has paid for a card that then cannot come into the game may summon another for that.
     */
    @Rule(vw = "1.2.5")
    default boolean summonSubstitute() {
        return true;
    }

    /** Tells whether Stray Property has to be put into Territories with room in the Unslide Phase. */
    default boolean strayReturnMandatory() {
        return true;
    }

    /** Tells whether an attacker keeps its room in the Territory that it has left. */
    default boolean returnHomeReservesRoom() {
        return false;
    }

    /** Tells whether an Equipment is attached only to a Follower in the Territory in which it is. */
    @Rule(vw = "3.7.3.2")
    default boolean equipSameTerritory() {
        return false;
    }

    /** Returns the size of Loot that prints none, 0 or more. */
    default int lootSize() {
        return 0;
    }

    /** Tells whether damage goes to blockers one after the other, each of which has to get enough before the next. */
    default boolean lethalInOrder() {
        return false;
    }

    /** Returns when the elements that players have gained and not paid are gone. */
    @Rule(vw = "14.1.6")
    default PoolEmpties elementPoolEmpties() {
        return PoolEmpties.TURN_END;
    }

    /** Returns which elements join to a Fusion Element. */
    default ElementChart elementChart() {
        return ElementChart.standard();
    }

    /** Tells whether damage recorded before counts as part of what a blocker of a Follower with Raze has to get. */
    @Rule(vw = "12.9.2.2")
    default boolean razeCountsRecordedDamage() {
        return true;
    }

    /** Returns what a Range Attack costs that prints no cost. */
    @Rule(vw = "12.9.6.1")
    default RangeCost rangeCost() {
        return RangeCost.SLIDE;
    }

    /** Returns which Property one use of a limited skill counts for. */
    @Rule(vw = {"12.8.3", "12.8.5"})
    default LimitScope limitScope() {
        return LimitScope.NAME_UNLESS_TOGETHER;
    }

    /** Tells whether players have in a Sudden Death the gold that the unfinished round has left them. */
    @Rule(vw = "16.2.2")
    default boolean suddenDeathKeepsGold() {
        return false;
    }

    /** Tells whether skills that gain nothing but gold result at once. */
    @Rule(vw = "13.2.9")
    default boolean gainsAtOnce() {
        return true;
    }

    /**
     * Tells whether a Summon Follower goes back to the Subdeck when the Summoner that has put it in leaves the game.
     */
    @Rule(vw = "6.3.3")
    default boolean summonFollowerNeedsSummoner() {
        return true;
    }

    /**
     * Refuses numbers that no game can have; building calls it.
     *
     * @throws IllegalArgumentException with a sentence that names the option
     */
    @Value.Check
    default void check() {
        requireAtLeast(0, startingGold(), "startingGold");
        requireAtLeast(0, stayingGold(), "stayingGold");
        requireAtLeast(0, startingHand(), "startingHand");
        requireAtLeast(0, handLimit(), "handLimit");
        requireAtLeast(0, lootSize(), "lootSize");
        requireAtLeast(1, militaryPoints(), "militaryPoints");
        requireAtLeast(1, politicalTerritories(), "politicalTerritories");
        requireAtLeast(1, supremeHonor(), "supremeHonor");
        requireAtLeast(1, territoriesPerTurn(), "territoriesPerTurn");
    }

    private static void requireAtLeast(int least, int value, String option) {
        if (value < least) {
            throw new IllegalArgumentException(option + " must be " + least + " or more, not " + value);
        }
    }

    /** Returns the guide's numbers and the rulings where it is silent. */
    static VandariaRules standard() {
        return builder().build();
    }

    /** Starts options; each that is not set is the standard one. */
    static Builder builder() {
        return new Builder();
    }

    /** Collects options. */
    final class Builder extends ImmutableVandariaRules.Builder {
        Builder() {}
    }
}
