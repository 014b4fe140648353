package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.notation.StateDiff.Difference;
import io.github.cardfold.notation.StateDiff.Kind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Compares two states by their data, which are equal if and only if the states are: whatever is not told as an event is
 * told as a field.
 */
final class Differences {
    private static final String NONE = "none";

    private final State before;
    private final State after;
    private final Position was;
    private final Position is;
    private final List<Difference> found = new ArrayList<>();

    private Differences(State before, State after) {
        this.before = before;
        this.after = after;
        was = before.position();
        is = after.position();
    }

    static Array<Difference> between(State before, State after) {
        Data.Fields one = (Data.Fields) StateCodec.write(before);
        Data.Fields other = (Data.Fields) StateCodec.write(after);
        if (one.equals(other)) {
            return Array.empty();
        }
        Differences differences = new Differences(before, after);
        differences.all(one, other);
        Array<Difference> all = Array.ofAll(differences.found);
        return all.filter(each -> each.event().isDefined())
                .appendAll(all.filter(each -> each.event().isEmpty()));
    }

    private void all(Data.Fields one, Data.Fields other) {
        new CardDifferences(before, after, found).all(items(one, "piles"), items(other, "piles"));
        numbers(fields(one, "numbers"), fields(other, "numbers"));
        effects(items(one, "lasting"), items(other, "lasting"));
        links(items(one, "links"), items(other, "links"));
        queues(items(one, "queues"), items(other, "queues"));
        outcome(fields(one, "ending"), fields(other, "ending"));
        if (!before.toString().equals(after.toString())) {
            found.add(Difference.of(Kind.DECISION, "asked", before.toString(), after.toString()));
        }
        history();
        names(one, other).filter(name -> kind(name) != null).forEach(name -> {
            compare(Objects.requireNonNull(kind(name)), name, one.get(name), other.get(name));
        });
    }

    /** The kind of what is compared field by field; null for what is compared otherwise. */
    private static @Nullable Kind kind(String field) {
        return switch (field) {
            case "piles", "numbers", "lasting", "links", "queues", "ending", "answers", "events" -> null;
            case "format", "version", "rules" -> Kind.RULES;
            case "generator", "natural" -> Kind.CHANCE;
            case "standby" -> Kind.STANDBY;
            case "memory" -> Kind.MEMORY;
            case "frames" -> Kind.FRAME;
            default -> Kind.OTHER;
        };
    }

    private void numbers(Data.Fields one, Data.Fields other) {
        names(one, other).forEach(name -> {
            Data.Fields had = fields(one, name);
            Data.Fields has = fields(other, name);
            names(had, has).forEach(seat -> number(name, seat, whole(had, seat), whole(has, seat)));
        });
    }

    private void number(String name, String seat, long had, long has) {
        if (had != has) {
            String what = name + " of " + seat;
            Difference plain = Difference.of(Kind.NUMBER, what, String.valueOf(had), String.valueOf(has));
            found.add(Array.ofAll(is.rules().numbers())
                    .find(key -> key.name().equals(name))
                    .map(key -> Event.count(key, Seat.valueOf(seat), (int) (has - had)))
                    .map(event -> plain.by(Notation.event(is, event), event))
                    .getOrElse(plain));
        }
    }

    private void effects(Data.Items one, Data.Items other) {
        for (int i = 0; i < was.lastingCount(); i++) {
            TimedEffect effect = was.lasting(i);
            int index = Effects.indexOf(is, effect.id());
            if (index < 0) {
                Event event = Event.end(effect);
                effect(one.values().get(i), null, Notation.event(was, event), event);
            } else {
                compare(
                        Kind.EFFECT,
                        "lasting[" + i + "]",
                        one.values().get(i),
                        other.values().get(index));
            }
        }
        for (int i = 0; i < is.lastingCount(); i++) {
            if (Effects.indexOf(was, is.lasting(i).id()) < 0) {
                Event event = Event.begin(is.lasting(i));
                effect(null, other.values().get(i), Notation.event(is, event), event);
            }
        }
    }

    private void links(Data.Items one, Data.Items other) {
        Array<Integer> had = was.links().map(Link::id);
        Array<Integer> has = is.links().map(Link::id);
        for (int i = 0; i < had.size(); i++) {
            Data link = one.values().get(i);
            int index = has.indexOf(had.get(i));
            if (index < 0) {
                Event event = Event.unlink(was.link(i));
                link(link, null, Notation.event(was, event), event);
            } else {
                compare(Kind.LINK, "links[" + i + "]", link, other.values().get(index));
            }
        }
        for (int i = 0; i < has.size(); i++) {
            if (!had.contains(has.get(i))) {
                Link link = is.link(i);
                Event event = Event.link(link.kind(), link.from(), link.to(), link.name());
                link(null, other.values().get(i), Notation.event(is, event), event);
            }
        }
    }

