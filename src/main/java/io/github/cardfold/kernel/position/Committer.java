package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes events into a position: the one place where the state of a game changes (law 10 of the design). */
public final class Committer {
    private static final int PIECES = EventKind.ERASE.bit() | EventKind.EXCHANGE.bit();
    private static final int LINKS = EventKind.LINK.bit() | EventKind.UNLINK.bit();

    private Committer() {}

    /** Commits a batch at once and records its events, with what they touched before and after. */
    public static Batch commit(OpenPosition position, Batch batch) {
        int kinds = batch.kinds();
        return position.linkCount() > 0 || (kinds & EventKind.ADDED_TO) != 0
                ? added(position, batch, kinds)
                : recorded(position, batch);
    }

    private static boolean touchesObject(Event event) {
        return event.from() >= 0 && event.kind() != EventKind.SHUFFLE;
    }

    private static Batch recorded(OpenPosition position, Batch batch) {
        for (int i = 0; i < batch.size(); i++) {
            write(position, batch.get(i));
            position.record(batch.get(i));
        }
        return batch;
    }

    private static Batch added(OpenPosition position, Batch proposed, int kinds) {
        Batch batch = (kinds & EventKind.UNQUEUE.bit()) == 0 ? proposed : happening(position, proposed);
        int size = batch.size();
        @Nullable Snapshot[] before = new Snapshot[size];
        for (int i = 0; i < size; i++) {
            before[i] = before(position, batch.get(i));
        }
        boolean ofPieces = (kinds & PIECES) != 0;
        @Nullable Snapshot[] taken = ofPieces ? Pieces.taken(position, batch) : before;
        Event[] done = new Event[size];
        for (int i = 0; i < size; i++) {
            int id = position.lastId();
            Event event = batch.get(i);
            if (ofPieces) {
                before[i] = Pieces.found(position, event, before[i]);
            }
            departing(position, event, event.exchangesCards() ? taken[i] : before[i]);
            write(position, asItLiesNow(position, event, before[i]));
            done[i] = done(position, event, before[i], id);
        }
        if ((kinds & EventKind.QUEUE.bit()) != 0) {
            remember(position, done, before, taken);
        }
        Arrangement.carryOut(position, done);
        if ((kinds & EventKind.LOOK.bit()) != 0) {
            OpenHand.carryOut(position, done);
        }
        Event[] all = position.linkCount() > 0 || (kinds & LINKS) != 0 ? Linking.carryOut(position, done) : done;
        for (Event each : all) {
            position.record(each);
        }
        return Batch.own(all);
    }

    private static void write(OpenPosition position, Event event) {
        switch (event.kind().effect()) {
            case MOVE -> move(position, event);
            case TURN -> turn(position, event);
            case FACE -> face(position, event);
            case COUNT -> count(position, event);
            case SHUFFLE -> shuffle(position, event);
            case LOOK -> look(position, event);
            case BEGIN -> begin(position, event);
            case EXPIRE -> expire(position, event);
            case ADD_PLACE -> position.addPlace(event.place());
            case REMOVE_PLACE -> remove(position, event);
            case CHANGE_PLACE -> changePlace(position, event);
            case QUEUE -> queue(position, event);
            case UNQUEUE -> unqueue(position, event);
            case ENTER_STANDBY -> enterStandby(position, event);
            case LEAVE_STANDBY -> leaveStandby(position, event);
            case KEEP_STANDBY -> keepStandby(position, event);
            case CREATE -> Pieces.create(position, event);
            case ERASE -> Pieces.erase(position, event);
            case EXCHANGE -> Pieces.exchange(position, event);
            case LOSE -> position.lose(event.seat(), event.text());
            case LINK, UNLINK, NOTHING -> {} // links change when all else has been written
        }
    }

