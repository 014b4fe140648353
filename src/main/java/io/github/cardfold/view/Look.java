package io.github.cardfold.view;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Anchor;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Link;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Seen;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.Definition;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Role;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** One seat's look at a position. */
@Rule(jp = {"4.1.2", "4.2.2", "4.2.3"})
final class Look {
    private static final int[] NO_VALUES = {};

    private final Position position;
    private final Seat seat;

    Look(Position position, Seat seat) {
        this.position = position;
        this.seat = seat;
    }

    SeenPlace place(int index) {
        if (position.size(index) == 0) {
            return new SeenPlace(position.place(index), 0, Array.empty(), Array.empty());
        }
        Seen seen = Seen.of(position, index, seat);
        return new SeenPlace(position.place(index), seen.size(), cards(seen, index), pools(seen));
    }

    private Array<SeenCard> cards(Seen seen, int place) {
        List<SeenCard> cards = new ArrayList<>();
        for (int i = 0; i < seen.size(); i++) {
            if (seen.poolCount() == 0 || seen.definition(i) != Seen.UNKNOWN) {
                cards.add(card(seen, place, i));
            }
        }
        return Array.ofAll(cards);
    }

    private Array<SeenPool> pools(Seen seen) {
        List<SeenPool> pools = new ArrayList<>();
        for (int pool = 0; pool < seen.poolCount(); pool++) {
            if (seen.unseen(pool) > 0) {
                Array<Definition> kinds = Array.ofAll(seen.kinds(pool)).map(this::definition);
                pools.add(new SeenPool(seen.start(pool), seen.unseen(pool), seen.isWholeKnown(pool), kinds));
            }
        }
        return Array.ofAll(pools);
    }

    /** Orientation and face of a unit can be seen even where its card may not be looked at. */
    @Rule(jp = {"4.3.1", "4.3.3.1"})
    private SeenCard card(Seen seen, int place, int at) {
        GameObject card = position.objectAt(place, at);
        boolean known = seen.definition(at) != Seen.UNKNOWN;
        boolean unit = known && position.place(place).zone().circle();
        int[] values = unit ? position.rules().game().traits(position, card, place) : NO_VALUES;
        int told = unit ? position.rules().game().toldTraits() : 0;
        return new SeenCard(
                new Handle(place, at),
                known ? Option.some(definition(seen.definition(at))) : Option.none(),
                card.is(GameObject.REST),
                card.is(GameObject.FACE_DOWN),
                Array.ofAll(values).take(told),
                flags(values, told));
    }

    /** What a game computes besides the characteristics, as its texts have it. */
    private Array<Tuple2<String, Integer>> flags(int[] values, int told) {
        if (values.length <= told) {
            return Array.empty();
        }
        String[] names = position.rules().game().traitNames();
        List<Tuple2<String, Integer>> flags = new ArrayList<>(0);
        for (int i = told; i < values.length; i++) {
            if (values[i] != 0) {
                flags.add(Tuple.of(names[i], values[i]));
            }
        }
        return Array.ofAll(flags);
    }

    Definition definition(int index) {
        return position.rules().definition(index);
    }

    SeenEffect effect(TimedEffect effect) {
        Array<Handle> units = Array.range(0, effect.objectCount()).flatMap(i -> handle(effect.object(i)));
        return new SeenEffect(
                effect.kind().name(),
                amount(effect),
                effect.master(),
                printed(effect.source()),
                units,
                on(effect),
                effect.lifetime());
    }

    private Array<SeenAnchor> on(TimedEffect effect) {
        Array<SeenAnchor> ground = Option.of(effect.at()).map(this::anchor).toArray();
        return effect.kind() instanceof Mark
                ? Array.ofAll(effect.objects())
                        .map(each -> anchor(Anchor.object(each)))
                        .filter(each -> each.kind() == SeenAnchor.Kind.HIDDEN)
                        .appendAll(ground)
                : ground;
    }

    SeenLink link(Link link) {
        return new SeenLink(link.kind().name(), anchor(link.from()), anchor(link.to()), link.name());
    }

    private SeenAnchor anchor(Anchor anchor) {
        return switch (anchor.kind()) {
            case SEAT -> SeenAnchor.of(Seat.of(anchor.index()));
            case PLACE -> SeenAnchor.place(position.place(anchor.index()));
            case OBJECT -> card(anchor.index());
        };
    }

    private SeenAnchor card(int object) {
        int place = position.placeOf(object);
        return place < 0
                ? SeenAnchor.gone(printed(object))
                : handle(object).map(SeenAnchor::card).getOrElse(() -> SeenAnchor.hidden(position.place(place)));
    }

    /** What a number of an effect says to a seat: nothing if it stands for another effect. */
    static int amount(TimedEffect effect) {
        return effect.kind().numbersEffects() ? 0 : effect.number();
    }

    SeenWaiting standby(Standby ability) {
        return new SeenWaiting(ability.procedure(), ability.master(), printed(ability.source()));
    }

    SeenEntry entry(Frame.Queued entry) {
        return new SeenEntry(
                entry.queue().name(),
                entry.procedure(),
                entry.seat(),
                printed(entry.source()),
                Array.ofAll(entry.objects()).map(this::card),
                Array.ofAll(entry.numbers()),
                entry.lasting().map(this::effect));
    }

    /** What a card does, if the seat may point at it and at the other one. */
    Option<SeenRole> role(Role role) {
        Option<Handle> other = handle(role.other());
        return handle(role.object())
                .filter(at -> role.other() == 0 || other.isDefined())
                .map(at -> new SeenRole(role.name(), at, other));
    }

    /** Returns where an object lies, if the seat may point at it. */
    private Option<Handle> handle(int object) {
        int place = position.placeOf(object);
        if (place < 0) {
            return Option.none();
        }
        int at = position.indexOf(place, object);
        boolean pointable = !position.place(place).zone().isHidden()
                || Seen.of(position, place, seat).definition(at) != Seen.UNKNOWN;
        return pointable ? Option.some(new Handle(place, at)) : Option.none();
    }

    /** Returns what is printed on an object, as it lies or last lay, if the seat sees or saw it there. */
    private Option<Definition> printed(int object) {
        GameObject now = position.find(object);
        Snapshot last = now == null ? position.last(object) : null;
        return Option.of(last == null ? now : last.gameObject())
                .filter(card -> card.seenBy(seat))
                .map(card -> definition(card.definition()));
    }
}
