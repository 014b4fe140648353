package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaTrait;

/** What Property and players are: slid, Fatigued, Stray, Staggered. */
public final class Statuses {
    private Statuses() {}

    /** Tells whether Property is slid. */
    public static boolean isSlid(GameObject property) {
        return property.is(GameObject.REST);
    }

    /** Tells whether a Follower is Fatigued. */
    @Rule(vw = "2.8.1")
    public static boolean isFatigued(Position position, GameObject follower) {
        return position.isMarked(VandariaMarks.FATIGUE, follower.object());
    }

    /** Tells whether Fatigue affects a Follower: not one with Rush, which is Fatigued all the same. */
    @Rule(vw = {"2.8.2", "2.8.3", "12.9.1.1", "12.9.1.2", "12.9.1.3"})
    public static boolean isHeldByFatigue(Position position, GameObject follower) {
        return !SuddenDeaths.isOn(position)
                && isFatigued(position, follower)
                && !has(position, follower, VandariaTrait.RUSH);
    }

    /**
     * Tells whether a Follower is destroyed just before it becomes Stray: it is Arrogant, and Immortal does not annul
     * that.
     */
    @Rule(vw = {"12.9.3.1", "12.9.12.6"})
    public static boolean isDestroyedWhenStray(Position position, GameObject follower) {
        return has(position, follower, VandariaTrait.ARROGANT) && !has(position, follower, VandariaTrait.IMMORTAL);
    }

    /** Tells whether Property has a keyword. */
    public static boolean has(Position position, GameObject property, VandariaTrait keyword) {
        return VandariaProperty.trait(position, property, keyword) > 0;
    }

    /** Tells whether Property need not be in a Territory: it has Wander, as Elemental Runes have. */
    @Rule(vw = {"3.8.4.3", "12.9.8.1"})
    public static boolean hasWander(Position position, GameObject property) {
        return VandariaProperty.hasWander(VandariaProperty.card(position, property))
                || VandariaCatalogue.of(position).printsWander(property.definition())
                || has(position, property, VandariaTrait.WANDER);
    }

    /** Tells whether a Follower has attacked and is to come back. */
    public static boolean isReturningHome(Position position, GameObject follower) {
        return position.isMarked(VandariaMarks.RETURN_HOME, follower.object());
    }

    /**
     * Tells whether Property is Stray: in the game and in no Territory, unless it attacks or comes back from that, or
     * its Territory was destroyed in a Combat Phase that goes on. In a Sudden Death there are no Territories to be in.
     */
    @Rule(vw = "9.11.3")
    public static boolean isStray(Position position, GameObject property) {
        if (VandariaProperty.isFaculty(position, property)) {
            return position.linksFrom(Anchor.object(property.object()), VandariaLinks.FACULTY)
                    .isEmpty();
        }
        return VandariaProperty.isInGame(position, property.object())
                && !SuddenDeaths.isOn(position)
                && VandariaProperty.isDeployable(VandariaProperty.card(position, property))
                && Territories.guarded(position, property.object()) == 0
                && !isReturningHome(position, property)
                && Equipments.wearer(position, property.object()) == 0
                && !position.isMarked(VandariaMarks.LEFT_BEHIND, property.object())
                && !Combats.isAttacking(position, property.object())
                && !position.isMarked(VandariaMarks.HOMELESS, property.object());
    }

    /** Tells whether a player is Staggered. */
    @Rule(vw = {"2.9.1", "7.5.1"})
    public static boolean isStaggered(Position position, Seat player) {
        return position.number(PlayerNumbers.STAGGER, player) > 0
                && !Territories.of(position, player)
                        .exists(each -> Territories.printed(position, each).liftsStagger());
    }
}
