package io.github.cardfold.kernel.position;

import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is to happen or has happened. Immutable plain data; which fields speak depends on the kind. Proposed
 * events have no snapshots; committed ones carry those of the object they touch.
 */
public final class Event {
    /** The card goes to the bottom of the deck instead of its top. */
    public static final int TO_BOTTOM = 1;
    /** The card lies face down where it goes. */
    public static final int FACE_DOWN = 2;
    /** The card rests where it goes. */
    public static final int REST = 4;
    /** All seats see the card as it goes. */
    public static final int SHOWN = 8;
    /** The card stays the same object (4.1.8). */
    public static final int SAME_OBJECT = 16;
    /** Nobody but the owner of the place it goes to sees the card there. */
    public static final int SECRET = 32;

    /** The card bears the game's mark where it goes. */
    public static final int MARKED = 64;
    /** The card stands where it goes, even if it stays the same object and rested. */
    public static final int STAND = 128;

    /**
     * The card goes to a deck among others, in an order that the owner of the deck has chosen: {@code number} says
     * which it is among them, 0 for the uppermost. Only the owner knows the order (4.1.10).
     */
    public static final int ARRANGED = 256;

    /** No place, object or drawn number. */
    public static final int NONE = -1;

    /** The text of an event by which a place gets attributes. */
    public static final String GAINS = "gains";
    /** The text of an event by which a place loses attributes. */
    public static final String LOSES = "loses";

    private static final int THROUGH = -1;
    private static final int[] NOTHING = {};

    private final EventKind kind;
    private @Nullable Seat seat;
    private int object;
    private int other = NONE;
    private int from = NONE;
    private int to = NONE;
    private int number;
    private int flags;
    private int index = NONE;
    private String text = "";
    /** The lasting effect, place, link or entry that it makes or ends: at most one, so that an event is small. */
    private @Nullable Object made;

    private @Nullable Snapshot before;
    private @Nullable Snapshot after;
    private int[] apart = NOTHING;
    private @Nullable Cause cause;

    private Event(EventKind kind) {
        this.kind = kind;
    }

    private Event(Event like) {
        kind = like.kind;
        seat = like.seat;
        object = like.object;
        other = like.other;
        from = like.from;
        to = like.to;
        number = like.number;
        flags = like.flags;
        index = like.index;
        text = like.text;
        made = like.made;
        before = like.before;
        after = like.after;
        apart = like.apart;
        cause = like.cause;
    }

    private static Event of(EventKind kind, @Nullable Seat seat, int object, int from, int to, int number, int flags) {
        Event event = new Event(kind);
        event.seat = seat;
        event.object = object;
        event.from = from;
        event.to = to;
        event.number = number;
        event.flags = flags;
        return event;
    }

    /** Starts an event of a kind from its parts, as it is read or told anew. */
    public static Builder of(EventKind kind) {
        return new Builder(kind);
    }

    /** An object goes to a place. */
    public static Event move(Position position, int object, int to, int flags) {
        int from = position.placeOf(object);
        return of(EventKind.MOVE, position.place(from).seat(), object, from, to, 0, flags);
    }

    /** The top card of a deck goes to a place. */
    public static Event moveTop(Position position, int deck, int to, int flags) {
        return of(EventKind.MOVE, position.place(deck).seat(), 0, deck, to, 0, flags);
    }

    /**
     * Returns why a card that it moves cannot go so in a position, null if it can, as far as that is seen from here.
     */
    @Nullable
    String problem(Position position) {
        if (kind != EventKind.MOVE) {
            return null;
        }
        if (to < 0 || to >= position.placeCount() || from < 0 || from >= position.placeCount()) {
            return "there is no place " + (from < 0 || from >= position.placeCount() ? from : to);
        }
        return object != 0 && position.placeOf(object) != from ? "object " + object + " does not lie there" : null;
    }

    /** An object stands up or comes to rest. */
    public static Event turn(Position position, int object, boolean rest) {
        int at = position.placeOf(object);
        return of(EventKind.TURN, position.place(at).seat(), object, at, at, rest ? GameObject.REST : 0, 0);
    }

    /** An object is turned face up or face down. */
    public static Event face(Position position, int object, boolean down) {
        return face(position, object, down, 0);
    }

