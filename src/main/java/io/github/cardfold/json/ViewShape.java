package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Refuses views and events that {@link ViewJson} would never write: a field too many, too few, of another kind, out of
 * its range, or there though what it says is said by leaving it out. It knows no rules, so that names of cards,
 * characteristics, effects and sections may be any.
 */
final class ViewShape {
    private static final Array<Seat> SEATS = Array.of(Seat.values()).remove(Seat.NATURE);

    private final Seat seat;
    private final Set<String> places;

    /**
     * Makes one.
     *
     * @param places the names of the places of the game
     */
    ViewShape(Seat seat, Set<String> places) {
        this.seat = seat;
        this.places = places;
    }

    /** Checks a view but for its places. */
    void view(Reading view) {
        ReadingFields in = view.fields();
        Format.VIEW.check(in);
        in.get("seat").word(seat.name());
        in.get("turn").whole(0, Integer.MAX_VALUE);
        found(in, "fighter", ViewShape::seat);
        found(in, "moment", Reading::filled);
        found(in, "numbers", ViewShape::numbers);
        in.get("places").items();
        found(in, "erased", ViewShape::erased);
        list(in, "effects", this::effect);
        list(in, "links", this::link);
        list(in, "standby", ViewShape::waiting);
        list(in, "queues", this::entry);
        list(in, "roles", this::role);
        decision(in);
        found(in, "outcome", ViewShape::outcome);
        in.end();
    }

    private static void erased(Reading cards) {
        ReadingFields in = cards.fields();
        SEATS.forEach(each -> list(in, each.name(), Reading::filled));
        in.end();
    }

    /** Checks what a view says of one place. */
    static void place(Reading place) {
        ReadingFields in = place.fields();
        in.get("place").filled();
        flag(in, "circle");
        other(in, "row", Place.NO_ROW);
        other(in, "column", Place.NO_COLUMN);
        other(in, "attributes", 0);
        flag(in, "closed");
        int size = atLeastOne(in, "size");
        list(in, "cards", each -> card(each, size));
        list(in, "pools", each -> pool(each, size));
        in.end();
    }

    /** Checks an event. */
    void event(Reading event) {
        ReadingFields in = event.fields();
        in.get("kind").filled();
        found(in, "seat", ViewShape::seat);
        found(in, "card", Reading::filled);
        found(in, "from", this::known);
        found(in, "to", this::known);
        found(in, "other", Reading::filled);
        found(in, "otherAt", this::known);
        other(in, "number", 0);
        found(in, "words", Reading::filled);
        found(in, "cause", ViewShape::cause);
        in.end();
    }

    private static void cause(Reading cause) {
        ReadingFields in = cause.fields();
        seat(in.get("master"));
        found(in, "card", Reading::filled);
        flag(in, "cost");
        in.end();
    }

    private static void card(Reading card, int size) {
        ReadingFields in = card.fields();
        in.get("position").whole(0, size - 1);
        found(in, "card", Reading::filled);
        flag(in, "rest");
        flag(in, "down");
        found(
                in,
                "traits",
                traits ->
                        names(traits, trait -> traits.fields().get(trait).whole(Integer.MIN_VALUE, Integer.MAX_VALUE)));
        found(in, "flags", flags -> names(flags, flag -> other(flags.fields(), flag, 0)));
        in.end();
    }

    private static void pool(Reading pool, int size) {
        ReadingFields in = pool.fields();
        int first = in.get("first").whole(0, size);
        int unseen = in.get("size").whole(0, size - first);
        flag(in, "whole");
        list(in, "cards", Reading::filled);
        Array<Reading> cards = in.items("cards");
        in.end();
        if (cards.size() > unseen || in.has("whole") && cards.size() < unseen) {
            throw pool.expected("as many cards as are known of " + unseen, "" + cards.size());
        }
    }

    private void effect(Reading effect) {
        ReadingFields in = effect.fields();
        in.get("kind").filled();
        other(in, "number", 0);
        seat(in.get("master"));
        found(in, "source", Reading::filled);
        list(in, "units", this::handle);
        list(in, "on", this::anchor);
        in.get("duration").filled();
        in.end();
    }

    private void link(Reading link) {
        ReadingFields in = link.fields();
        in.get("kind").filled();
        anchor(in.get("from"));
        anchor(in.get("to"));
        found(in, "name", Reading::filled);
        in.end();
    }

    private void anchor(Reading anchor) {
        ReadingFields in = anchor.fields();
        found(in, "seat", ViewShape::seat);
        found(in, "at", this::handle);
        found(in, "within", this::known);
        flag(in, "gone");
        if (in.has("gone")) {
            found(in, "card", Reading::filled);
        }
        in.end();
        if (in.names().remove("card").size() != 1) {
            throw anchor.expected(
                    "one of seat, at, within and gone", "" + in.names().size());
        }
    }

