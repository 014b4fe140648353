package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.table.TraitKey;
import java.util.Locale;

/**
 * The computed characteristics of cards: their real values, which damage does not change (2.15.7), what is apparent
 * beside them, and what skills make of them.
 */
public enum VandariaTrait implements TraitKey {
    /** The ATK of a Follower. */
    ATK,
    /** The DEF of a Follower. */
    DEF,
    /** The VIT of a Follower. */
    VIT,
    /** The size, which takes up capacity. */
    SIZE,
    /** The defense of a Territory. */
    DEFENSE,
    /** The capacity of a Territory. */
    CAPACITY,
    /** The gold produce of a Territory. */
    GOLD_PRODUCE,
    /** The Honor of a Territory, 0 if it is infinite. */
    HONOR,
    /** 1 if the Honor of a Territory is infinite, else 0. */
    INFINITE_HONOR,
    /**
     * What is added to the defense of a Territory or, below 0, reduced: apparent, apart from the real value (11.6.3).
     */
    ADDED_DEFENSE,
    /** What is added to the capacity of a Territory. */
    ADDED_CAPACITY,
    /** What is added to the gold produce of a Territory. */
    ADDED_GOLD_PRODUCE,
    /** What is added to the Honor of a Territory. */
    ADDED_HONOR,
    /** The personality that a Follower has become, counted from 1; 0 as long as it has the printed one (11.6.2.2). */
    PERSONALITY,
    /** The Region of a Territory, counted from 1 among all that cards speak of; 0 if it has none (3.4). */
    REGION,
    /** How many attacking Followers a Follower can block at once. */
    BLOCK_LIMIT,
    /** 1 if Fatigue does not affect the Follower (12.9.1). */
    RUSH,
    /** 1 if damage that its blockers leave over may go to the Territory (12.9.2). */
    RAZE,
    /** 1 if the Follower is destroyed just before it becomes Stray (12.9.3). */
    ARROGANT,
    /** 1 if the Follower can block at any Territory of its player (12.9.4). */
    CAVALRY,
    /** 1 if the Follower attacks without being slid (12.9.5). */
    ENDURE,
    /** 1 if the Property need not be in a Territory (12.9.8). */
    WANDER,
    /** 1 if nothing destroys the Follower (12.9.12). */
    IMMORTAL,
    /** 1 if any elements pay for the FrameSpells that the Follower uses for null (14.1.16). */
    MAGUS,
    /** 1 if the Follower can attack Naval Territories from anywhere (3.5.7). */
    REACHES_NAVAL,
    /** 1 if the Follower can attack Aerial Territories from anywhere (3.5.7). */
    REACHES_AERIAL,
    /** 1 if the Territory cannot be attacked from Ground (3.5.8). */
    CLOSED_TO_GROUND,
    /** 1 if the Territory cannot be attacked from Naval (3.5.8). */
    CLOSED_TO_NAVAL,
    /** 1 if the Territory cannot be attacked from Aerial (3.5.8). */
    CLOSED_TO_AERIAL;

    /** How many of them every card tells; the others are flags. */
    public static final int TOLD = INFINITE_HONOR.ordinal();

    private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /** Tells whether it is a keyword, which Property has or not. */
    public boolean isKeyword() {
        return ordinal() >= RUSH.ordinal();
    }

    /** Returns the name in views and files. */
    public String label() {
        return label;
    }
}