    /** The same; with {@link #SECRET} the owner of the place alone sees the card from then on. */
    public static Event face(Position position, int object, boolean down, int flags) {
        int at = position.placeOf(object);
        return of(EventKind.FACE, position.place(at).seat(), object, at, at, down ? GameObject.FACE_DOWN : 0, flags);
    }

    /**
     * A card that was not in the game comes to a place, as a new card and a new object. All seats see which card it is
     * and know from then on in which part of which place it is. If the place has no room left, nothing happens.
     *
     * @param definition the index of its definition
     * @param owner whose card it is
     * @param flags of {@link #TO_BOTTOM}, {@link #FACE_DOWN}, {@link #REST} and {@link #MARKED}
     * @throws IllegalArgumentException if there is no such definition, place, seat or flag
     */
    public static Event create(Position position, int definition, int place, Seat owner, int flags) {
        Proposal.requireIndex("definition", definition, position.rules().definitionCount());
        Proposal.requireIndex("place", place, position.placeCount());
        Proposal.require(owner.ordinal() < position.seatCount(), "seat " + owner + " takes no part in the game");
        Proposal.requireFlags(flags, TO_BOTTOM | FACE_DOWN | REST | MARKED);
        return of(EventKind.CREATE, owner, 0, NONE, place, definition, flags);
    }

    /**
     * An object leaves the game. All seats see which card it is, wherever it lay.
     *
     * @throws IllegalArgumentException if the object lies nowhere
     */
    public static Event erase(Position position, int object) {
        int at = placeOf(position, object);
        return of(EventKind.ERASE, position.place(at).seat(), object, at, NONE, 0, 0);
    }

    /**
     * An object gets another definition, as a card that is turned over to its other face; its card stays.
     *
     * @param object lies in a place where all seats see that it is there, be it face down
     * @param definition the index of the definition
     * @throws IllegalArgumentException if the object does not lie so, or there is no such definition
     */
    public static Event exchange(Position position, int object, int definition) {
        int at = openPlace(position, object);
        Proposal.requireIndex("definition", definition, position.rules().definitionCount());
        return of(EventKind.EXCHANGE, position.place(at).seat(), object, at, at, definition, 0);
    }

    /**
     * An object gets the card of another object, which is no more then; the card that it was goes to a place as a new
     * object. Who saw the card that comes sees it from then on, besides those that saw the object before. A card of a
     * deck's unordered part has to be {@linkplain #find found} first.
     *
     * @param object lies in a place where all seats see that it is there, be it face down
     * @param other lies anywhere
     * @param to where the card goes that the object was
     * @param flags how it goes there, as for {@link #move}, but neither as the same object nor arranged
     * @throws IllegalArgumentException if one of the objects does not lie so, they are one, or there is no such place
     *     or flag
     */
    public static Event exchangeCard(Position position, int object, int other, int to, int flags) {
        int at = openPlace(position, object);
        int from = placeOf(position, other);
        Proposal.require(object != other, "object " + object + " is to get its own card");
        Proposal.requireIndex("place", to, position.placeCount());
        Proposal.requireFlags(flags, TO_BOTTOM | FACE_DOWN | REST | SHOWN | SECRET | MARKED);
        Event event = of(EventKind.EXCHANGE, position.place(at).seat(), object, from, to, 0, flags);
        event.other = other;
        return event;
    }

    private static int placeOf(Position position, int object) {
        int at = position.placeOf(object);
        Proposal.require(at >= 0, "object " + object + " lies nowhere");
        return at;
    }

    private static int openPlace(Position position, int object) {
        int at = placeOf(position, object);
        Proposal.require(
                !position.place(at).zone().isHidden(),
                "object " + object + " lies in " + position.place(at).fullName() + ", where not all see it");
        return at;
    }

    /** Tells whether an object gets another card by it, not only another definition. */
    public boolean exchangesCards() {
        return kind == EventKind.EXCHANGE && other != NONE;
    }

    /** A number of a seat rises, or falls if {@code by} is negative. */
    public static Event count(NumberKey key, Seat seat, int by) {
        Event event = of(EventKind.COUNT, seat, 0, NONE, NONE, by, 0);
        event.other = key.index();
        event.text = key.name();
        return event;
    }

