package io.github.cardfold.scenario.words;

import io.github.cardfold.data.Reading;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * How a scenario speaks of seats: by their letters.
 *
 * @param count how many seats its game has
 */
public record Seats(int count) {
    private static final String NOBODY = "nobody";

    /** Returns them all. */
    public Array<Seat> all() {
        return Seat.first(count);
    }

    /** Returns the seat that a text is the letter of. */
    public Seat one(Reading in) {
        return one(in, in.text());
    }

    /** Returns a seat by its letter, which stands in what is being read. */
    public Seat one(Reading in, String letter) {
        return all().find(each -> each.name().equals(letter))
                .getOrElseThrow(() -> in.expected("the letter of a seat, " + letters(), "\"" + letter + "\""));
    }

    private String letters() {
        return all().init().mkString(", ") + " or " + all().last();
    }

    /** Returns a set of seats by their letters in order, such as {@code AB}; {@code nobody} is the empty one. */
    public int set(Reading in, String letters) {
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