    private static void waiting(Reading waiting) {
        ReadingFields in = waiting.fields();
        in.get("procedure").filled();
        seat(in.get("seat"));
        found(in, "source", Reading::filled);
        in.end();
    }

    private void entry(Reading entry) {
        ReadingFields in = entry.fields();
        in.get("queue").filled();
        in.get("procedure").filled();
        seat(in.get("seat"));
        found(in, "source", Reading::filled);
        list(in, "objects", this::anchor);
        list(in, "numbers", each -> each.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
        list(in, "effects", this::effect);
        in.end();
    }

    private void role(Reading role) {
        ReadingFields in = role.fields();
        in.get("role").filled();
        handle(in.get("card"));
        found(in, "other", this::handle);
        in.end();
    }

    /** The step that asks, and the answers, are for the seat that is asked. */
    private void decision(ReadingFields in) {
        Reading decision = in.find("decision");
        boolean isAsked = false;
        if (decision != null) {
            ReadingFields fields = decision.fields();
            Reading asked = fields.get("seat");
            isAsked = asked.text().equals(seat.name());
            if (!asked.text().equals(Seat.NATURE.name())) {
                seat(asked);
            }
            fields.get("purpose").filled();
            if (isAsked) {
                fields.get("section").filled();
            }
            fields.end();
        }
        if (isAsked) {
            list(in, "answers", this::answer);
        }
    }

    private void answer(Reading answer) {
        ReadingFields in = answer.fields();
        NamedAction action = NamedAction.read(in.get("action"));
        if (action.seat() != seat || !action.place().isEmpty() && !places.contains(action.place())) {
            throw in.get("action").expected("an answer of " + seat + " in this game");
        }
        in.get("key").filled();
        list(in, "arguments", ViewShape::argument);
        in.get("text").filled();
        in.end();
    }

    private static void argument(Reading argument) {
        ReadingFields in = argument.fields();
        for (LabelArgument.Kind kind : LabelArgument.Kind.values()) {
            found(in, Reading.word(kind), value -> {
                switch (kind) {
                    case NUMBER -> value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
                    case CARD -> value.text();
                    case SEAT -> seat(value);
                    case PLACE, TEXT -> value.filled();
                }
            });
        }
        in.end();
        if (in.names().size() != 1) {
            throw argument.expected("one thing", "" + in.names().size());
        }
    }

    private static void outcome(Reading outcome) {
        if (!OutcomeData.write(OutcomeData.read(outcome)).build().equals(outcome.data())) {
            throw outcome.expected("an outcome without empty texts");
        }
    }

    private static void numbers(Reading numbers) {
        names(numbers, key -> {
            Reading values = numbers.fields().get(key);
            names(values, each -> {
                seat(values.with(Data.text(each)));
                other(values.fields(), each, 0);
            });
        });
    }

    private void handle(Reading handle) {
        ReadingFields in = handle.fields();
        known(in.get("place"));
        found(in, "position", each -> each.whole(0, Handle.ITSELF - 1));
        in.end();
    }

    private void known(Reading place) {
        if (!places.contains(place.text())) {
            throw place.expected("a place of the first view");
        }
    }

    private static void seat(Reading letter) {
        if (!SEATS.exists(each -> each.name().equals(letter.text()))) {
            throw letter.expected("a seat from A to F");
        }
    }

    /** Checks what is there under each name of a map that is left out if it is empty. */
    private static void names(Reading map, Consumer<String> each) {
        Array<String> names = map.fields().names();
        if (names.isEmpty()) {
            throw map.expected("a map that is not empty");
        }
        names.forEach(each);
    }

    private static void found(ReadingFields in, String name, Consumer<Reading> check) {
        Reading value = in.find(name);
        if (value != null) {
            check.accept(value);
        }
    }

    private static void list(ReadingFields in, String name, Consumer<Reading> element) {
        found(in, name, list -> {
            if (list.items().isEmpty()) {
                throw list.expected("a list that is not empty");
            }
            list.items().forEach(element);
        });
    }

    private static void flag(ReadingFields in, String name) {
        found(in, name, value -> {
            if (!value.truth()) {
                throw value.expected("true");
            }
        });
    }

    private static void other(ReadingFields in, String name, int leftOut) {
        found(in, name, value -> {
            if (value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE) == leftOut) {
                throw value.expected("another number than " + leftOut + ", which is left out");
            }
        });
    }

    private static int atLeastOne(ReadingFields in, String name) {
        Reading value = in.find(name);
        return value == null ? 0 : value.whole(1, Integer.MAX_VALUE);
    }
}
