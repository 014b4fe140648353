package io.github.cardfold.vandaria.state;

import io.github.cardfold.kernel.table.TraitKey;
import java.util.Locale;

/** The computed characteristics of cards: their real values, which damage does not change (2.15.7). */
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
    INFINITE_HONOR;

    /** How many of them every card tells; the others are flags. */
    public static final int TOLD = INFINITE_HONOR.ordinal();

    /** Returns the name in views and files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
