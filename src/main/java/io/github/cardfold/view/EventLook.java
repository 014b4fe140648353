package io.github.cardfold.view;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * One seat's look at the events since the last decision. A card is named only to a seat that sees it before or after,
 * or if it is shown; no event tells a position in a pile.
 */
final class EventLook {
    private final Position position;
    private final Seat seat;

    EventLook(Position position, Seat seat) {
        this.position = position;
        this.seat = seat;
    }

    /** All events but lots and orders to move or turn what was no longer there: they did nothing. */
    Array<SeenEvent> all() {
        return Array.range(0, position.eventCount())
                .filter(i -> isTold(position.event(i)))
                .map(i -> event(i).by(cause(i)));
    }

    /** The card that an effect or a cost belongs to is named only to a seat that sees it. */
    private Option<SeenCause> cause(int index) {
        Event event = position.event(index);
        return Option.of(event.cause())
                .map(each -> new SeenCause(
                        each.master(), source(index, event, each.source()).card(), each.isCost()));
    }

    /** An event may happen to the very object that causes it, which is another one then. */
    private Subject source(int index, Event event, int source) {
        Snapshot before = event.before();
        boolean isItself = before != null && before.gameObject().object() == source;
        return isItself ? at(before) : at(index, source);
    }

    private static boolean isTold(Event event) {
        boolean isLot = event.kind() == EventKind.RANDOM && event.is(Event.SECRET);
        boolean isNothing = event.kind() == EventKind.CREATE && event.after() == null;
        return !isLot
                && !isNothing
                && (event.from() < 0 || event.before() != null || event.kind() == EventKind.SHUFFLE);
    }

    private SeenEvent event(int index) {
        Event event = position.event(index);
        EventKind kind = event.kind();
        if (kind == EventKind.MOVE) {
            return moved(event);
        }
        if (kind == EventKind.CREATE) {
            return brought(event, event.after());
        }
        if (kind == EventKind.ERASE) {
            return brought(event, event.before());
        }
        if (kind == EventKind.EXCHANGE) {
            return exchanged(index, event);
        }
        if (kind == EventKind.TURN || kind == EventKind.FACE) {
            return told(event, at(event.after()), none(), 0, way(event));
        }
        if (kind == EventKind.LOOK) {
            return told(event, lookedAt(event), none(), 0, "");
        }
        if (kind == EventKind.SHUFFLE) {
            return told(event, new Subject(Option.none(), place(event.to())), none(), 0, "");
        }
        if (kind == EventKind.BEGIN) {
            TimedEffect lasting = event.lasting();
            return told(
                    event,
                    none(),
                    none(),
                    lasting == null ? 0 : Look.amount(lasting),
                    lasting == null ? "" : begun(index, lasting));
        }
        if (kind == EventKind.LINK || kind == EventKind.UNLINK) {
            return linked(index, event);
        }
        if (kind == EventKind.QUEUE || kind == EventKind.UNQUEUE) {
            return queued(index, event);
        }
        if (kind == EventKind.EXPIRE) {
            return told(event, none(), none(), 0, event.text().isEmpty() ? "one" : event.text());
        }
        if (kind == EventKind.ADD_PLACE || kind == EventKind.REMOVE_PLACE || kind == EventKind.CHANGE_PLACE) {
            return told(event, new Subject(Option.none(), place(event.to())), none(), event.number(), event.text());
        }
        if (kind == EventKind.RANDOM && event.hasSeat()) {
            return told(event, none(), none(), 0, "");
        }
        if (kind == EventKind.RANDOM) {
            return told(event, none(), none(), event.index(), "of " + event.number());
        }
        if (kind == EventKind.ENTER_STANDBY) {
            return told(event, at(index, event.object()), none(), 0, "");
        }
        if (kind == EventKind.COUNT) {
            return told(event, none(), none(), event.number(), event.text());
        }
        if (kind.shows()) {
            Definition shown = position.rules().definition(event.number());
            return told(event, new Subject(Option.some(shown), Option.none()), none(), 0, event.text());
        }
        return told(event, at(index, event.object()), at(index, event.other()), event.number(), event.text());
    }

    @Rule(jp = {"4.1.11", "4.1.7.1"})
    private SeenEvent moved(Event event) {
        Snapshot before = event.before();
        Snapshot after = event.after();
        boolean seen = event.is(Event.SHOWN)
                || before != null && before.gameObject().isCreated()
                || before != null && before.gameObject().seenBy(seat)
                || after != null && after.gameObject().seenBy(seat);
        GameObject object = before == null ? null : before.gameObject();
        Option<Definition> card = seen ? Option.of(object).map(this::definition) : Option.none();
        return seen(event, card, place(event.from()), place(event.to()), none(), manner(event));
    }

    /** A card that comes into the game or leaves it, which all see. */
    private SeenEvent brought(Event event, @Nullable Snapshot card) {
        Option<Definition> seen = Option.of(card).map(each -> definition(each.gameObject()));
        return seen(event, seen, place(event.from()), place(event.to()), none(), manner(event));
    }

