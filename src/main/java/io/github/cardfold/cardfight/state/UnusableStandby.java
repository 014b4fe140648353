package io.github.cardfold.cardfight.state;

/** What becomes of an AUTO ability on standby that cannot be used any more (12.2.1.2.2). */
public enum UnusableStandby {
    /** It stays; when its master picks it, it is not played and leaves standby (11.9.4). */
    PICKED_AND_DROPPED,
    /** It leaves standby before the next one is picked. */
    CANCELLED
}