    /** A drawn card may have been moved up in its deck by others that left with it. */
    private static Event asItLiesNow(OpenPosition position, Event event, @Nullable Snapshot before) {
        boolean drawn = event.kind() == EventKind.MOVE || event.kind() == EventKind.LOOK;
        if (!drawn || event.object() != 0 || before == null) {
            return event;
        }
        Pile pile = position.pile(event.from());
        int card = before.gameObject().card();
        boolean stays = event.index() < pile.size() && pile.at(event.index()).card() == card;
        return stays ? event : event.drawn(pile.findCard(card));
    }

    /** The object an event touches as it is just before, null if it touches none. */
    private static @Nullable Snapshot before(OpenPosition position, Event event) {
        if (!touchesObject(event)) {
            return null;
        }
        if (event.kind() == EventKind.EXCHANGE) {
            return Pieces.at(position, Pieces.openPlaceOf(position, event.object()), event.object());
        }
        Pile pile = position.pile(event.from());
        int at = event.object() == 0 ? event.index() : pile.find(event.object());
        return at < 0 || at >= pile.size() ? null : snapshot(position, pile.at(at), event.from());
    }

    /** Keeps last information of a card that something names and that is to become a new one. */
    private static void departing(OpenPosition position, Event event, @Nullable Snapshot before) {
        if (before != null
                && ceases(position, event)
                && Memory.isNamed(position, before.gameObject().object())) {
            Memory.keep(position, before);
        }
    }

    /** Keeps last information of what departed in a batch that queues an entry which names it. */
    private static void remember(
            OpenPosition position, Event[] done, @Nullable Snapshot[] before, @Nullable Snapshot[] taken) {
        for (int i = 0; i < done.length; i++) {
            Snapshot was = done[i].exchangesCards() ? taken[i] : before[i];
            if (was != null && hasDeparted(position, was.gameObject().object())) {
                Memory.keep(position, was);
            }
        }
    }

    /** Tells whether something names an object that lies nowhere any more and of which nothing is kept. */
    private static boolean hasDeparted(Position position, int object) {
        return position.placeOf(object) < 0 && position.last(object) == null && Memory.isNamed(position, object);
    }

    /** Tells whether an event ends an object: by a move, the moved one becomes another, unless the game says no. */
    private static boolean ceases(OpenPosition position, Event event) {
        if (event.kind() == EventKind.FACE) {
            return position.rules().game().turnsAnew(position, event);
        }
        return event.kind() == EventKind.MOVE
                ? position.rules().game().mints(position, event)
                : event.kind() == EventKind.ERASE || Pieces.canExchange(position, event);
    }

    private static Event done(OpenPosition position, Event event, @Nullable Snapshot before, int idBefore) {
        if (event.kind() == EventKind.BEGIN) {
            return event.begun(position.lasting(position.lastingCount() - 1));
        }
        if (event.kind() == EventKind.QUEUE) {
            return event.queued(position.queued[position.queued.length - 1]);
        }
        if (event.kind() == EventKind.ADD_PLACE) {
            return event.added(position.place(position.placeCount() - 1));
        }
        if (event.kind() == EventKind.CREATE || event.kind() == EventKind.EXCHANGE) {
            return Pieces.done(position, event, before, idBefore);
        }
        if (before == null) {
            return event;
        }
        if (event.kind() == EventKind.ERASE) {
            return event.committed(event.object(), before, null);
        }
        int object = position.lastId() > idBefore ? position.lastId() : event.object();
        Pile pile = position.pile(event.to());
        int at = object == 0 ? -1 : pile.find(object);
        return event.committed(
                at < 0 ? event.object() : object, before, at < 0 ? null : snapshot(position, pile.at(at), event.to()));
    }

    static Snapshot snapshot(OpenPosition position, GameObject card, int place) {
        Game game = position.rules().game();
        return new Snapshot(
                card,
                place,
                game.master(position, card, place),
                game.traits(position, card, place),
                Linking.of(position, card.object()));
    }

