package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.replay.ReplayException;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Recordings for one seat as JSON text. The schema is {@code seat-replay.schema.json}. Of a view after the first one
 * only those places are written that differ from the view before.
 */
public final class SeatReplayJson {
    private static final int MOST_CHARACTERS = 4_000_000;
    /** A moment for each of the answers that a replay may have, and the first. */
    private static final int MOST_MOMENTS = 20_001;

    private static final int MOST_PLACES = 1_024;
    private static final Array<Seat> SEATS = Array.of(Seat.values()).remove(Seat.NATURE);

    private SeatReplayJson() {}

    /** Returns what a seat was shown as JSON, on one line without spaces. Equal recordings give equal texts. */
    public static String write(SeatReplay replay) {
        requireNonNull(replay, "replay");
        ArrayList<Data> moments = new ArrayList<>();
        Data.Fields before = null;
        for (SeatReplay.Moment each : replay.moments()) {
            Data.Builder out = Data.fields();
            each.answer().forEach(answer -> out.put("answer", answer.write()));
            if (!each.events().values().isEmpty()) {
                out.put("events", each.events());
            }
            moments.add(out.put("view", since(before, each.view())).build());
            before = each.view();
        }
        return Format.SEAT_REPLAY
                .start()
                .text("rules", replay.rules())
                .text("seat", replay.seat().name())
                .put("moments", Data.items(moments))
                .build()
                .toString();
    }

    private static Data since(Data.@Nullable Fields before, Data.Fields view) {
        return before == null ? view : with(view, changed(places(before), places(view)));
    }

    private static Array<Data> changed(Array<Data> before, Array<Data> now) {
        return now.zip(before).filter(each -> !each._1.equals(each._2)).map(Tuple2::_1);
    }

    private static Array<Data> places(Data.Fields view) {
        return view.get("places") instanceof Data.Items items ? items.values() : Array.empty();
    }

    private static Data.Fields with(Data.Fields view, Iterable<Data> places) {
        Data.Builder out = Data.fields();
        for (int i = 0; i < view.size(); i++) {
            out.put(view.name(i), view.name(i).equals("places") ? Data.items(places) : view.value(i));
        }
        return (Data.Fields) out.build();
    }

    /**
     * Returns what JSON says that a seat was shown. It takes only what {@link #write} writes, whatever the order of the
     * fields; of cards, characteristics, effects and sections, which are those of the rules, it takes any name.
     *
     * @throws ReplayException if the text is not JSON or no such recording: it names the path and what is wrong there
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static SeatReplay read(String text) {
        requireNonNull(text, "text");
        try {
            return replay(Json.data(text, MOST_CHARACTERS));
        } catch (StateFormatException e) {
            throw new ReplayException(e.path(), "expected " + e.expected() + ", found " + e.found(), e);
        }
    }

    private static SeatReplay replay(Data document) {
        ReadingFields in = Documents.fields(Format.SEAT_REPLAY, document);
        String rules = in.get("rules").filled();
        Reading letter = in.get("seat");
        Seat seat = SEATS.find(each -> each.name().equals(letter.text()))
                .getOrElseThrow(() -> letter.expected("a seat from A to F"));
        Reading list = in.get("moments");
        in.end();
        Array<Reading> moments = list.items();
        if (moments.isEmpty() || moments.size() > MOST_MOMENTS) {
            throw list.expected("1 to " + MOST_MOMENTS + " moments");
        }
        Map<String, Data> places = new LinkedHashMap<>();
        List<SeatReplay.Moment> read = List.empty();
        for (Reading each : moments) {
            read = read.prepend(moment(each, seat, places, read.headOption()));
        }
        return new SeatReplay(rules, seat, read);
    }

    private static SeatReplay.Moment moment(
            Reading moment, Seat seat, Map<String, Data> places, Option<SeatReplay.Moment> before) {
        ReadingFields in = moment.fields();
        Reading answer = in.find("answer");
        Reading events = in.find("events");
        Reading view = in.get("view");
        in.end();
        Data.Fields seen = view(view, seat, places, before.isEmpty());
        if (answer == null
                && events == null
                && before.exists(each -> each.view().equals(seen))) {
            throw moment.expected("something that is new to the seat");
        }
        return new SeatReplay.Moment(
                Option.of(answer).map(each -> answer(each, seat)),
                events == null
                        ? (Data.Items) Data.items(Array.empty())
                        : events(events, new ViewShape(seat, places.keySet())),
                seen);
    }

    private static NamedAction answer(Reading reading, Seat seat) {
        NamedAction answer = NamedAction.read(reading);
        if (answer.seat() != seat) {
            throw reading.fields().get("seat").expected("\"" + seat + "\", whose replay this is");
        }
        return answer;
    }

    private static Data.Items events(Reading reading, ViewShape shape) {
        if (reading.items().isEmpty()) {
            throw reading.expected("a list that is not empty");
        }
        reading.items().forEach(shape::event);
        return (Data.Items) reading.data();
    }

    private static Data.Fields view(Reading reading, Seat seat, Map<String, Data> places, boolean isFirst) {
        Reading list = reading.fields().get("places");
        Set<String> named = new TreeSet<>();
        for (Reading each : list.items()) {
            ViewShape.place(each);
            Reading name = each.fields().get("place");
            if (!named.add(name.text()) || !isFirst && !places.containsKey(name.text())) {
                throw name.expected(isFirst ? "another place" : "a place of the first view, once");
            }
            if (each.data().equals(places.put(name.text(), each.data()))) {
                throw each.expected("a place that has changed");
            }
        }
        if (places.isEmpty() || places.size() > MOST_PLACES) {
            throw list.expected("1 to " + MOST_PLACES + " places");
        }
        new ViewShape(seat, places.keySet()).view(reading);
        return with((Data.Fields) reading.data(), places.values());
    }
}
