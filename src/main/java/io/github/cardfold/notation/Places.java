package io.github.cardfold.notation;

import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Seats and places: {@code A}, {@code NATURE}, {@code A hand}, {@code A front left}. */
final class Places {
    /** Stands for no seat at all. */
    static final int NOBODY = -1;

    private Places() {}

    /** Writes a place; the letter of one seat is left out. */
    static void write(StringBuilder out, Place place, int usualSeat) {
        if (place.seat() != usualSeat) {
            out.append(Seat.of(place.seat()).name()).append(' ');
        }
        out.append(QuotedNames.name(place.name()));
    }

    /** Returns a place's name as data has it. */
    static String plainName(Place place) {
        return Seat.of(place.seat()).name() + " " + place.name();
    }

    static String name(Place place) {
        StringBuilder out = new StringBuilder();
        write(out, place, NOBODY);
        return out.toString();
    }

    static int seat(Cursor in, Position position) {
        return seat(in, Sight.of(position));
    }

    static Place read(Cursor in, Position position, int usualSeat) {
        return read(in, Sight.of(position), usualSeat);
    }

    static @Nullable Place find(Cursor in, Position position, int usualSeat) {
        return find(in, Sight.of(position), usualSeat);
    }

    /** Reads the letter of a seat of the game. */
    static int seat(Cursor in, Sight sight) {
        int seat = letter(in, sight);
        if (seat < 0) {
            throw in.expected(in.at(), "one of the seats " + letters(sight).mkString(", "), letters(sight));
        }
        return seat;
    }

    private static Array<String> letters(Sight sight) {
        return Array.range(0, sight.seats()).map(i -> Seat.of(i).name());
    }

    private static int letter(Cursor in, Sight sight) {
        for (int seat = 0; seat < sight.seats(); seat++) {
            if (in.eatsName(Seat.of(seat).name())) {
                return seat;
            }
        }
        return NOBODY;
    }

    /** Reads a place; where no letter stands before it, it is one of the usual seat's. */
    static Place read(Cursor in, Sight sight, int usualSeat) {
        Place place = find(in, sight, usualSeat);
        if (place == null) {
            throw expected(in, sight, usualSeat);
        }
        return place;
    }

    /** Reads a place if one stands here. */
    static @Nullable Place find(Cursor in, Sight sight, int usualSeat) {
        int start = in.at();
        int seat = letter(in, sight);
        if (seat >= 0 && !in.eats(" ")) {
            in.back(start);
            return null;
        }
        Place place = named(in, sight, seat < 0 ? usualSeat : seat);
        if (place == null) {
            in.back(start);
        }
        return place;
    }

    /** Reads the longest name of a place of a seat that stands here. */
    private static @Nullable Place named(Cursor in, Sight sight, int seat) {
        int start = in.at();
        String quoted = in.next() == '"' ? in.quoted() : "";
        int end = in.at();
        Place longest = null;
        for (int i = 0; i < sight.placeCount(); i++) {
            Place place = sight.place(i);
            in.back(start);
            if (place.seat() != seat
                    || longest != null && longest.name().length() > place.name().length()) {
                continue;
            }
            if (end > start ? place.name().equals(quoted) : in.eatsName(place.name())) {
                longest = place;
            }
        }
        in.back(
                longest == null
                        ? start
                        : end > start ? end : start + longest.name().length());
        return longest;
    }

    static NotationException expected(Cursor in, Sight sight, int usualSeat) {
        int start = in.at();
        int seat = letter(in, sight);
        if (seat >= 0 && in.next() != ' ') {
            return in.expected("a blank and a place of " + Seat.of(seat));
        }
        if (seat < 0 && usualSeat == NOBODY) {
            return in.expected(start, "the letter of a seat and a place", letters(sight));
        }
        in.eats(" ");
        int whose = seat < 0 ? usualSeat : seat;
        Array<String> names = Array.range(0, sight.placeCount())
                .map(sight::place)
                .filter(place -> place.seat() == whose)
                .map(Place::name);
        return in.expected(in.at(), "a place of " + Seat.of(whose), names);
    }

    /** Reads the position in a pile that a colon announces, {@link Handle#ITSELF} if there is none. */
    static int index(Cursor in) {
        return in.eats(":") ? in.number(Handle.ITSELF - 1) : Handle.ITSELF;
    }
}
