package io.github.cardfold.kernel;

/** How long a lasting effect lasts. */
public enum Duration {
    /** While the effect that made it is being carried out. */
    RESOLUTION,
    /** Until the battle in progress ends. */
    BATTLE,
    /** Until the turn ends. */
    TURN,
    /** Until its own condition ends it, or for the whole game. */
    GAME
}
