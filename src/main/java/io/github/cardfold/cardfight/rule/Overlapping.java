package io.github.cardfold.cardfight.rule;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.Vanguards;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Links;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Reads;
import io.github.cardfold.kernel.position.RuleAction;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Several units on one vanguard or rear-guard circle: only the one placed last stays (13.3), and units in legion stay
 * together. No two are placed there at once (6.2.3.2.1), so that 13.3.2.1, 13.3.4.1 and 13.3.5.1 leave nothing to
 * choose.
 */
public final class Overlapping implements RuleAction {
    @Override
    public String label() {
        return "13.3";
    }

    @Override
    public Reads reads() {
        return Reads.cards(place -> place.zone().circle()).kinds();
    }

    @Override
    public boolean isDue(Position position) {
        for (int place : Field.circles(position)) {
            if (mayHaveExcess(position, place) && excess(position, place).nonEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** A mate that is left alone has been in legion, and is linked. */
    private static boolean mayHaveExcess(Position position, int place) {
        boolean mayBeMate = (position.hasLinks(Links.LEGION) || position.hasLinks(Links.LEFT_MATE))
                && Circle.is(position.place(place), Circle.VANGUARD);
        return position.size(place) >= (mayBeMate ? 1 : 2) && holdsOne(position, place);
    }

    @Rule(jp = "4.9.4")
    private static boolean holdsOne(Position position, int place) {
        return Circle.is(position.place(place), Circle.VANGUARD | Circle.REAR_GUARD);
    }

    @Override
    public Batch events(Position position) {
        List<Event> events = new ArrayList<>();
        for (int place : Field.circles(position)) {
            if (holdsOne(position, place)) {
                Zone zone = Circle.is(position.place(place), Circle.VANGUARD) ? Zone.SOUL : Zone.DROP;
                for (GameObject each : excess(position, place)) {
                    events.add(Event.move(position, each.object(), zone.of(each.owner()), 0));
                }
            }
        }
        return Batch.ofAll(events);
    }

    private static Array<GameObject> excess(Position position, int place) {
        return Circle.is(position.place(place), Circle.VANGUARD)
                ? vanguards(position, place)
                : allButLast(Array.range(0, position.size(place)).map(i -> position.objectAt(place, i)));
    }

    @Rule(jp = {"13.3.3", "13.3.5"})
    private static Array<GameObject> allButLast(Array<GameObject> units) {
        return units.dropRight(1);
    }

    /** Mates that their leaders have left, and of the others all but one unit or one legion. */
    @Rule(jp = {"13.3.1", "13.3.2", "13.3.3", "13.3.4"})
    private static Array<GameObject> vanguards(Position position, int circle) {
        Array<GameObject> units = Vanguards.on(position, circle);
        Array<GameObject> left = units.filter(each -> Vanguards.isLeft(position, each));
        Array<GameObject> others = units.removeAll(left);
        Array<GameObject> mates = others.filter(each -> Vanguards.isMate(position, each));
        boolean areAllInLegion = others.forAll(each -> mates.contains(each)
                || !Vanguards.mates(position, each.object()).isEmpty());
        return left.appendAll(allButLast(mates.isEmpty() || !areAllInLegion ? others : mates));
    }
}
