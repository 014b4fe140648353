package io.github.cardfold.effect;

import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.ZoneKind;

/** Names of the kinds of facts that terms read. A game adds those of its characteristics, under their names. */
public final class Facts {
    /** Which cards lie in whatever place, and whose they are. */
    public static final String PLACES = "places";
    /** Which units stand on which circles, and who is their master. */
    public static final String FIELD = "field";
    /** What is printed on cards, which nothing changes. */
    public static final String PRINTED = "printed";
    /** Whether cards stand or rest, lie face up or face down. */
    public static final String STATES = "states";
    /** The numbers of the game and of the seats. */
    public static final String NUMBERS = "numbers";
    /** Whose turn it is, and which one. */
    public static final String TURN = "turn";
    /** Which phase or step it is. */
    public static final String MOMENT = "moment";
    /** The variables of the ability that is being carried out. */
    public static final String VARIABLES = "variables";
    /** The lasting effects themselves, such as restrictions on use. */
    public static final String LASTING = "lasting";

    /** What cards have to do with one another: the links between them. */
    public static final String LINKS = "links";

    /** As how many cards each card counts. */
    public static final String WORTH = "worth";

    /** How the names of the kinds of facts begin that are which cards lie in a sort of zone. */
    public static final String IN = "in ";

    private Facts() {}

    /** Returns the kind of fact that is which cards lie in zones like a place. */
    public static String in(Place place) {
        return in(place.zone());
    }

    /** Returns the kind of fact that is which cards lie in a sort of zone. */
    public static String in(ZoneKind zone) {
        return IN + zone.name();
    }
}
