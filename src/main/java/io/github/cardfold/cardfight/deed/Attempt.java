package io.github.cardfold.cardfight.deed;

import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Something that is about to be done, or that a rule asks about before it is. What is not known yet is left open, and
 * an effect that speaks of it does not apply. Immutable.
 *
 * @param kind what is done
 * @param fighter who does it; of what happens to cards their master
 * @param who the card that does it or that it is done with, null if it is open which
 * @param whom the card that it is done to, null if there is none or it is open which
 * @param from the index of the place where it begins, -1 if there is none
 * @param to the index of the place where it ends, -1 if there is none
 * @param normal whether the rules let the fighter do it and no effect orders it
 * @param cause the effect or the cost that orders it, null if there is none
 */
public record Attempt(
        DeedKind kind,
        Seat fighter,
        @Nullable Subject who,
        @Nullable Subject whom,
        int from,
        int to,
        boolean normal,
        @Nullable Cause cause) {
    private static final int NOWHERE = -1;

    /** Returns an attempt of a fighter, all else being open. */
    public static Attempt of(DeedKind kind, Seat fighter) {
        return new Attempt(kind, fighter, null, null, NOWHERE, NOWHERE, false, null);
    }

    /** Returns what a card does or what is done with it where it lies, all else being open. */
    public static Attempt of(DeedKind kind, Seat fighter, Subject who) {
        return new Attempt(kind, fighter, who, null, who.place(), NOWHERE, false, null);
    }

    /** Returns what a unit does where it stands, for its master. */
    public static Attempt of(DeedKind kind, Position position, GameObject unit) {
        int place = position.placeOf(unit.object());
        return of(kind, position.master(unit, place), Subject.of(unit, place));
    }

    /** Returns the same, with the card that does it or that it is done with. */
    public Attempt with(Subject card) {
        return new Attempt(kind, fighter, card, whom, card.place(), to, normal, cause);
    }

    /** Returns the same, done to a card. */
    public Attempt on(Subject card) {
        return new Attempt(kind, fighter, who, card, from, to, normal, cause);
    }

    /** Returns the same, done to a unit where it stands. */
    public Attempt on(Position position, GameObject unit) {
        return on(Subject.of(unit, position.placeOf(unit.object())));
    }

    /** Returns the same, beginning in a place. */
    public Attempt from(int place) {
        return new Attempt(kind, fighter, who, whom, place, to, normal, cause);
    }

    /** Returns the same, ending in a place. */
    public Attempt to(int place) {
        return new Attempt(kind, fighter, who, whom, from, place, normal, cause);
    }

    /** Returns the same, as the rules let fighters do it. */
    public Attempt normally() {
        return new Attempt(kind, fighter, who, whom, from, to, true, cause);
    }

    /** Returns the same, ordered by an effect or done to pay a cost; null if neither is so. */
    public Attempt by(@Nullable Cause reason) {
        return new Attempt(kind, fighter, who, whom, from, to, normal, reason);
    }

    /** The same in every process, unlike an enum's. */
    @Override
    public int hashCode() {
        return (kind.name().hashCode() * 31 + from) * 31 + to;
    }
}