    private static void move(OpenPosition position, Event event) {
        Pile source = source(position, event.from(), event.object());
        int index = event.object() == 0 ? event.index() : source.find(event.object());
        if (index < 0 || index >= source.size()) {
            return;
        }
        GameObject old = source.at(index);
        Place to = position.place(event.to());
        GameObject moved = arrived(position, event, old, to);
        int witnesses = source.tells(index) | moved.seen() | (event.is(Event.SHOWN) ? GameObject.ALL_SEATS : 0);
        position.pile(event.from(), source.remove(index, witnesses, position.seatCount()));
        lay(position, event, moved, witnesses);
        if (moved.object() != old.object() && position.hasLasting(TimedEffectKind.Role.FOLLOWS)) {
            follow(position, event, old.object(), moved.object());
        }
    }

    /** Lasting effects that say so are on the new object from the moment on at which the card arrives. */
    private static void follow(OpenPosition position, Event move, int was, int is) {
        position.lasting(Arrays.stream(position.lasting)
                .map(each -> each.isOn(was)
                                && each.kind().plays(TimedEffectKind.Role.FOLLOWS)
                                && each.kind().follows(position, each, move)
                        ? each.following(was, is)
                        : each)
                .toArray(TimedEffect[]::new));
    }

    /** Lays a card where an event brings it. */
    static void lay(OpenPosition position, Event event, GameObject card, int witnesses) {
        boolean isDeck = position.place(event.to()).zone().sight() == ZoneKind.Sight.NOBODY;
        Pile target = position.pile(event.to());
        position.pile(
                event.to(),
                isDeck
                        ? target.addToDeck(card, event.is(Event.TO_BOTTOM), witnesses, position.seatCount())
                        : target.add(card, witnesses, position.seatCount()));
    }

    /** Of several cards that are alike in a hand it is the last one that leaves. */
    static Pile source(OpenPosition position, int place, int object) {
        Pile source = position.pile(place);
        boolean isHand = position.place(place).zone().sight() == ZoneKind.Sight.OWNER;
        return isHand && source.find(object) >= 0
                ? source.lastOfTheirKind(new int[] {object}, position.seatCount())
                : source;
    }

    /** The card as it lies where a move has brought it. */
    private static GameObject arrived(OpenPosition position, Event event, GameObject old, Place to) {
        boolean same = old.object() != 0 && !position.rules().game().mints(position, event);
        int object = same ? old.object() : position.mint();
        return arrived(position, event, old, to, object, staysOnField(position, event) ? old.dated() : object);
    }

    /** The card as it lies where an event has brought it, as an object of that age. */
    static GameObject arrived(OpenPosition position, Event event, GameObject old, Place to, int object, int dated) {
        int flags = 0;
        if (event.is(Event.SAME_OBJECT)) {
            flags = old.flags() & ~(event.is(Event.STAND) ? GameObject.REST : 0)
                    | (event.is(Event.REST) ? GameObject.REST : 0);
        } else {
            flags |= event.is(Event.REST) ? GameObject.REST : 0;
            flags |= event.is(Event.FACE_DOWN) ? GameObject.FACE_DOWN : 0;
            flags |= event.is(Event.MARKED) ? GameObject.MARKED : 0;
        }
        int seen = event.is(Event.SECRET) && !old.isCreated() ? to.seat().bit() : to.sightMask();
        if (to.zone().sight() == ZoneKind.Sight.NOBODY) {
            seen = old.seen() | (event.is(Event.SHOWN) ? GameObject.ALL_SEATS : 0);
            seen &= event.is(Event.ARRANGED) ? to.seat().bit() : GameObject.ALL_SEATS;
        }
        return new GameObject(
                old.card(),
                old.definition(),
                old.owner(),
                object,
                flags,
                seen,
                old.hasHome() && position.rules().game().hasBegun(position),
                dated);
    }

    /** Tells whether a move goes from circle to circle: the card has been on the field as long as before. */
    @Rule(jp = "11.11.3.1.1")
    public static boolean staysOnField(Position position, Event move) {
        return position.place(move.from()).zone().circle()
                && position.place(move.to()).zone().circle();
    }

    private static void turn(OpenPosition position, Event event) {
        change(position, event, GameObject.REST);
    }

    private static void face(OpenPosition position, Event event) {
        if (position.rules().game().turnsAnew(position, event)) {
            turnAnew(position, event);
        } else {
            change(position, event, GameObject.FACE_DOWN);
        }
    }