    /** A hidden place is shuffled. */
    public static Event shuffle(Position position, int place) {
        return of(EventKind.SHUFFLE, position.place(place).seat(), 0, place, place, 0, 0);
    }

    /** A hidden place is shuffled but for some of its objects, which lie above the others then, as they lay before. */
    public static Event shuffleOthers(Position position, int place, int... apart) {
        Event event = shuffle(position, place);
        event.apart = apart.clone();
        return event;
    }

    /**
     * A seat looks at the card that lies some cards below the top of a deck. All above it must lie at places of their
     * own already, as they do when they have been looked at, from the top on.
     *
     * @param seat the seat, null for all
     * @param depth 0 for the top card; nothing happens if there are not so many
     * @throws IllegalArgumentException if a card above it has no place of its own
     */
    public static Event lookTop(Position position, @Nullable Seat seat, int deck, int depth) {
        Pile pile = position.pile(deck);
        boolean settled = depth < pile.size() && pile.at(depth).object() != 0;
        Proposal.require(
                settled || depth >= pile.size() || pile.startOf(pile.poolOf(depth)) == depth,
                "the card " + depth + " below the top of "
                        + position.place(deck).fullName() + " can be looked at only after those above it");
        return settled
                ? look(position, seat, pile.at(depth).object())
                : of(EventKind.LOOK, seat, 0, deck, deck, depth, 0);
    }

    /** A seat, or all seats if it is null, look at an object where it lies. */
    public static Event look(Position position, @Nullable Seat seat, int object) {
        int at = position.placeOf(object);
        return of(EventKind.LOOK, seat, object, at, at, 0, 0);
    }

    /**
     * A seat that knows what is in the part of a deck without order, finds a card of it: the card is settled above the
     * others of that part and is an object from then on.
     *
     * @param at the place that the action named
     */
    public static Event find(Position position, @Nullable Seat seat, int deck, int at) {
        Pile pile = position.pile(deck);
        return pile.at(at).object() != 0
                ? look(position, seat, pile.at(at).object())
                : of(EventKind.LOOK, seat, 0, deck, deck, pile.startOf(pile.poolOf(at)), 0)
                        .drawn(at);
    }

    /**
     * A seat looks through a deck: it knows from then on which cards are in it. The deck has no order any more, so that
     * nobody can tell where a card lay that is taken out of it.
     *
     * @param apart objects of the deck that are not among those cards; they lie above them then, as they lay before
     */
    public static Event lookThrough(Position position, Seat seat, int deck, int... apart) {
        Event event = of(EventKind.LOOK, seat, 0, deck, deck, THROUGH, 0);
        event.apart = apart.clone();
        return event;
    }

    /** Tells whether it looks through a deck, at no card for itself. */
    public boolean isThrough() {
        return kind == EventKind.LOOK && object == 0 && number == THROUGH;
    }

    /** A lasting effect begins; its id is given when it does. */
    public static Event begin(TimedEffect lasting) {
        Event event = new Event(EventKind.BEGIN);
        event.seat = lasting.master();
        event.made = lasting;
        return event;
    }

    /** All lasting effects of a lifetime end; its name is the text. */
    public static Event expire(Lifetime lifetime) {
        return of(EventKind.EXPIRE, null, 0, NONE, NONE, 0, 0).saying(lifetime.name());
    }

    /** One lasting effect ends. */
    public static Event end(TimedEffect lasting) {
        Event event = of(EventKind.EXPIRE, lasting.master(), 0, NONE, NONE, 0, 0);
        event.other = lasting.id();
        return event;
    }

    /**
     * A place comes to the table, behind all others.
     *
     * @param place what it is; which index it gets is told when it is there
     * @throws IllegalArgumentException if its seat has or had a place of that name
     */
    public static Event addPlace(Position position, Place place) {
        for (int i = 0; i < position.placeCount(); i++) {
            if (position.place(i).isCalled(place.fullName())) {
                throw new IllegalArgumentException("there is or was a place named " + place.fullName());
            }
        }
        Event event = of(EventKind.ADD_PLACE, place.seat(), 0, NONE, NONE, 0, 0);
        event.made = place.at(0);
        return event;
    }

