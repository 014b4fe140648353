package io.github.cardfold.cardfight.state;

/** The procedure of riding (6.3.3), as others name it. */
public final class RideFrame {
    /** The procedure. */
    public static final String PROCEDURE = "6.3.3";

    private RideFrame() {}
}