    /** It lies where it lay, and as long; all else is as of a card that has just come. */
    private static void turnAnew(OpenPosition position, Event event) {
        Pile pile = position.pile(event.to());
        int index = pile.find(event.object());
        if (index >= 0) {
            GameObject card = pile.at(index);
            int flags = event.number() | (event.is(Event.MARKED) ? GameObject.MARKED : 0);
            int seen = event.number() == 0 ? GameObject.ALL_SEATS : stillSeen(position, event, card);
            position.pile(event.to(), pile.set(index, card.anew(position.mint(), flags, seen)));
        }
    }

    private static void change(OpenPosition position, Event event, int flag) {
        Pile pile = position.pile(event.to());
        int index = pile.find(event.object());
        if (index >= 0) {
            GameObject card = pile.at(index);
            int flags = card.flags() & ~flag | event.number();
            boolean shown = flag == GameObject.FACE_DOWN && event.number() == 0;
            boolean own = position.place(event.to()).zone().sight() == ZoneKind.Sight.OWNER;
            int seen = shown && !own ? GameObject.ALL_SEATS : stillSeen(position, event, card);
            Pile turned = pile.set(index, card.with(flags, seen));
            position.pile(event.to(), shown && own ? apart(turned, index, position.seatCount()) : turned);
        }
    }

    /** In a place whose cards its owner sees, all know the face-up ones to be there. */
    @Rule(jp = "4.14.4")
    private static Pile apart(Pile pile, int index, int seats) {
        int definition = pile.at(index).definition();
        int alike = 0;
        for (int i = 0; i < pile.size(); i++) {
            alike += pile.at(i).definition() == definition && !pile.at(i).is(GameObject.FACE_DOWN) ? 1 : 0;
        }
        return pile.shown(index, alike, GameObject.ALL_SEATS, seats);
    }

    private static int stillSeen(OpenPosition position, Event event, GameObject card) {
        boolean isSecret = event.is(Event.SECRET) && !card.isCreated();
        return isSecret ? position.place(event.to()).seat().bit() : card.seen();
    }

    private static void count(OpenPosition position, Event event) {
        int now = position.number(event.other(), event.seat());
        position.number(event.other(), event.seat(), now + event.number());
    }

    private static void shuffle(OpenPosition position, Event event) {
        position.pile(event.to(), position.pile(event.to()).shuffled(event.apart(), position.seatCount()));
    }

    /** The seats see the card where it lies; in the hand of another they learn only that it is there. */
    @Rule(jp = {"7.10.3", "7.10.3.1"})
    private static void look(OpenPosition position, Event event) {
        Pile pile = position.pile(event.from());
        if (event.isThrough()) {
            position.pile(
                    event.from(), pile.lookedThrough(event.apart(), event.seat().bit(), position.seatCount()));
            return;
        }
        int at = event.object() == 0 ? event.index() : pile.find(event.object());
        if (at < 0 || at >= pile.size()) {
            return;
        }
        int seats = event.hasSeat() ? event.seat().bit() : GameObject.ALL_SEATS;
        if (pile.at(at).object() == 0) {
            pile = pile.settled(at, event.number(), position.mint(), seats, position.seatCount());
            at = event.number();
        }
        boolean own = position.place(event.from()).zone().sight() == ZoneKind.Sight.OWNER;
        position.pile(
                event.from(),
                own ? pile.shown(at, 1, seats, position.seatCount()) : pile.seen(at, seats, position.seatCount()));
    }

    private static void begin(OpenPosition position, Event event) {
        TimedEffect[] old = position.lasting;
        TimedEffect[] next = Arrays.copyOf(old, old.length + 1);
        TimedEffect begun = event.lasting();
        if (begun != null) {
            position.rules().lifetime(begun.lifetime().name()); // refuses one that no file could name
            next[old.length] = begun.begun(position.mint());
            position.lasting(next);
        }
    }

