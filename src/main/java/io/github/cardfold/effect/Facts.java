package io.github.cardfold.effect;

/** Names of the kinds of facts that terms read. A game adds those of its characteristics, under their names. */
public final class Facts {
    /** Which cards lie where, whose they are and what is printed on them. */
    public static final String PLACES = "places";
    /** Whether cards stand or rest, lie face up or face down. */
    public static final String STATES = "states";
    /** The numbers of the game and of the seats. */
    public static final String NUMBERS = "numbers";
    /** Whose turn it is, and which one. */
    public static final String TURN = "turn";
    /** Which phase or step it is. */
    public static final String MOMENT = "moment";
    /** Who attacks, is attacked, boosts and guards. */
    public static final String BATTLE = "battle";
    /** The variables of the ability that is being carried out. */
    public static final String VARIABLES = "variables";
    /** The lasting effects themselves, such as restrictions on use. */
    public static final String LASTING = "lasting";

    private Facts() {}
}
