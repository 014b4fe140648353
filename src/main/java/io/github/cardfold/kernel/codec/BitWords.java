package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/** The words that stand for bits: the flags of objects and events, and sets of seats. */
final class BitWords {
    /** The words of the flags of a {@link GameObject}, the lowest bit first. */
    static final Array<String> OF_THINGS = Array.of("rest", "down", "marked");

    /** The words of the flags of an {@link Event}, the lowest bit first. */
    static final Array<String> OF_EVENTS =
            Array.of("bottom", "down", "rest", "shown", "same", "secret", "marked", "stand", "arranged");

    /** Every seat there could be, also those that nobody has taken. */
    private static final String ALL = "all";

    private BitWords() {}

    static Array<Data> flags(int flags, Array<String> words) {
        if (flags >>> words.size() != 0) {
            throw new IllegalStateException("no word for a flag of " + Integer.toBinaryString(flags));
        }
        return words.zipWithIndex().filter(each -> (flags & 1 << each._2) != 0).map(each -> Data.text(each._1));
    }

    static int flags(Array<Reading> set, Array<String> words) {
        int flags = 0;
        for (Reading each : set) {
            int bit = words.indexOf(each.text());
            if (bit < 0 || (flags & 1 << bit) != 0) {
                throw each.expected("another of " + words.mkString(", "));
            }
            flags |= 1 << bit;
        }
        return flags;
    }

    /** Returns the letters of a set of seats, such as {@code AC}; {@code all} for all there could be. */
    static String seats(int set) {
        if (set == GameObject.ALL_SEATS) {
            return ALL;
        }
        StringBuilder letters = new StringBuilder();
        for (Seat seat : Seat.values()) {
            if ((set & seat.bit()) != 0) {
                letters.append(seat.name());
            }
        }
        return letters.toString();
    }

    /** Returns the set of seats that letters, or the word for all there could be, say. */
    static int seats(Reading set, int seats) {
        return set.text().equals(ALL) ? GameObject.ALL_SEATS : letters(set, seats, "\"all\" or ");
    }

    /** Returns the set of seats of the game that letters say. */
    static int letters(Reading set, int seats) {
        return letters(set, seats, "");
    }

    private static int letters(Reading set, int seats, String others) {
        String letters = set.text();
        int bits = 0;
        for (int i = 0; i < letters.length(); i++) {
            Seat seat = Seat.lettered(letters.charAt(i));
            if (seat == null || seat.ordinal() >= seats || bits >>> seat.ordinal() != 0) {
                throw set.expected(others + "letters of the " + seats + " seats in order");
            }
            bits |= seat.bit();
        }
        return bits;
    }
}
