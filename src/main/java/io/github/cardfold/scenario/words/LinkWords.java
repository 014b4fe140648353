package io.github.cardfold.scenario.words;

import io.github.cardfold.kernel.table.Place;

/**
 * How scenarios speak of links: {@code equipment from A back left to A vanguard}, and of what they end at and marks lie
 * on: a card by where it lies, {@code place A vanguard} for the place itself, {@code A} for a seat.
 */
public final class LinkWords {
    /** Stands for a card that lies nowhere any more. */
    public static final String GONE = "gone";

    private static final String PLACE = "place ";

    private LinkWords() {}

    /** Returns a link by its kind, its ends and its name, if it has one. */
    public static String of(String kind, String from, String to, String name) {
        return kind + " from " + from + " to " + to + (name.isEmpty() ? "" : " named " + name);
    }

    /** Returns a place itself. */
    public static String place(Place place) {
        return PLACE + place.fullName();
    }

    /** Returns a card of which only the place may be told. */
    public static String hidden(Place within) {
        return "a card of " + within.fullName();
    }

    /** Tells whether words mean a place itself. */
    public static boolean isPlace(String words) {
        return words.startsWith(PLACE);
    }

    /** Returns the name of the place in words that mean a place itself. */
    public static String placeName(String words) {
        return words.substring(PLACE.length());
    }
}
