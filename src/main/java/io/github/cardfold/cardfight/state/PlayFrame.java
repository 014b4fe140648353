package io.github.cardfold.cardfight.state;

/** The procedure of playing an ability (11.8.2), as others name it. */
public final class PlayFrame {
    /** The procedure. */
    public static final String PROCEDURE = "11.8.2";

    private PlayFrame() {}
}
