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
    private Places() {}

    /** Writes a place; the letter of one seat is left out. */
    static void write(StringBuilder out, Place place, @Nullable Seat usualSeat) {
        if (place.seat() != usualSeat) {
            out.append(place.seat().name()).append(' ');
        }
        out.append(QuotedNames.name(place.name()));
    }

    /** Returns a place's name as data has it. */
    static String plainName(Place place) {
        return place.seat().name() + " " + place.name();
    }

    static String name(Place place) {
        StringBuilder out = new StringBuilder();
        write(out, place, null);
        return out.toString();
    }

    static Seat seat(Cursor in, Position position) {
        return seat(in, Sight.of(position));
    }

    static Place read(Cursor in, Position position, @Nullable Seat usualSeat) {
        return read(in, Sight.of(position), usualSeat);
    }

    static @Nullable Place find(Cursor in, Position position, @Nullable Seat usualSeat) {
        return find(in, Sight.of(position), usualSeat);
    }

    /** Reads the letter of a seat of the game. */
    static Seat seat(Cursor in, Sight sight) {
        Seat seat = letter(in, sight);
        if (seat == null) {
            throw in.expected(in.at(), "one of the seats " + letters(sight).mkString(", "), letters(sight));
        }
        return seat;
    }

    private static Array<String> letters(Sight sight) {
        return Seat.first(sight.seats()).map(Seat::name);
    }

    private static @Nullable Seat letter(Cursor in, Sight sight) {
        for (Seat seat : Seat.first(sight.seats())) {
            if (in.eatsName(seat.name())) {
                return seat;
            }
        }
        return null;
    }

    /** Reads a place; where no letter stands before it, it is one of the usual seat's. */
    static Place read(Cursor in, Sight sight, @Nullable Seat usualSeat) {
        Place place = find(in, sight, usualSeat);
        if (place == null) {
            throw expected(in, sight, usualSeat);
        }
        return place;
    }

    /** Reads a place if one stands here. */
    static @Nullable Place find(Cursor in, Sight sight, @Nullable Seat usualSeat) {
        int start = in.at();
        Seat seat = letter(in, sight);
        if (seat != null && !in.eats(" ")) {
            in.back(start);
            return null;
        }
        Place place = named(in, sight, seat == null ? usualSeat : seat);
        if (place == null) {
            in.back(start);
        }
        return place;
    }

    /** Reads the longest name of a place of a seat that stands here. */
    private static @Nullable Place named(Cursor in, Sight sight, @Nullable Seat seat) {
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

    static NotationException expected(Cursor in, Sight sight, @Nullable Seat usualSeat) {
        int start = in.at();
        Seat seat = letter(in, sight);
        if (seat != null && in.next() != ' ') {
            return in.expected("a blank and a place of " + seat);
        }
        if (seat == null && usualSeat == null) {
            return in.expected(start, "the letter of a seat and a place", letters(sight));
        }
        in.eats(" ");
        Seat whose = seat == null ? usualSeat : seat;
        Array<String> names = Array.range(0, sight.placeCount())
                .map(sight::place)
                .filter(place -> place.seat() == whose)
                .map(Place::name);
        return in.expected(in.at(), "a place of " + whose, names);
    }

    /** Reads the position in a pile that a colon announces, {@link Handle#ITSELF} if there is none. */
    static int index(Cursor in) {
        return in.eats(":") ? in.number(Handle.ITSELF - 1) : Handle.ITSELF;
    }
}