    /** A place is removed; that is done only if no card lies there then. */
    public static Event removePlace(Position position, int place) {
        return of(EventKind.REMOVE_PLACE, position.place(place).seat(), 0, NONE, place, 0, 0);
    }

    /** A place gets some attributes, given by their bits. */
    public static Event giveAttributes(Position position, int place, int attributes) {
        return changePlace(position, place, attributes, GAINS);
    }

    /** A place loses some attributes, given by their bits. */
    public static Event takeAttributes(Position position, int place, int attributes) {
        return changePlace(position, place, attributes, LOSES);
    }

    private static Event changePlace(Position position, int place, int attributes, String way) {
        Event event = of(EventKind.CHANGE_PLACE, position.place(place).seat(), 0, NONE, place, attributes, 0);
        event.text = way;
        return event;
    }

    /** Returns what the attributes of the place that it changes are afterwards. */
    public int attributesAfter(int before) {
        return text.equals(LOSES) ? before & ~number : before | number;
    }

    /**
     * A link is made between what is there. An object that becomes a new one in the same batch is named as it was
     * before. Nothing is made if an end is not there when the batch has been carried out.
     *
     * @param name what tells it from others of its kind, "" if nothing does
     */
    public static Event link(LinkKind kind, Anchor from, Anchor to, String name) {
        return link(Link.of(kind, from, to, name));
    }

    static Event link(Link link) {
        Event event = new Event(EventKind.LINK);
        event.made = link;
        return event;
    }

    /** A link ends. */
    public static Event unlink(Link link) {
        Event event = new Event(EventKind.UNLINK);
        event.made = link;
        return event;
    }

    /**
     * An entry comes to its queue; its id is given when it does. What departs in the same batch it names as it was
     * before.
     */
    public static Event queue(Frame.Queued entry) {
        return of(EventKind.QUEUE, entry);
    }

    /** An entry leaves its queue; if it is not there, that does not happen. */
    public static Event unqueue(Frame.Queued entry) {
        return of(EventKind.UNQUEUE, entry);
    }

    private static Event of(EventKind kind, Frame.Queued entry) {
        Event event = new Event(kind);
        event.seat = entry.seat();
        event.made = entry;
        return event;
    }

    /** An ability goes on standby. */
    public static Event enterStandby(Standby ability) {
        Event event =
                of(EventKind.ENTER_STANDBY, ability.master(), ability.source(), NONE, NONE, ability.instance(), 0);
        event.text = ability.procedure();
        event.apart = ability.bindings();
        return event;
    }

    /** Returns the ability that goes on standby. */
    Standby standby() {
        return new Standby(text, seat(), object, apart).grantedBy(number);
    }

    /** The ability at an index of the standby list leaves it. */
    public static Event leaveStandby(int index) {
        return of(EventKind.LEAVE_STANDBY, null, 0, NONE, NONE, index, 0);
    }

    /** The ability at an index of the standby list is played and stays there. */
    public static Event keepStandby(int index) {
        return of(EventKind.KEEP_STANDBY, null, 0, NONE, NONE, index, 0);
    }

    /** A seat loses by a section. */
    public static Event lose(Seat seat, String section) {
        Event event = new Event(EventKind.LOSE);
        event.seat = seat;
        event.text = section;
        return event;
    }

    /** A number below {@code bound} is drawn. */
    public static Event random(int bound) {
        return of(EventKind.RANDOM, null, 0, NONE, NONE, bound, 0);
    }

    /** A number below {@code bound} is drawn for an effect of a seat; all are told of it by what is done then. */
    public static Event randomUntold(int bound, Seat seat) {
        return of(EventKind.RANDOM, seat, 0, NONE, NONE, bound, 0);
    }

    /** A number below {@code bound} is drawn of which nobody is told: it orders what nobody has put in an order. */
    public static Event lot(int bound) {
        return of(EventKind.RANDOM, null, 0, NONE, NONE, bound, SECRET);
    }

    /** Something happened between a subject and another object (0 for none). */
    public static Event fact(EventKind kind, @Nullable Seat seat, int object, int other) {
        Event event = of(kind, seat, object, NONE, NONE, 0, 0);
        event.other = other;
        return event;
    }