    /** The card that an object is now, where from and where to; the one that it was, and where that went. */
    private SeenEvent exchanged(int index, Event event) {
        Snapshot after = event.after();
        Option<Definition> now = at(after).card();
        Option<Place> where = after == null ? Option.none() : place(after.place());
        Subject was = new Subject(at(event.before()).card(), Option.none());
        if (!event.exchangesCards()) {
            return seen(event, now, where, Option.none(), was, "");
        }
        Subject left = at(index, event.apart()[0]);
        Option<Definition> former = was.card().orElse(left.card());
        return seen(event, now, place(event.from()), where, new Subject(former, place(event.to())), manner(event));
    }

    private static SeenEvent seen(
            Event event, Option<Definition> card, Option<Place> from, Option<Place> to, Subject other, String words) {
        return new SeenEvent(
                event.kind().name(), seat(event), card, from, to, other.card(), other.at(), 0, words, Option.none());
    }

    private static String manner(Event event) {
        StringBuilder words = new StringBuilder(event.is(Event.TO_BOTTOM) ? "bottom" : "");
        words.append(event.is(Event.REST) ? " rest" : "");
        words.append(event.is(Event.STAND) ? " stand" : "");
        words.append(event.is(Event.FACE_DOWN) ? " down" : "");
        return words.toString().strip();
    }

    private static String way(Event event) {
        boolean set = event.number() != 0;
        return event.kind() == EventKind.TURN ? (set ? "rest" : "stand") : set ? "down" : "up";
    }

    private String begun(int index, TimedEffect lasting) {
        Array<Place> places = Array.range(0, lasting.objectCount())
                .flatMap(i -> at(index, lasting.object(i)).at());
        String ground = Option.of(lasting.at()).map(this::ground).getOrElse("");
        return lasting.kind().name()
                + places.map(PlaceText::of).mkString(" on [", ", ", "] ")
                + (ground.isEmpty() ? "" : "on " + ground + " ")
                + lasting.lifetime();
    }

    /** The cards at the ends and where they lie; which place or seat is an end the words say. */
    private SeenEvent linked(int index, Event event) {
        Link link = event.link();
        if (link == null) {
            return told(event, none(), none(), 0, "");
        }
        String words = link.kind().name()
                + (link.from().isObject() ? "" : " from " + ground(link.from()))
                + (link.to().isObject() ? "" : " to " + ground(link.to()))
                + (link.name().isEmpty() ? "" : " " + link.name());
        return told(event, at(index, link.from().object()), at(index, link.to().object()), 0, words);
    }

    /** The card by which it was ordered; which queue and procedure, and where the cards lie, the words say. */
    private SeenEvent queued(int index, Event event) {
        Frame.Queued entry = event.entry();
        if (entry == null) {
            return told(event, none(), none(), 0, "");
        }
        Array<Place> places =
                Array.ofAll(entry.objects()).flatMap(each -> at(index, each).at());
        String on = places.isEmpty() ? "" : places.map(PlaceText::of).mkString(" on [", ", ", "]");
        return told(event, at(index, entry.source()), none(), 0, entry.queue().name() + " " + entry.procedure() + on);
    }

    private String ground(Anchor anchor) {
        return anchor.kind() == Anchor.Kind.PLACE
                ? PlaceText.of(position.place(anchor.index()))
                : Seat.of(anchor.index()).name();
    }

    private SeenEvent told(Event event, Subject subject, Subject other, int number, String words) {
        return new SeenEvent(
                event.kind().name(),
                seat(event),
                subject.card(),
                subject.at(),
                Option.none(),
                other.card(),
                other.at(),
                number,
                words,
                Option.none());
    }

    /** The card, to those who look at it or see it anyway; where it lies, to all. */
    private Subject lookedAt(Event event) {
        Snapshot after = event.after();
        boolean looks = !event.hasSeat() || event.isOf(seat);
        return after == null || !looks
                ? at(after)
                : new Subject(Option.some(definition(after.gameObject())), place(after.place()));
    }

    private static Option<Seat> seat(Event event) {
        return event.hasSeat() ? Option.some(event.seat()) : Option.none();
    }

    private Option<Place> place(int index) {
        return index < 0 ? Option.none() : Option.some(position.place(index));
    }

    private Definition definition(GameObject card) {
        return position.rules().definition(card.definition());
    }

    private static Subject none() {
        return new Subject(Option.none(), Option.none());
    }

    private Subject at(@Nullable Snapshot snapshot) {
        return snapshot == null ? none() : subject(snapshot.gameObject(), snapshot.place());
    }

    private Subject subject(GameObject object, int place) {
        Option<Definition> card = object.seenBy(seat) ? Option.some(definition(object)) : Option.none();
        return new Subject(card, place(place));
    }

    /** An object as it was at an event: as a later event found it, as it lies now, or as it was when it last left. */
    private Subject at(int index, int object) {
        if (object <= 0) {
            return none();
        }
        for (int i = index + 1; i < position.eventCount(); i++) {
            Snapshot before = position.event(i).before();
            if (before != null && before.gameObject().object() == object) {
                return at(before);
            }
        }
        GameObject now = position.find(object);
        return now == null ? departed(index, object) : subject(now, position.placeOf(object));
    }

    private Subject departed(int index, int object) {
        for (int i = index - 1; i >= 0; i--) {
            Snapshot before = position.event(i).before();
            if (before != null && before.gameObject().object() == object) {
                return at(before);
            }
        }
        return at(position.last(object));
    }

    /** A card and where it lay, as far as the seat sees. */
    private record Subject(Option<Definition> card, Option<Place> at) {}
}
