package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Set cards that are put on circles as units (18.5). What they are there is a rule, not an effect of a text: lasting
 * effects on the card that do nothing where it lies, and let it be a unit as soon as it arrives on a circle.
 */
public final class ArrivingUnits {
    private static final String TYPE = "18.5.2";

    private ArrivingUnits() {}

    /**
     * Returns the kinds of lasting effects that take from cards what they are as orders and set cards, and make them
     * units with some subtypes and special types, in the order in which they begin.
     *
     * @param name the beginning of their names
     */
    @Rule(jp = {"18.5.2", "2.9.5"})
    public static Array<RuleChange> types(String name, Array<String> subtypes, Array<String> specialTypes) {
        return Array.of(
                        RuleChange.mainType(name + " unit", TYPE, MainType.UNIT),
                        RuleChange.loses(name + " subtypes", TYPE, Identity.SUBTYPE),
                        RuleChange.loses(name + " special types", TYPE, Identity.SPECIAL_TYPE))
                .appendAll(
                        subtypes.map(each -> RuleChange.gains(name + " subtype " + each, TYPE, Identity.SUBTYPE, each)))
                .appendAll(specialTypes.map(
                        each -> RuleChange.gains(name + " special type " + each, TYPE, Identity.SPECIAL_TYPE, each)))
                .map(RuleChange::ofArriving);
    }

    /** Returns those that let cards have a number on circles. */
    @Rule(jp = "18.5.3")
    public static Array<RuleChange> numbers(String name, Trait what) {
        return RuleChange.numberOfArriving(name, "18.5.3", what);
    }

    /** Tells whether a card is about to arrive on a circle as a unit. */
    public static boolean is(Position position, GameObject card) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (isOfArriving(each) && ((RuleChange) each.kind()).makesUnits() && each.isOn(card.object())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfArriving(TimedEffect effect) {
        return effect.kind() instanceof RuleChange change && change.isOfArriving();
    }

    /** Returns the ends of the effects of some kinds that are on cards which have come to no circle. */
    public static Batch ends(Position position, Array<RuleChange> kinds) {
        return ends(
                position, each -> kinds.contains((RuleChange) each.kind()) && !isOnCircle(position, each.object(0)));
    }

    /** Returns the ends of all effects on cards that have come to no circle. */
    public static Batch ends(Position position) {
        return ends(position, each -> !isOnCircle(position, each.object(0)));
    }

    /** Returns the ends of the effects on a card. */
    public static Batch endsOn(Position position, int object) {
        return ends(position, each -> each.isOn(object));
    }

    private static Batch ends(Position position, Predicate<TimedEffect> which) {
        List<Event> ends = new ArrayList<>(0);
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (isOfArriving(each) && which.test(each)) {
                ends.add(Event.end(each));
            }
        }
        return Batch.ofAll(ends);
    }

    private static boolean isOnCircle(Position position, int object) {
        int place = position.placeOf(object);
        return place >= 0 && position.place(place).zone().circle();
    }
}
