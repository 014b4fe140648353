package io.github.cardfold.explain;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.effect.AppliedChange;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Explains characteristics, as the referee sees them or as a seat may know them.
 *
 * <pre>{@code
 * Explain.characteristic(state, Seat.A, Circle.FRONT_CENTER, Trait.POWER)
 *         .forEach(power -> System.out.print(power.text()));
 * }</pre>
 */
public final class Explain {
    /** Stands for who sees all. */
    private static final int REFEREE = -1;

    private Explain() {}

    /**
     * Returns how a characteristic of the unit on a circle comes about for the referee, of several vanguards the
     * leader, of others the unit placed last; none if the circle is empty.
     *
     * @throws IllegalArgumentException if it is no state of Cardfight!! Vanguard, or the seat takes no part in the game
     */
    public static Option<Derivation> characteristic(State state, Seat seat, Circle circle, Trait trait) {
        requireNonNull(trait, "trait");
        requireNonNull(state, "state");
        requireNonNull(seat, "seat");
        requireNonNull(circle, "circle");
        CardGame.of(state.position());
        if (seat.ordinal() >= state.position().seatCount()) {
            throw new IllegalArgumentException("seat " + seat + " takes no part in a game of "
                    + state.position().seatCount());
        }
        int place = circle.of(seat);
        GameObject leader = circle == Circle.FRONT_CENTER ? Vanguards.leader(state.position(), seat) : null;
        int at = leader == null
                ? state.position().size(place) - 1
                : state.position().indexOf(place, leader.object());
        return characteristic(state, new Handle(place, at), trait);
    }

    /**
     * Returns how a characteristic of a card comes about for the referee, who sees all cards; none if there is no such
     * card.
     *
     * @throws IllegalArgumentException if it is no state of Cardfight!! Vanguard
     */
    public static Option<Derivation> characteristic(State state, Handle handle, Trait trait) {
        requireNonNull(handle, "handle");
        requireNonNull(trait, "trait");
        requireNonNull(state, "state");
        CardGame.of(state.position());
        return characteristic(state, handle, trait, REFEREE);
    }

    /**
     * Returns how a value of Property in the game comes about for the referee; none if there is no such Property.
     *
     * @throws IllegalArgumentException if it is no state of Vandaria Wars
     */
    public static Option<Derivation> value(State state, Handle handle, VandariaTrait value) {
        requireNonNull(handle, "handle");
        requireNonNull(value, "value");
        requireNonNull(state, "state");
        return card(state, handle).flatMap(card -> PropertyDerivation.of(state.position(), card, value, REFEREE));
    }

    /**
     * Returns the same as a seat may know it: without the names of sources that it never saw.
     *
     * @throws IllegalArgumentException if it is no state of Vandaria Wars, or the seat takes no part in the game
     */
    public static Option<Derivation> value(State state, Seat knowing, Handle handle, VandariaTrait value) {
        requireNonNull(value, "value");
        return isSeen(state, knowing, handle)
                ? card(state, handle)
                        .flatMap(card -> PropertyDerivation.of(state.position(), card, value, knowing.ordinal()))
                : Option.none();
    }

    private static Option<GameObject> card(State state, Handle handle) {
        Position position = state.position();
        boolean there = handle.place() >= 0
                && handle.place() < position.placeCount()
                && handle.index() >= 0
                && handle.index() < position.size(handle.place());
        return there ? Option.some(position.objectAt(handle.place(), handle.index())) : Option.none();
    }

    private static Option<Derivation> characteristic(State state, Handle handle, Trait trait, int knowing) {
        return card(state, handle).map(card -> of(state.position(), card, trait, knowing));
    }

    /**
     * Returns how a characteristic of a card comes about, as a seat may know it: none if the seat does not see the card
     * where it lies, and without the names of sources that it never saw.
     *
     * @throws IllegalArgumentException if it is no state of Cardfight!! Vanguard, or the seat takes no part in the game
     */
    public static Option<Derivation> characteristic(State state, Seat knowing, Handle handle, Trait trait) {
        requireNonNull(trait, "trait");
        requireNonNull(state, "state");
        CardGame.of(state.position());
        return isSeen(state, knowing, handle) ? characteristic(state, handle, trait, knowing.ordinal()) : Option.none();
    }

    private static boolean isSeen(State state, Seat knowing, Handle handle) {
        requireNonNull(state, "state");
        requireNonNull(knowing, "knowing");
        requireNonNull(handle, "handle");
        View view = View.of(state, knowing);
        return handle.place() >= 0
                && handle.place() < state.position().placeCount()
                && view.place(handle.place())
                        .cards()
                        .exists(card -> card.handle().equals(handle)
                                && card.definition().isDefined());
    }

    private static Derivation of(Position position, GameObject card, Trait trait, int knowing) {
        if (Locked.is(position, card)) {
            return new Derivation(Field.card(position, card).name(), trait, 0, "7.30.1.2", Array.empty());
        }
        int printed = Strength.printed(position, card, trait);
        return new Derivation(
                Field.card(position, card).name(),
                trait,
                printed,
                trait == Trait.DRIVE ? "2.17.2" : "11.11.1.1",
                Strength.influences(position, card, trait).map(each -> change(position, each, knowing)));
    }

    private static Derivation.Change change(Position position, AppliedChange influence, int knowing) {
        return new Derivation.Change(
                layer(influence.layer()),
                influence.section(),
                influence.what(),
                source(position, influence.source(), knowing)
                        .map(card -> Field.card(position, card).name())
                        .getOrElse(""),
                influence.after() - influence.before(),
                influence.lifetime().map(Explain::words).getOrElse("while it is valid"),
                influence.after());
    }

    private static String layer(Layer layer) {
        return layer.isFurther() ? layer.name() : "11.11.1." + layer.order();
    }

    private static String words(Lifetime lifetime) {
        if (Lifetimes.isOfBattle(lifetime) || Lifetimes.isOfTurn(lifetime)) {
            return Lifetimes.isOfTurn(lifetime) ? "for this turn" : "for this battle";
        }
        if (Lifetimes.isOfTurnOfSeat(lifetime)) {
            boolean ofMaster = lifetime.equals(Lifetimes.YOUR_TURN) || lifetime.equals(Lifetimes.YOUR_NEXT_TURN);
            return "until the end of its master's " + (ofMaster ? "" : "opponent's ") + "next turn";
        }
        if (lifetime.equals(Lifetimes.OWN_CONDITION)) {
            return "until its own condition ends it";
        }
        if (lifetime.equals(Lifetimes.GAME)) {
            return "for the rest of the game";
        }
        return lifetime.equals(Lifetimes.RESOLUTION) ? "during this effect" : "until end of " + lifetime;
    }

    /** The card that an object is or last was, none if none is known to who wants to know it. */
    static Option<GameObject> source(Position position, int object, int knowing) {
        GameObject now = position.find(object);
        Snapshot last = now == null ? position.last(object) : null;
        GameObject card = last == null ? now : last.gameObject();
        boolean isKnown = card != null && (knowing == REFEREE || card.seenBy(Seat.of(knowing)));
        return card == null || !isKnown ? Option.none() : Option.some(card);
    }
}
