package io.github.cardfold.cardfight;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Reads a state as a referee sees it, hidden cards and all. What one seat may see is the business of
 * {@code io.github.cardfold.view}. Every question about a seat that takes no part in the game is an
 * {@link IllegalArgumentException}.
 */
public final class Fight {
    private final Position position;

    private Fight(Position position) {
        this.position = position;
    }

    /**
     * Returns the reader of a state.
     *
     * @throws IllegalArgumentException if it is no state of Cardfight!! Vanguard
     */
    public static Fight of(State state) {
        requireNonNull(state, "state");
        CardGame.of(state.position());
        return new Fight(state.position());
    }

    /** Returns the turn fighter, none before the first turn. */
    public Option<Seat> turnFighter() {
        return Option.when(Turn.hasBegun(position), () -> Turn.fighter(position));
    }

    /** Returns the number of the turn, from 1; 0 before the first. */
    public int turn() {
        return Turn.number(position);
    }

    /** Returns the cards of a zone, the first to arrive first, a deck's in no order that means anything. */
    public Array<Card> cards(Seat seat, Zone zone) {
        requirePlaying(seat);
        requireNonNull(zone, "zone");
        int place = zone.of(seat);
        return Array.tabulate(position.size(place), i -> Field.card(position, position.objectAt(place, i)));
    }

    /** Returns the unit on a circle, the one placed last if there are several; none if the circle is empty. */
    public Option<Card> unit(Seat seat, Circle circle) {
        requirePlaying(seat);
        requireNonNull(circle, "circle");
        return object(seat, circle).map(card -> Field.card(position, card));
    }

    /** Returns the power of the unit on a circle, 0 if the circle is empty. */
    public int power(Seat seat, Circle circle) {
        requirePlaying(seat);
        requireNonNull(circle, "circle");
        return trait(seat, circle, Trait.POWER);
    }

    /** Returns a computed characteristic of the unit on a circle, 0 if the circle is empty. */
    public int trait(Seat seat, Circle circle, Trait trait) {
        requirePlaying(seat);
        requireNonNull(circle, "circle");
        requireNonNull(trait, "trait");
        return object(seat, circle)
                .map(card -> Strength.value(position, card, trait))
                .getOrElse(0);
    }

    /** Tells whether the unit on a circle rests. */
    public boolean isResting(Seat seat, Circle circle) {
        requirePlaying(seat);
        requireNonNull(circle, "circle");
        return object(seat, circle).exists(card -> card.is(GameObject.REST));
    }

    /** Returns the damage a seat's vanguard has still to take. */
    public int vanguardDamage(Seat seat) {
        requirePlaying(seat);
        return position.number(FighterNumbers.VANGUARD_DAMAGE, seat);
    }

    private void requirePlaying(Seat seat) {
        requireNonNull(seat, "seat");
        if (seat.ordinal() >= position.seatCount()) {
            throw new IllegalArgumentException("seat " + seat + " takes no part in a game of " + position.seatCount());
        }
    }

    /** Of several vanguards the leader, of other cards on one circle the one that came last. */
    private Option<GameObject> object(Seat seat, Circle circle) {
        int place = circle.of(seat);
        int size = position.size(place);
        Option<GameObject> leader =
                circle == Circle.FRONT_CENTER && size > 1 ? Option.of(Vanguards.leader(position, seat)) : Option.none();
        return leader.orElse(() -> size == 0 ? Option.none() : Option.some(position.objectAt(place, size - 1)));
    }
}
