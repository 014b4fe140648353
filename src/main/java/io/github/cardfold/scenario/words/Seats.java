package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.table.Seat;

/** How a scenario speaks of seats: by their letters. */
public final class Seats {
    /** The seats of a game of Cardfight!! Vanguard. */
    public static final int COUNT = 2;

    private static final String NOBODY = "nobody";

    private Seats() {}

    /** Returns the seat that a text is the letter of. */
    public static Seat one(Reading in) {
        return one(in, in.text());
    }

    /** Returns a seat by its letter, which stands in what is being read. */
    public static Seat one(Reading in, String letter) {
        Seat seat = letter.length() == 1 ? Seat.lettered(letter.charAt(0)) : null;
        if (seat == null || seat.ordinal() >= COUNT) {
            throw in.expected("the letter of a seat, A or B", "\"" + letter + "\"");
        }
        return seat;
    }

    /** Returns a set of seats by their letters in order, such as {@code AB}; {@code nobody} is the empty one. */
    public static int set(Reading in, String letters) {
        if (letters.equals(NOBODY)) {
            return 0;
        }
        int bits = 0;
        for (int i = 0; i < letters.length(); i++) {
            int bit = one(in, letters.substring(i, i + 1)).bit();
            if (bits >= bit) {
                throw in.expected("letters of seats in order, each once", "\"" + letters + "\"");
            }
            bits |= bit;
        }
        if (bits == 0) {
            throw in.expected("letters of seats, or " + NOBODY, "\"" + letters + "\"");
        }
        return bits;
    }
}
