package io.github.cardfold.kernel.question;

import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A possible answer while it is looked at: what {@linkplain Requirement requirements} read. The same candidate moves on
 * from answer to answer, so nobody keeps it.
 */
public final class Candidate {
    private final Options offered;
    private Position position;
    private Frame frame;
    private Seat seat;
    private int place;
    private int index;
    private @Nullable GameObject gameObject;
    private int known;

    Candidate(Options offered, Position position, Frame frame, Seat seat) {
        this.offered = offered;
        this.position = position;
        this.frame = frame;
        this.seat = seat;
    }

    /** Returns this candidate at the start of another question. */
    Candidate asked(Position newPosition, Frame newFrame, int newSeat) {
        position = newPosition;
        frame = newFrame;
        seat = Seat.of(newSeat);
        return this;
    }

    void moveTo(int nextPlace, int nextIndex, GameObject card) {
        place = nextPlace;
        index = nextIndex;
        gameObject = card;
    }

    void moveToPlace(int nextPlace) {
        place = nextPlace;
        index = Handle.ITSELF;
    }

    /** Moves on to what a handle names, be it there or not. */
    void moveTo(Handle handle) {
        place = handle.place();
        index = handle.index();
        boolean there = index >= 0 && index < position.size(place);
        gameObject = there ? position.objectAt(place, index) : null;
    }

    void moveTo(int number) {
        index = number;
    }

    void know(int number) {
        known = number;
    }

    Options offered() {
        return offered;
    }

    /** Returns the position in which the question is asked. */
    public Position position() {
        return position;
    }

    /** Returns the frame that asks. */
    public Frame frame() {
        return frame;
    }

    /** Returns a value of the frame that asks. */
    public int get(Local local) {
        return frame.get(local);
    }

    /** Returns the seat that is asked. */
    public Seat seat() {
        return seat;
    }

    /** Returns the index of the place that is meant, or whose card is. */
    public int place() {
        return place;
    }

    /** Returns the position of the card in its place, {@link Handle#ITSELF} if the place itself is meant. */
    public int index() {
        return index;
    }

    /** Returns the number, if one is meant. */
    public int number() {
        return index;
    }

    /** Returns the number that {@link Choice#knowing} worked out for all candidates of the choice. */
    public int known() {
        return known;
    }

    /**
     * Returns the card, if one is meant.
     *
     * @throws NullPointerException if none is
     */
    public GameObject gameObject() {
        return Objects.requireNonNull(gameObject, "no card is meant");
    }

    /** Returns the name of the card, if one is meant; {@code a card} if the asked seat does not see it there. */
    public String card() {
        return Labels.seen(position, place, index, seat).map(Definition::name).getOrElse("a card");
    }

    /** Returns the name of the place, with its seat. */
    public String where() {
        return where(place);
    }

    /** Returns the name of a place, with its seat, such as {@code A's hand}. */
    public String where(int other) {
        Place named = position.place(other);
        return named.seat() + "'s " + named.name();
    }

    /** Returns the name of the seat that is asked. */
    public String asked() {
        return seat.name();
    }
}