    /** Something happened to a seat, measured by a number. */
    public static Event fact(EventKind kind, @Nullable Seat seat, int object, int other, int number, String text) {
        Event event = fact(kind, seat, object, other);
        event.number = number;
        event.text = text;
        return event;
    }

    /** Returns the same event with a text, which triggers may ask for. */
    public Event saying(String words) {
        Event event = new Event(this);
        event.text = words;
        return event;
    }

    /** Returns the same event, for which chance has drawn a place in the pile or a number. */
    public Event drawn(int drawnIndex) {
        Event event = new Event(this);
        event.index = drawnIndex;
        return event;
    }

    /** Returns the same event with a cause, none if it is null: then the rules alone order it. */
    public Event by(@Nullable Cause why) {
        Event event = new Event(this);
        event.cause = why;
        return event;
    }

    /** Returns the same event with another number. */
    Event numbered(int other) {
        Event event = new Event(this);
        event.number = other;
        return event;
    }

    Event committed(int newObject, @Nullable Snapshot was, @Nullable Snapshot is) {
        Event event = new Event(this);
        event.object = newObject;
        event.before = was;
        event.after = is;
        return event;
    }

    Event added(Place added) {
        Event event = new Event(this);
        event.made = added;
        event.to = added.index();
        return event;
    }

    Event after(Snapshot is) {
        Event event = new Event(this);
        event.after = is;
        return event;
    }

    /** Returns the same exchange, after which the card that the object was is this new object. */
    Event leaving(int newObject) {
        Event event = new Event(this);
        event.apart = new int[] {newObject};
        return event;
    }

    Event begun(TimedEffect begun) {
        Event event = new Event(this);
        event.made = begun;
        return event;
    }

    Event queued(Frame.Queued queued) {
        Event event = new Event(this);
        event.made = queued;
        return event;
    }

    /** Returns the same move into a deck among others, so many of them above it ({@link #ARRANGED}). */
    public Event arranged(int rank) {
        Event event = new Event(this);
        event.number = rank;
        event.flags |= ARRANGED;
        return event;
    }

    /** Returns the same move to another place, as a redirection or replacement orders it. */
    public Event to(int place, int newFlags) {
        Event event = new Event(this);
        event.to = place;
        event.flags = newFlags;
        return event;
    }

    /** Returns the kind. */
    public EventKind kind() {
        return kind;
    }

    /** Tells whether it happens to a seat. */
    public boolean hasSeat() {
        return seat != null;
    }

    /** Tells whether it happens to this seat. */
    public boolean isOf(Seat other) {
        return seat == other;
    }

    /**
     * Returns the seat it happens to.
     *
     * @throws IllegalStateException if it happens to none
     */
    public Seat seat() {
        if (seat == null) {
            throw new IllegalStateException(kind + " happens to no seat");
        }
        return seat;
    }

    /** Returns the object it happens to: once committed, the object it has become; 0 if there is none. */
    public int object() {
        return object;
    }

    /** Returns the other object or key, as the kind says. */
    public int other() {
        return other;
    }

    /** Returns the index of the place it starts from, -1 if none. */
    public int from() {
        return from;
    }

    /** Returns the index of the place it goes to, -1 if none. */
    public int to() {
        return to;
    }

    /** Returns the number, as the kind says. */
    public int number() {
        return number;
    }

    /** Returns the text, as the kind says. */
    public String text() {
        return text;
    }

    /** Tells whether a flag, such as {@link #TO_BOTTOM}, is set. */
    public boolean is(int flag) {
        return (flags & flag) != 0;
    }

    /** Returns all flags, such as {@link #TO_BOTTOM}. */
    public int flags() {
        return flags;
    }

    /** Returns what chance drew: the place in the pile or the number; -1 before. */
    public int index() {
        return index;
    }

    /** Returns the lasting effect that begins. */
    public @Nullable TimedEffect lasting() {
        return made instanceof TimedEffect lasting ? lasting : null;
    }

    /** Returns the place that comes to the table. */
    public @Nullable Place place() {
        return made instanceof Place place ? place : null;
    }

