package io.github.cardfold.cardfight.state;

import java.util.Locale;

/** The phases and steps that begin with an event (9.1.2, 10.2.1). */
public enum Moment {
    /** The stand phase (9.2). */
    STAND_PHASE,
    /** The draw phase (9.3). */
    DRAW_PHASE,
    /** The ride phase (9.6). */
    RIDE_PHASE,
    /** The main phase (9.9). */
    MAIN_PHASE,
    /** The battle phase (9.10). */
    BATTLE_PHASE,
    /** The start step (10.3). */
    START_STEP,
    /** The attack step (10.4). */
    ATTACK_STEP,
    /** The guard step (10.5). */
    GUARD_STEP,
    /** The drive step (10.6). */
    DRIVE_STEP,
    /** The damage step (10.7). */
    DAMAGE_STEP,
    /** The close step (10.8). */
    CLOSE_STEP,
    /** The end phase (9.11). */
    END_PHASE;

    /** Returns the name it begins under. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
