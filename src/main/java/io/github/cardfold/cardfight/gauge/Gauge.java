package io.github.cardfold.cardfight.gauge;

import io.github.cardfold.cardfight.deed.HavingGauge;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Whose gauge the cards in gauge zones are, and how it is named (4.15). */
public final class Gauge {
    private Gauge() {}

    /** Returns what a card in the gauge zone is linked to, in the order in which it was. */
    @Rule(jp = "4.15.3")
    public static Array<Link> links(Position position, int card) {
        return position.linksFrom(Anchor.object(card), Links.GAUGE);
    }

    private static Array<Link> former(Position position, int card) {
        return position.linksFrom(Anchor.object(card), Links.FORMER_GAUGE);
    }

    /** Tells whether a card is the gauge of a unit or a fighter, or was that of a unit that has left. */
    @Rule(jp = {"4.15.3.1", "4.15.3.4"})
    public static boolean isOf(Position position, int card, Anchor bearer) {
        Anchor gauge = Anchor.object(card);
        return position.hasLinkFrom(gauge, Links.GAUGE, each -> each.to().equals(bearer))
                || position.hasLinkFrom(
                        gauge, Links.FORMER_GAUGE, each -> each.to().equals(bearer));
    }

    /** Tells whether a unit or a fighter has a gauge; any if no name is said. */
    @Rule(jp = {"4.15.3.1", "4.15.4.1"})
    public static boolean has(Position position, Anchor bearer, Option<String> name) {
        return position.linkCount() > 0
                && position.linksTo(bearer, Links.GAUGE)
                        .exists(each -> name.forAll(
                                said -> isNamed(position, each.from().object(), said)));
    }

    /** Tells whether a gauge has a name; one that was not named has none. */
    @Rule(jp = {"4.15.4.1", "4.15.4.2"})
    public static boolean isNamed(Position position, int card, String name) {
        return position.hasLinkFrom(
                Anchor.object(card), Links.GAUGE_NAME, each -> each.name().equals(name));
    }

    /** Returns the name of a gauge, "" if it has none. */
    public static String name(Position position, int card) {
        return position.linksFrom(Anchor.object(card), Links.GAUGE_NAME)
                .map(Link::name)
                .getOrElse("");
    }

    /** Returns those of some cards that lie in a gauge zone. */
    public static Array<GameObject> among(Position position, int[] cards) {
        return Array.ofAll(cards)
                .filter(each -> position.placeOf(each) >= 0
                        && position.place(position.placeOf(each)).zone().equals(Zone.GAUGE.kind()))
                .flatMap(each -> Option.of(position.find(each)));
    }

    /** Tells whether a card can be the gauge of a unit: both have one owner and one master. */
    @Rule(jp = {"7.40.2.1", "7.40.6.2"})
    public static boolean canBeOf(Position position, Seat owner, Seat master, Subject unit) {
        return owner == unit.gameObject().owner() && master == unit.master(position);
    }

    /** Tells whether an effect lets a fighter have a gauge with a name. */
    @Rule(jp = {"7.40.7.1", "13.9.2"})
    public static boolean canHave(Position position, Seat fighter, String name) {
        return HavingGauge.isPermitted(position, fighter, name);
    }

    /** Returns that cards are linked to units or fighters, and no more to what they were linked to before. */
    @Rule(jp = {"4.15.3.5", "7.40.6"})
    public static Batch linking(
            Position position, Array<GameObject> cards, Function<GameObject, Array<Anchor>> bearers) {
        List<Event> events = new ArrayList<>();
        for (GameObject card : cards) {
            Array<Anchor> to = bearers.apply(card);
            if (to.nonEmpty()) {
                links(position, card.object())
                        .appendAll(former(position, card.object()))
                        .map(Event::unlink)
                        .forEach(events::add);
                to.map(each -> link(Links.GAUGE, card.object(), each, "")).forEach(events::add);
            }
        }
        return Batch.ofAll(events);
    }

    /**
     * Returns that cards have been put as gauge, of each unit and fighter whose gauge they have become or of nothing.
     */
    @Rule(jp = {"7.40.1", "7.40.2", "7.40.3", "7.40.7.2"})
    public static Batch told(Position position, Array<GameObject> cards) {
        return Batch.ofAll(cards.flatMap(card -> {
                    Array<Anchor> bearers = links(position, card.object()).map(Link::to);
                    return bearers.isEmpty()
                            ? Array.of(told(position, card, Anchor.seat(card.owner())))
                            : bearers.map(each -> told(position, card, each));
                })
                .toJavaList());
    }

    private static Event told(Position position, GameObject card, Anchor bearer) {
        Seat seat = bearer.isObject() ? card.owner() : Seat.of(bearer.index());
        int unit = bearer.isObject() ? bearer.object() : 0;
        return Event.fact(EventKinds.PUT_AS_GAUGE, seat, unit, card.object(), 0, name(position, card.object()));
    }

    /** Refuses the name "" of a gauge: one without a name has none. */
    public static void checkName(Option<String> name) {
        if (name.exists(String::isEmpty)) {
            throw new IllegalArgumentException("a gauge without a name has no \"name\"");
        }
    }

    /** Returns that cards in gauge zones get a name. */
    @Rule(jp = "7.40.3")
    public static Batch naming(Array<GameObject> cards, String name) {
        return Batch.ofAll(cards.map(each -> link(Links.GAUGE_NAME, each.object(), Anchor.seat(each.owner()), name))
                .toJavaList());
    }

    private static Event link(LinkKind kind, int card, Anchor to, String name) {
        return Event.link(kind, Anchor.object(card), to, name);
    }
}
