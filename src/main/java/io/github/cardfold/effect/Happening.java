package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import org.jspecify.annotations.Nullable;

/**
 * An event as triggers look at it: a move from the field, or from where all see to where not all do, is looked at as it
 * was just before, every other as it is just after. Immutable but for the queries that it keeps.
 */
@Rule(jp = {"11.9.6", "11.9.6.1"})
public final class Happening {
    private final Position position;
    private final Batch batch;
    private final int index;
    private final Event event;
    private final boolean looksBack;
    private final @Nullable Subject subject;
    /** By whether they ask as the other card, and by the seat: they are the same for all that is counted. */
    private final @Nullable Query[] @Nullable [] queries = new @Nullable Query[2][];

    Happening(Position position, Batch batch, int index) {
        this.position = position;
        this.batch = batch;
        this.index = index;
        event = batch.get(index);
        looksBack =
                event.kind() == EventKind.MOVE && looksBack(position.place(event.from()), position.place(event.to()));
        subject = subject(position, event, looksBack);
    }

    /**
     * Returns an event that is to happen as those see it who may replace it: nothing has moved, so the card is looked
     * at as it is (11.12.1).
     */
    static Happening expected(Position position, Batch batch, int index) {
        return new Happening(position, batch, index);
    }

    private Happening(Happening real, Subject imagined) {
        position = real.position;
        batch = real.batch;
        index = real.index;
        event = real.event;
        looksBack = real.looksBack;
        subject = imagined;
    }

    private static @Nullable Subject subject(Position position, Event event, boolean looksBack) {
        Snapshot snapshot = looksBack ? event.before() : event.after();
        if (snapshot != null) {
            return looksBack
                    ? Subject.of(snapshot)
                    : Subject.find(position, snapshot.gameObject().object());
        }
        return event.object() == 0 ? null : Subject.find(position, event.object());
    }

    /** Returns the same event as if it had happened to another card. */
    Happening to(Subject other) {
        return new Happening(this, other);
    }

    /**
     * Tells whether it happened to a card that not all see: what it is, not all know. A card that is revealed to all is
     * none, although a card of a hand lies there hidden again.
     */
    public boolean isConcealed() {
        boolean revealed = event.kind() == EventKind.LOOK && !event.hasSeat();
        return !revealed && subject != null && subject.isConcealed(position);
    }

    @Rule(jp = {"11.9.6.1.1", "11.9.6.1.2", "11.9.6.1.3"})
    private static boolean looksBack(Place from, Place to) {
        boolean leavesField = from.zone().circle() && !to.zone().circle();
        boolean goesOutOfSight =
                from.zone().sight() == ZoneKind.Sight.ALL && to.zone().isHidden();
        return leavesField || goesOutOfSight;
    }

    private Place place(int index) {
        return position.place(index);
    }

    /** Tells whether the card that it moves stays the same card, or will (4.1.8). */
    @Rule(jp = "4.1.8")
    public boolean staysSame() {
        Snapshot before = event.before();
        return before == null
                ? event.kind() == EventKind.MOVE && !position.rules().game().mints(position, event)
                : before.gameObject().object() == event.object();
    }

    /** Returns the event. */
    public Event event() {
        return event;
    }

    /** Returns how many events happen together with it, itself among them. */
    public int size() {
        return batch.size();
    }

    /** Returns which of the events that happen together it is. */
    public int index() {
        return index;
    }

    /** Returns one of the events that happen together. */
    public Happening at(int which) {
        return which == index ? this : new Happening(position, batch, which);
    }

    /** Tells whether a card has come to where it lies by one of the events that happen together. */
    public boolean brings(int object) {
        for (int i = 0; i < batch.size(); i++) {
            if (batch.get(i).kind() == EventKind.MOVE && batch.get(i).object() == object) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether it is what a lasting effect waits for, as far as its master may know.
     *
     * @param query asks as the effect's master and source
     */
    public boolean is(Query query, EventPattern awaited) {
        TextRules game = (TextRules) position.rules().game();
        return awaited.kinds().contains(event.kind())
                && game.counts(event)
                && Guess.told(position, query, awaited, this).isDefined();
    }

    /** Returns the place a card came from. */
    public Place from() {
        return place(event.from());
    }

    /** Returns the place a card went to. */
    public Place to() {
        return place(event.to());
    }

    /** Tells whether it is looked at as it was just before. */
    public boolean looksBack() {
        return looksBack;
    }

    /** Returns the card it happened to, as it is to be looked at; null if there is none or nothing is known of it. */
    public @Nullable Subject subject() {
        return subject;
    }

    /** Returns the other card of a fact, such as the target of an attack; null if there is none. */
    public @Nullable Subject other() {
        return event.other() <= 0 ? null : Subject.find(position, event.other());
    }

    /** Returns the query of a seat that asks as the card that it happened to, or as the other one. */
    Query query(Seat seat, boolean asOther) {
        int which = asOther ? 1 : 0;
        @Nullable Query[] bySeat = queries[which];
        if (bySeat == null) {
            bySeat = new @Nullable Query[position.seatCount()];
            queries[which] = bySeat;
        }
        Query known = bySeat[seat.ordinal()];
        if (known == null) {
            Subject itself = asOther ? other() : subject;
            known = itself == null ? Query.of(position, seat, 0) : Query.of(position, seat, itself);
            bySeat[seat.ordinal()] = known;
        }
        return known;
    }
}