    private static void expire(OpenPosition position, Event event) {
        TimedEffect[] old = position.lasting;
        TimedEffect[] next = new TimedEffect[old.length];
        Lifetime ended = event.other() == Event.NONE ? position.rules().lifetime(event.text()) : null;
        int count = 0;
        boolean changed = false;
        for (TimedEffect each : old) {
            TimedEffect left = ended == null ? left(event, each) : left(position, ended, each);
            changed |= !each.equals(left);
            if (left != null) {
                next[count++] = left;
            }
        }
        if (changed) {
            position.lasting(Arrays.copyOf(next, count));
        }
    }

    /** What is left of a lasting effect when one ends; null if it is that one. */
    private static @Nullable TimedEffect left(Event event, TimedEffect effect) {
        return effect.id() == event.other() ? null : effect;
    }

    /** What is left of a lasting effect when all of a lifetime end; null if it ends with them. */
    private static @Nullable TimedEffect left(OpenPosition position, Lifetime ended, TimedEffect effect) {
        Game game = position.rules().game();
        Lifetime left = effect.lifetime().left(ended, game.turnSeat(position), game.timekeeper(position, effect));
        if (left == null) {
            return null;
        }
        return left.equals(effect.lifetime())
                ? effect
                : effect.lasting(position.rules().lifetime(left.name()));
    }

    private static void remove(OpenPosition position, Event event) {
        if (position.size(event.to()) == 0) {
            position.place(position.place(event.to()).removed());
        }
    }

    private static void changePlace(OpenPosition position, Event event) {
        Place place = position.place(event.to());
        position.place(place.withAttributes(event.attributesAfter(place.attributes())));
    }

    private static void queue(OpenPosition position, Event event) {
        Frame.Queued entry = event.entry();
        if (entry != null) {
            requireKnown(position.rules(), entry);
            Frame.Queued[] old = position.queued;
            Frame.Queued[] next = Arrays.copyOf(old, old.length + 1);
            next[old.length] = entry.made(position.mint());
            position.queued(next);
        }
    }

    /** Refuses an entry that no file could name. */
    private static void requireKnown(RuleBook rules, Frame.Queued entry) {
        rules.queue(entry.queue().name());
        rules.procedure(entry.procedure());
        entry.lasting().forEach(each -> rules.lifetime(each.lifetime().name()));
    }

    private static void unqueue(OpenPosition position, Event event) {
        Frame.Queued entry = event.entry();
        if (entry != null) {
            position.queued(Arrays.stream(position.queued)
                    .filter(each -> each.id() != entry.id())
                    .toArray(Frame.Queued[]::new));
        }
    }

    /** What of a batch can happen: an entry leaves its queue only if it is there, and only once. */
    private static Batch happening(Position position, Batch batch) {
        List<Event> left = new ArrayList<>();
        Array<Integer> waiting = position.queued().map(Frame.Queued::id);
        for (int i = 0; i < batch.size(); i++) {
            Frame.Queued entry =
                    batch.get(i).kind() == EventKind.UNQUEUE ? batch.get(i).entry() : null;
            if (entry == null || waiting.contains(entry.id())) {
                left.add(batch.get(i));
            }
            waiting = entry == null ? waiting : waiting.remove(entry.id());
        }
        return Batch.ofAll(left);
    }

    private static void enterStandby(OpenPosition position, Event event) {
        Standby[] old = position.standby;
        Standby[] next = Arrays.copyOf(old, old.length + 1);
        next[old.length] = event.standby();
        position.standby(next);
    }

    private static void leaveStandby(OpenPosition position, Event event) {
        Standby[] old = position.standby;
        Standby[] next = new Standby[old.length - 1];
        System.arraycopy(old, 0, next, 0, event.number());
        System.arraycopy(old, event.number() + 1, next, event.number(), next.length - event.number());
        position.standby(next);
    }

    private static void keepStandby(OpenPosition position, Event event) {
        Standby[] next = position.standby.clone();
        Standby ability = next[event.number()];
        next[event.number()] = ability.played(ability.played() + 1);
        position.standby(next);
    }
}
