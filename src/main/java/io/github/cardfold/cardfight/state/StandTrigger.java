package io.github.cardfold.cardfight.state;

/** What a stand trigger does (11.10.2.5). */
public enum StandTrigger {
    /** Any unit is chosen; a rear-guard stands and performs no drive checks in later battles of the turn. */
    ANY_UNIT,
    /** A rear-guard is chosen and stands. */
    REAR_GUARD
}