    private void queues(Data.Items one, Data.Items other) {
        Array<Integer> had = was.queued().map(Frame.Queued::id);
        Array<Integer> has = is.queued().map(Frame.Queued::id);
        for (int i = 0; i < had.size(); i++) {
            Data entry = one.values().get(i);
            int index = has.indexOf(had.get(i));
            if (index < 0) {
                Event event = Event.unqueue(was.queued().get(i));
                entry(entry, null, Notation.event(was, event), event);
            } else {
                compare(Kind.QUEUE, "queues[" + i + "]", entry, other.values().get(index));
            }
        }
        for (int i = 0; i < has.size(); i++) {
            if (!had.contains(has.get(i))) {
                Event event = Event.queue(is.queued().get(i).made(0));
                entry(null, other.values().get(i), Notation.event(is, event), event);
            }
        }
    }

    private void entry(@Nullable Data one, @Nullable Data other, String line, Event event) {
        found.add(Difference.of(Kind.QUEUE, "entry", shown(one), shown(other)).by(line, event));
    }

    private void link(@Nullable Data one, @Nullable Data other, String line, Event event) {
        found.add(Difference.of(Kind.LINK, "link", shown(one), shown(other)).by(line, event));
    }

    private void effect(@Nullable Data one, @Nullable Data other, String line, Event event) {
        found.add(Difference.of(Kind.EFFECT, "effect", shown(one), shown(other)).by(line, event));
    }

    /** A loss is an event; a loss taken back, another section or no decision is a field. */
    private void outcome(Data.Fields one, Data.Fields other) {
        String had = text(one, "losers");
        String has = text(other, "losers");
        boolean isLoss = !has.equals(had) && has.length() > had.length() && has.startsWith(had.isEmpty() ? "" : had);
        if (!isLoss || one.get("undecided") != null) {
            compare(Kind.OUTCOME, "ending", one, other);
            return;
        }
        for (char letter : has.substring(had.length()).toCharArray()) {
            Event event = Event.lose(Seat.of(letter - 'A'), text(other, "section"));
            found.add(Difference.of(Kind.OUTCOME, "losers", shown(one), shown(other))
                    .by(Notation.event(is, event), event));
        }
    }

    /** What happened is told in brief, unless that is the same. */
    private void history() {
        for (int i = 0; i < Math.max(before.eventCount(), after.eventCount()); i++) {
            Option<Event> had = i < before.eventCount() ? Option.some(before.event(i)) : Option.none();
            Option<Event> has = i < after.eventCount() ? Option.some(after.event(i)) : Option.none();
            if (!had.equals(has)) {
                String from = had.map(event -> Notation.event(was, event)).getOrElse(NONE);
                String to = has.map(event -> Notation.event(is, event)).getOrElse(NONE);
                found.add(
                        from.equals(to)
                                ? Difference.of(Kind.HISTORY, "events[" + i + "]", full(was, had), full(is, has))
                                : Difference.of(Kind.HISTORY, "events[" + i + "]", from, to));
            }
        }
    }

    private static String full(Position position, Option<Event> event) {
        return event.map(each -> Notation.eventInFull(position, each)).getOrElse(NONE);
    }

    private void compare(Kind kind, String path, @Nullable Data one, @Nullable Data other) {
        compare(found, kind, path, one, other);
    }

    /** Adds what differs in data, as deep down as both sides have the same shape. */
    static void compare(List<Difference> found, Kind kind, String path, @Nullable Data one, @Nullable Data other) {
        if (one instanceof Data.Fields had && other instanceof Data.Fields has) {
            names(had, has).forEach(name -> compare(found, kind, path + "." + name, had.get(name), has.get(name)));
        } else if (one instanceof Data.Items || other instanceof Data.Items) {
            Array<Data> had = one instanceof Data.Items items ? items.values() : Array.empty();
            Array<Data> has = other instanceof Data.Items items ? items.values() : Array.empty();
            for (int i = 0; i < Math.max(had.size(), has.size()); i++) {
                Data from = i < had.size() ? had.get(i) : null;
                Data to = i < has.size() ? has.get(i) : null;
                compare(found, kind, path + "[" + i + "]", from, to);
            }
        } else if (!Objects.equals(one, other)) {
            found.add(Difference.of(kind, path, shown(one), shown(other)));
        }
    }

    static String shown(@Nullable Data data) {
        if (data == null) {
            return NONE;
        }
        StringBuilder out = new StringBuilder();
        Flow.write(out, data);
        return out.toString();
    }

    /** Returns the names of the fields that either map has. */
    static Array<String> names(Data.Fields one, Data.Fields other) {
        Array<String> names = Array.range(0, one.size()).map(one::name);
        return names.appendAll(Array.range(0, other.size()).map(other::name)).distinct();
    }

    static Data.Fields fields(Data.Fields map, String name) {
        return map.get(name) instanceof Data.Fields fields
                ? fields
                : (Data.Fields) Data.fields().build();
    }

    static Data.Items items(Data.Fields map, String name) {
        return map.get(name) instanceof Data.Items items ? items : (Data.Items) Data.items(Array.empty());
    }

    static String text(Data.Fields map, String name) {
        return map.get(name) instanceof Data.Text text ? text.value() : "";
    }

    static long whole(Data.Fields map, String name) {
        return map.get(name) instanceof Data.Whole whole ? whole.value() : 0;
    }
}
