package io.github.cardfold.cardfight.deed;

import io.github.cardfold.cardfight.fact.ActiveEffect;
import io.github.cardfold.cardfight.fact.Conditions;
import io.github.cardfold.cardfight.fact.Identities;
import io.github.cardfold.cardfight.fact.Orders;
import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.Likeness;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A fighter who plays a normal order may alchemagic another one with it.
 *
 * @param of which fighter
 * @param are what the other must be
 * @param from where it lies
 * @param name whether both have the same card name
 * @param bind whether the other is bound
 */
@Rule(jp = {"7.44.1", "7.44.1.2"})
public record Alchemagic(Side of, Array<Filter> are, Array<Region> from, Option<Likeness> name, boolean bind)
        implements Working {
    /** Tells whether an effect lets a fighter alchemagic some order with an order, be it there or not. */
    public static boolean isPermitted(Position position, Seat fighter, Subject order) {
        for (ActiveEffect each : ActiveEffect.of(position, Alchemagic.class)) {
            if (said(each).of.seat(position, each.master()) == fighter) {
                return Orders.isNormal(position, order.gameObject());
            }
        }
        return false;
    }

    private static Alchemagic said(ActiveEffect effect) {
        return (Alchemagic) effect.working();
    }

    /** Returns where a fighter's cards lie that all see, circles apart. */
    public static int[] places(Position position, Seat fighter) {
        return IntStream.range(0, position.placeCount())
                .filter(each -> isOpen(position.place(each), fighter))
                .toArray();
    }

    private static boolean isOpen(Place place, Seat fighter) {
        return place.seat() == fighter
                && !place.zone().circle()
                && !place.zone().isHidden();
    }

    /** Returns the oldest effect that lets a fighter alchemagic a card with an order, null if none does. */
    static @Nullable ActiveEffect permitting(Position position, Seat fighter, Subject order, Subject card) {
        if (order.object() == card.object()
                || card.gameObject().is(GameObject.FACE_DOWN)
                || !Orders.isNormal(position, card.gameObject())) {
            return null;
        }
        for (ActiveEffect each : ActiveEffect.of(position, Alchemagic.class)) {
            if (said(each).of.seat(position, each.master()) == fighter
                    && said(each).permits(each, order, card)) {
                return each;
            }
        }
        return null;
    }

    private boolean permits(ActiveEffect effect, Subject order, Subject card) {
        Query query = effect.query();
        Position position = query.position(Identity.NAME.fact());
        return Region.cover(from, position.place(card.place()))
                && Filter.all(are, query, card)
                && name.forAll(each -> haveOneName(query, order, card) == (each == Likeness.SAME))
                && (!bind
                        || Conditions.isMovable(
                                position,
                                card.gameObject(),
                                bindZone(card),
                                Cause.effect(query.master(), query.source())));
    }

    private static boolean haveOneName(Query query, Subject one, Subject other) {
        return Identities.of(query, one, Identity.NAME).exists(Identities.of(query, other, Identity.NAME)::contains);
    }

    private static int bindZone(Subject card) {
        return Zone.BIND.of(card.gameObject().owner());
    }

    /** Tells whether a fighter may alchemagic a card with an order in the order area. */
    public static boolean isPermitted(Position position, Seat fighter, Subject order, Subject card) {
        return permitting(position, fighter, order, card) != null;
    }

    /** Returns what becomes of a card that is alchemagicked with an order: it stays where it is, or is bound. */
    @Rule(jp = "7.44.1.2")
    public static Batch bound(Position position, Seat fighter, Subject order, Subject card) {
        ActiveEffect effect = permitting(position, fighter, order, card);
        if (effect == null || !said(effect).bind) {
            return Batch.NOTHING;
        }
        Query query = effect.query();
        return Batch.of(Event.move(position, card.object(), bindZone(card), 0)
                .by(Cause.effect(query.master(), query.source())));
    }

    /** Returns an order in the order area with a card that may be alchemagicked with it, where that would come to. */
    public static OrderPair pair(
            Position position, Seat fighter, Subject order, @Nullable Subject named, Subject card) {
        Batch bound = bound(position, fighter, order, card);
        if (bound.isEmpty()) {
            return new OrderPair(position, fighter, order, named, card);
        }
        Position then = OpenPosition.with(position, bound);
        int zone = bindZone(card);
        return new OrderPair(then, fighter, order, named, Subject.of(then.objectAt(zone, then.size(zone) - 1), zone));
    }

    /** Returns an order in the order area with each card that may be alchemagicked with it. */
    @Rule(jp = "7.44.1.2")
    public static Array<OrderPair> pairs(Position position, Seat fighter, Subject order, @Nullable Subject named) {
        if (!isPermitted(position, fighter, order)) {
            return Array.empty();
        }
        Array<OrderPair> pairs = Array.empty();
        for (int place : places(position, fighter)) {
            for (int i = 0; i < position.size(place); i++) {
                Subject card = Subject.of(position.objectAt(place, i), place);
                if (isPermitted(position, fighter, order, card)) {
                    pairs = pairs.append(pair(position, fighter, order, named, card));
                }
            }
        }
        return pairs;
    }
}
