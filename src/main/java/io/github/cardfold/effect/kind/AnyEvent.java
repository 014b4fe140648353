package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** One of several things happens. It gives the names that all of them give. Written as a list. */
@Phrase("{events or}")
@Phrase(form = "did", value = "{events or did}")
@Phrase(form = "own", value = "{events or own}")
public record AnyEvent(Array<EventPattern> events) implements EventPattern {
    /** Refuses none. */
    public AnyEvent {
        if (events.isEmpty()) {
            throw new IllegalArgumentException("no event is said");
        }
    }

    @Override
    public Array<EventKind> kinds() {
        return events.flatMap(EventPattern::kinds).distinctBy(EventKind::name);
    }

    /** A name that one of them gives to one card and another one to several is given by none. */
    @Override
    public Array<String> binds() {
        Array<String> all = events.head().binds();
        boolean several = bindsSeveral();
        Array<String> lists = several ? all.takeRight(1) : Array.empty();
        return all.filter(name -> events.forAll(each -> each.binds().contains(name)
                && lists.contains(name)
                        == (each.bindsSeveral() && each.binds().last().equals(name))));
    }

    @Override
    public boolean bindsSeveral() {
        return events.forAll(EventPattern::bindsSeveral)
                && events.map(each -> each.binds().last()).distinct().size() == 1;
    }

    @Override
    public boolean reachesHidden() {
        return events.exists(EventPattern::reachesHidden);
    }

    @Override
    public boolean mayFit(Place from, Place to) {
        return events.exists(each -> each.kinds().contains(EventKind.MOVE) && each.mayFit(from, to));
    }

    @Override
    public boolean mayFit(String told) {
        return events.exists(each -> each.mayFit(told));
    }

    /** What fits several of them happens once. */
    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        for (EventPattern each : fitting(happening)) {
            Option<Array<Integer>> bound = each.matches(query, happening);
            if (bound.isDefined()) {
                return Option.some(common(each, bound.get()));
            }
        }
        return Option.none();
    }

    private Array<EventPattern> fitting(Happening happening) {
        return events.filter(each -> each.kinds().contains(happening.event().kind()));
    }

    private Array<Integer> common(EventPattern one, Array<Integer> bound) {
        Array<String> names = one.binds();
        Array<Integer> common = Array.empty();
        for (String name : binds()) {
            int at = names.indexOf(name);
            boolean isRest = one.bindsSeveral() && at == names.size() - 1;
            common = common.appendAll(isRest ? bound.drop(at) : bound.slice(at, at + 1));
        }
        return common;
    }

    @Override
    public boolean isMeasured() {
        return events.forAll(EventPattern::isMeasured);
    }

    @Override
    public int measure(Happening happening) {
        return fitting(happening).head().measure(happening);
    }

    @Override
    public Option<Array<Integer>> counted(Position position, Seat seat, Happening happening) {
        for (EventPattern each : fitting(happening)) {
            Option<Array<Integer>> counted = each.counted(position, seat, happening);
            if (counted.isDefined()) {
                return counted;
            }
        }
        return Option.none();
    }
}
