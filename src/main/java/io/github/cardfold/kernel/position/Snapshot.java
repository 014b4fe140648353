package io.github.cardfold.kernel.position;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An object as it was at one moment: last information (11.13) and what zone-change triggers look at (11.9.6.1).
 * Immutable.
 */
@Rule(jp = "11.13.1")
public final class Snapshot {
    private final GameObject card;
    private final int place;
    private final Seat master;
    private final int[] traits;
    private final Array<Linked> links;

    public Snapshot(GameObject card, int place, Seat master, int[] traits) {
        this(card, place, master, traits, Array.empty());
    }

    Snapshot(GameObject card, int place, Seat master, int[] traits, Array<Linked> links) {
        this.card = card;
        this.place = place;
        this.master = master;
        this.traits = traits;
        this.links = links;
    }

    /**
     * Returns a card as it lies or lay somewhere; nobody changes the array.
     *
     * @param traits its computed characteristics, numbered as the game numbers them
     */
    public static Snapshot of(GameObject card, int place, Seat master, int[] traits) {
        return new Snapshot(card, place, master, traits);
    }

    /** Returns the same with the links that the object had, in order of making. */
    public Snapshot with(Array<Linked> linked) {
        return links.isEmpty() && linked.isEmpty() ? this : new Snapshot(card, place, master, traits, linked);
    }

    /** Returns the card as it lay there. */
    public GameObject gameObject() {
        return card;
    }

    /** Returns the index of the place. */
    public int place() {
        return place;
    }

    /** Returns the seat that was its master. */
    public Seat master() {
        return master;
    }

    /** Returns a computed characteristic, numbered as the game numbers them. */
    public int trait(int index) {
        return traits[index];
    }

    /** Returns the computed characteristics, numbered as the game numbers them. */
    public int[] traits() {
        return traits.clone();
    }

    /** Returns the links that it had, in order of making. */
    public Array<Linked> links() {
        return links;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || other instanceof Snapshot that
                        && card.equals(that.card)
                        && place == that.place
                        && master == that.master
                        && Arrays.equals(traits, that.traits)
                        && links.equals(that.links);
    }

    @Override
    public int hashCode() {
        return card.hashCode();
    }

    /**
     * A link of an object as it was at that moment, with what was at the other end.
     *
     * @param link the link; one of its ends is the object
     * @param other the object at the other end as it lay or had last lain, none if a place or a seat is there
     * @param place where that lay, -1 if there is none
     */
    public record Linked(Link link, Option<GameObject> other, int place) {}
}
