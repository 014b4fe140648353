package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.game.LibraryGame;
import io.github.cardfold.kernel.Opening;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.CardWords;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import org.jspecify.annotations.Nullable;

/** Reads {@code table}: what lies where, the numbers, who knows what, the lasting effects, what waits. */
final class TableReader {
    private static final String NUMBERS = "numbers";
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
        ScenarioGame game = ScenarioGame.of(rules);
        Reading count = in.find("seats");
        int number = count == null
                ? ScenarioGame.USUAL_SEATS
                : count.whole(ScenarioGame.USUAL_SEATS, LibraryGame.of(rules).mostSeats());
        Opening opening = new Opening(rules, number);
        game.places(opening);
        @Nullable ReadingFields[] seats = new ReadingFields[number];
        for (Seat seat : Seat.first(number)) {
            Reading value = in.find(seat.name());
            ReadingFields side = value == null ? null : value.fields();
            seats[seat.ordinal()] = side;
            if (side != null) {
                game.morePlaces(side, opening, seat);
            }
        }
        Layout layout = new Layout(rules, opening);
        for (Seat seat : Seat.first(number)) {
            ReadingFields side = seats[seat.ordinal()];
            if (side != null) {
                side(side, layout, seat);
            }
            if (!bare) {
                fill(game.usual(seat), in.map(), side, layout);
            }
        }
        Waiting.read(in, layout);
        return layout;
    }

    private void side(ReadingFields in, Layout layout, Seat seat) {
        for (String name : in.names()) {
            Reading value = in.get(name);
            if (name.equals(NUMBERS)) {
                numbers(value.fields(), layout, seat);
            } else if (!layout.game().isOfSide(name)) {
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
    private void fill(Map<Integer, String> usual, Reading at, @Nullable ReadingFields in, Layout layout) {
        usual.forEach((place, words) -> {
            if (in == null || !in.has(layout.place(place).name())) {
                Reading said = at.field("usual", Data.text(words));
                layout.put(at, CardWords.read(said, rules, layout.seats(), layout.place(place)), place);
            }
        });
    }
}