    /** Returns the link that is made, or that ends, as it was. */
    public @Nullable Link link() {
        return made instanceof Link link ? link : null;
    }

    /** Returns the entry that comes to its queue, or that leaves it, as it was there. */
    public Frame.@Nullable Queued entry() {
        return made instanceof Frame.Queued entry ? entry : null;
    }

    /**
     * Returns the objects that a shuffle leaves out, those that a trigger event spoke of, or the one that the former
     * card of an exchange has become; nobody changes the array.
     */
    public int[] apart() {
        return apart;
    }

    /** Returns why it happens: by an effect, or to pay a cost; null if the rules alone order it. */
    public @Nullable Cause cause() {
        return cause;
    }

    /** Returns the object as it was just before the commit. */
    public @Nullable Snapshot before() {
        return before;
    }

    /** Returns the object as it was just after the commit. */
    public @Nullable Snapshot after() {
        return after;
    }

    @Override
    public boolean equals(@Nullable Object o) {
        return this == o
                || o instanceof Event that
                        && kind.name().equals(that.kind.name())
                        && seat == that.seat
                        && object == that.object
                        && other == that.other
                        && from == that.from
                        && to == that.to
                        && number == that.number
                        && flags == that.flags
                        && index == that.index
                        && text.equals(that.text)
                        && Objects.equals(made, that.made)
                        && Objects.equals(before, that.before)
                        && Objects.equals(after, that.after)
                        && Arrays.equals(apart, that.apart)
                        && Objects.equals(cause, that.cause);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.name(), seat == null ? -1 : seat.ordinal(), object, from, to, number);
    }

    @Override
    public String toString() {
        return kind
                + (seat != null ? " " + seat : "")
                + (object != 0 ? " #" + object : "")
                + (from >= 0 ? " from " + from : "")
                + (to >= 0 ? " to " + to : "")
                + (number != 0 ? " " + number : "")
                + (apart.length == 0 ? "" : " but " + Arrays.toString(apart))
                + (text.isEmpty() ? "" : " " + text)
                + (link() == null ? "" : " " + link())
                + (entry() == null ? "" : " " + entry());
    }

    /** The parts of an event; those that are not said are none. */
    public static final class Builder {
        private final Event event;

        private Builder(EventKind kind) {
            event = new Event(kind);
        }

        /** Sets the seat and the two objects, or the object and what else the kind says. */
        public Builder between(@Nullable Seat seat, int object, int other) {
            event.seat = seat;
            event.object = object;
            event.other = other;
            return this;
        }

        /** Sets the places that it starts from and goes to, with the flags. */
        public Builder way(int from, int to, int flags) {
            event.from = from;
            event.to = to;
            event.flags = flags;
            return this;
        }

        /** Sets the number and the text. */
        public Builder saying(int number, String text) {
            event.number = number;
            event.text = text;
            return this;
        }

        /** Sets what chance has drawn. */
        public Builder drawn(int index) {
            event.index = index;
            return this;
        }

        /** Sets the lasting effect that begins. */
        public Builder lasting(@Nullable TimedEffect lasting) {
            event.made = lasting == null ? event.made : lasting;
            return this;
        }

        /** Sets the place that comes to the table. */
        public Builder adding(@Nullable Place place) {
            event.made = place == null ? event.made : place;
            return this;
        }

        /** Sets the link that is made or ends. */
        public Builder link(@Nullable Link link) {
            event.made = link == null ? event.made : link;
            return this;
        }

        /** Sets the entry that comes to its queue or leaves it. */
        public Builder entry(Frame.@Nullable Queued entry) {
            event.made = entry == null ? event.made : entry;
            return this;
        }

        /** Sets the object as it was just before and just after. */
        public Builder touched(@Nullable Snapshot before, @Nullable Snapshot after) {
            event.before = before;
            event.after = after;
            return this;
        }

        /** Sets the objects that it leaves out or speaks of. */
        public Builder apart(int... objects) {
            event.apart = objects.clone();
            return this;
        }

        /** Sets why it happens. */
        public Builder by(@Nullable Cause cause) {
            event.cause = cause;
            return this;
        }

        /** Returns the event. */
        public Event build() {
            return new Event(event);
        }
    }
}
