package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.CardWords;
import io.github.cardfold.scenario.words.Seats;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Reads {@code table}: what lies where, the numbers, who knows what, the lasting effects, what waits. */
final class TableReader {
    private static final String NUMBERS = "numbers";
    private static final String CIRCLES = "circles";
    private static final int GREATEST_NUMBER = 1_000_000;

    private final Rules rules;
    private final boolean hasDefaults;

    /** @param hasDefaults whether a vanguard and a deck lie there unless the table says otherwise */
    TableReader(Rules rules, boolean hasDefaults) {
        this.rules = rules;
        this.hasDefaults = hasDefaults;
    }

    /** Reads all but what the caller asks for besides. */
    Layout read(ReadingFields in) {
        boolean bare = in.flag("bare") || !hasDefaults;
        Opening opening = new Opening(rules, Seats.COUNT);
        Cardfight.places(opening);
        @Nullable ReadingFields[] seats = new ReadingFields[Seats.COUNT];
        for (Seat seat : Seat.first(Seats.COUNT)) {
            Reading value = in.find(seat.name());
            ReadingFields side = value == null ? null : value.fields();
            seats[seat.ordinal()] = side;
            if (side != null) {
                circles(side.items(CIRCLES), opening, seat);
            }
        }
        Layout layout = new Layout(rules, opening);
        for (Seat seat : Seat.first(Seats.COUNT)) {
            ReadingFields side = seats[seat.ordinal()];
            if (side != null) {
                side(side, layout, seat);
            }
            if (!bare) {
                fill(in.map(), side, layout, seat);
            }
        }
        Waiting.read(in, layout);
        return layout;
    }

    private static void circles(Array<Reading> circles, Opening opening, Seat seat) {
        for (Reading circle : circles) {
            ReadingFields in = circle.fields();
            String name = in.get("name").text();
            int row = in.get("row").word(Row.values()).ordinal();
            int column = in.get("column").whole(-99, 99);
            int attributes = 0;
            for (Reading attribute : in.get("attributes").items()) {
                attributes |= attribute.word(Attribute.values()).bit;
            }
            int bits = attributes;
            in.end();
            Layout.possible(circle, () -> {
                opening.place(Circle.KIND, seat, name, row, column, bits);
            });
        }
    }

    private enum Row {
        FRONT,
        BACK
    }

    private enum Attribute {
        VANGUARD(Circle.VANGUARD),
        REAR_GUARD(Circle.REAR_GUARD),
        GUARDIAN(Circle.GUARDIAN),
        LOCKED(Circle.LOCKED),
        ASTRAL(Circle.ASTRAL),
        STAGE(Circle.STAGE);

        private final int bit;

        Attribute(int bit) {
            this.bit = bit;
        }
    }

    private void side(ReadingFields in, Layout layout, Seat seat) {
        for (String name : in.names()) {
            Reading value = in.get(name);
            if (name.equals(NUMBERS)) {
                numbers(value.fields(), layout, seat);
            } else if (!name.equals(CIRCLES)) {
                new PileReader(layout, layout.names().place(value, seat, name)).read(value);
            }
        }
    }

    private void numbers(ReadingFields in, Layout layout, Seat seat) {
        Array<NumberKey> keys = Array.ofAll(rules.numbers());
        keys.forEach(key -> {
            Reading value = in.find(key.name());
            if (value != null) {
                layout.opening().number(key, seat, value.whole(0, GREATEST_NUMBER));
            }
        });
        in.end();
    }

    /** What a table holds where it says nothing; a place that is given as an empty list is empty. */
    private void fill(Reading at, @Nullable ReadingFields in, Layout layout, Seat seat) {
        int vanguard = Circle.FRONT_CENTER.of(seat);
        int deck = Zone.DECK.of(seat);
        if (in == null || !in.has(Circle.FRONT_CENTER.label())) {
            layout.put(at, usual(at, Practice.VANGUARD, layout, vanguard), vanguard);
        }
        if (in == null || !in.has(Zone.DECK.label())) {
            layout.put(at, usual(at, Practice.DECK_SIZE + " " + Practice.DECK, layout, deck), deck);
        }
    }

    private CardWords usual(Reading at, String words, Layout layout, int place) {
        return CardWords.read(at.field("usual", Data.text(words)), rules, layout.place(place));
    }
}
