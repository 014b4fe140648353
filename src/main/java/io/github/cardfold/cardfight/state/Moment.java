package io.github.cardfold.cardfight.state;

import io.github.cardfold.citation.Rule;
import java.util.Locale;

/** The phases and steps that begin with an event (9.1.2, 10.2.1). */
public enum Moment {
    /** The whole turn (9.1). */
    TURN("9.1"),
    /** The stand phase (9.2). */
    STAND_PHASE("9.2"),
    /** The draw phase (9.3). */
    DRAW_PHASE("9.3"),
    /** The G assist step (9.5). */
    G_ASSIST_STEP("9.5"),
    /** The ride phase (9.6). */
    RIDE_PHASE("9.6"),
    /** The main phase (9.9). */
    MAIN_PHASE("9.9"),
    /** The battle phase (9.10). */
    BATTLE_PHASE("10.3"),
    /** The start step (10.3). */
    START_STEP("10.3"),
    /** The attack step (10.4). */
    ATTACK_STEP("10.4"),
    /** The guard step (10.5). */
    GUARD_STEP("10.5"),
    /** The drive step (10.6). */
    DRIVE_STEP("10.6"),
    /** The damage step (10.7). */
    DAMAGE_STEP("10.7"),
    /** The close step (10.8). */
    CLOSE_STEP("10.8"),
    /** The end phase (9.11). */
    END_PHASE("9.11");

    private final String procedure;
    private final String label = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    Moment(String procedure) {
        this.procedure = procedure;
    }

    /** Returns the procedure that carries it out; the battle phase begins with the first start step. */
    public String procedure() {
        return procedure;
    }

    /** Returns its name. */
    public String label() {
        return label;
    }

    /** Returns the name under which it begins: a turn begins with its stand phase. */
    @Rule(jp = "9.2.2")
    public String beginning() {
        return this == TURN ? STAND_PHASE.label() : label();
    }
}
