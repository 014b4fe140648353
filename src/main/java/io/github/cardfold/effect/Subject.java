package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A card that a term speaks of: as it lies now or, if it has become another, as it was last (11.13). Immutable. */
@Rule(jp = "11.13.1")
public final class Subject {
    private final GameObject card;
    private final int place;
    private final @Nullable Snapshot last;

    private Subject(GameObject card, int place, @Nullable Snapshot last) {
        this.card = card;
        this.place = place;
        this.last = last;
    }

    /** Returns a card as it lies now. */
    public static Subject of(GameObject card, int place) {
        return new Subject(card, place, null);
    }

    /** Returns a card as it was. */
    public static Subject of(Snapshot snapshot) {
        return new Subject(snapshot.gameObject(), snapshot.place(), snapshot);
    }

    /** Returns an object as it is now or was last, or null if nothing is known of it. */
    public static @Nullable Subject find(Position position, int object) {
        int place = position.placeOf(object);
        if (place >= 0) {
            return of(position.objectAt(place, position.indexOf(place, object)), place);
        }
        Snapshot last = position.last(object);
        return last == null ? null : of(last);
    }

    /** Tells whether it lies where not all see it. */
    public boolean isConcealed(Position position) {
        return isConcealed(position, card, place);
    }

    /** Tells whether a card lies where not all see it. */
    static boolean isConcealed(Position position, GameObject card, int place) {
        return position.place(place).zone().isHidden() && !card.seenByAll(position.seatCount());
    }

    /** Returns the card. */
    public GameObject gameObject() {
        return card;
    }

    /** Returns the id of the object. */
    public int object() {
        return card.object();
    }

    /** Returns the index of the place it lies or last lay in. */
    public int place() {
        return place;
    }

    /** Returns the last information, null if the card is still there. */
    public @Nullable Snapshot last() {
        return last;
    }

    /**
     * Tells whether a card has the information of its face: not face down where all would see it (4.17.3.1), unless the
     * game says that it has it all the same.
     */
    @Rule(jp = "4.17.3.1")
    public static boolean hasFace(Position position, GameObject card, int place) {
        return !card.is(GameObject.FACE_DOWN)
                || position.place(place).zone().isHidden()
                || position.rules().game().hasFaceWhileDown(position, card, place);
    }

    /** Tells whether a card's text counts where it lies: not face down where all would see its face. */
    public static boolean hasText(Position position, GameObject card, int place) {
        return card.object() != 0 && hasFace(position, card, place);
    }

    /** Tells whether the object is still where it is spoken of. */
    public boolean isHere() {
        return last == null;
    }

    /** Returns the seat that is or was its master. */
    public Seat master(Position position) {
        return last == null ? position.master(card, place) : last.master();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Subject that
                && card.equals(that.card)
                && place == that.place
                && Objects.equals(last, that.last);
    }

    @Override
    public int hashCode() {
        return card.hashCode();
    }

    @Override
    public String toString() {
        return card + (last == null ? "" : ", gone");
    }
}
