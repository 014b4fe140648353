package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.Strength;
import io.github.cardfold.cardfight.state.FighterNumbers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Prohibition;
import io.github.cardfold.kernel.table.GameObject;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** Bars the changes that effects forbid, and those that effects order for cards that are unaffected by them. */
public final class Bars implements Prohibition {
    /** Makes the prohibition, for rules with cards that say so. */
    public Bars() {}

    /** Tells whether an effect bars changes that would happen otherwise. */
    public static boolean areNeeded(Working effect) {
        if (effect instanceof DeedEffect about) {
            return switch (about.deed().kind()) {
                case MOVE, TURN, STAND, DAMAGE -> true;
                default -> false;
            };
        }
        return effect instanceof Change change && change.amount() instanceof Immunity;
    }

    @Override
    public String label() {
        return "1.3.3";
    }

    @Override
    @Rule(jp = {"1.3.3", "12.5.1"})
    public boolean forbids(Position position, Event event, GameObject card) {
        return any(position, event, card, Deeds::isForbidden)
                || card.object() != 0
                        && event.from() >= 0
                        && !isAffected(position, Subject.of(card, event.from()), event.cause());
    }

    /** Tells whether what orders a change, or what is paid for by it, applies to the card. */
    private static boolean isAffected(Position position, Subject card, @Nullable Cause cause) {
        return cause == null || Strength.affects(position, card, cause.master(), cause.source());
    }

    /** Tells whether something is true of one of the attempts that an event is. */
    private static boolean any(Position position, Event event, GameObject card, BiPredicate<Position, Attempt> isTrue) {
        if (event.kind() == EventKind.MOVE) {
            return isAny(DeedKind.MOVE, position, event, card, isTrue);
        }
        return (event.kind() == EventKind.TURN || event.kind() == EventKind.FACE)
                && (isAny(DeedKind.TURN, position, event, card, isTrue)
                        || event.kind() == EventKind.TURN
                                && event.number() == 0
                                && isAny(DeedKind.STAND, position, event, card, isTrue));
    }

    private static boolean isAny(
            DeedKind kind, Position position, Event event, GameObject card, BiPredicate<Position, Attempt> isTrue) {
        return !Deeds.areFree(position, kind) && isTrue.test(position, attempt(kind, position, event, card));
    }

    private static Attempt attempt(DeedKind kind, Position position, Event event, GameObject card) {
        Subject subject = Subject.of(card, event.from());
        Attempt attempt = Attempt.of(kind, subject.master(position), subject).by(event.cause());
        return kind == DeedKind.MOVE ? attempt.to(event.to()) : attempt;
    }

    /** That damage is dealt, is no change of a card. */
    @Override
    @Rule(jp = "1.3.3")
    public boolean forbids(Position position, Event event) {
        return event.kind() == EventKind.COUNT
                && event.number() > 0
                && event.text().equals(FighterNumbers.VANGUARD_DAMAGE.name())
                && Deeds.isForbidden(
                        position, Attempt.of(DeedKind.DAMAGE, event.seat()).by(event.cause()));
    }

    @Override
    @Rule(jp = "4.1.6")
    public boolean isForWhatItIs(Position position, Event event, GameObject card) {
        return !any(position, event, card, Deeds::isAllForbidden);
    }
}
