package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * An ACT ability that a fighter can play now.
 *
 * @param clause the ability
 * @param instance the lasting effect that granted it, 0 if none did
 */
public record Activation(Clause clause, int instance) {
    /** Tells whether no card of the catalogue could ever have an ACT ability. */
    public static boolean isUnheardOf(Position position) {
        return !Clauses.of(position).has(Clause.Kind.ACT);
    }

    /** Tells whether a card of that print may have an ACT ability, its own or one that effects grant. */
    public static boolean mayHave(Position position, GameObject card) {
        return Clauses.of(position).size(card.definition(), Clause.Kind.ACT) > 0;
    }

    /** Tells whether a fighter has cards that not all see in a place where ACT abilities are valid. */
    public static boolean mayHide(Position position, Seat fighter) {
        for (int each : FighterPlaces.of(position).activated()) {
            Place place = position.place(each);
            if (place.seat() == fighter && place.zone().isHidden() && position.size(each) > 0) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the abilities of a card that a fighter can play, in the order of the catalogue; none of a card that the
     * fighter does not see, such as one of the own deck that only the other one has looked at.
     */
    @Rule(jp = {"11.1.1.1.1", "11.8.2.2", "12.2.1.1"})
    public static Array<Activation> of(Position position, Seat fighter, int place, int index) {
        GameObject object = position.objectAt(place, index);
        Clauses clauses = Clauses.of(position);
        int count = clauses.size(object.definition(), Clause.Kind.ACT);
        Array<Activation> found = Array.empty();
        if (count == 0
                || !Subject.hasText(position, object, place)
                || position.master(object, place) != fighter
                || position.place(place).zone().isHidden() && !object.seenBy(fighter)) {
            return found;
        }
        Subject card = Subject.of(object, place);
        for (int i = 0; i < count; i++) {
            Clause clause = clauses.get(object.definition(), Clause.Kind.ACT, i);
            if (clause.isValidIn(position.place(place))) {
                for (int instance : CardAbilities.instances(position, card, clause)) {
                    found = isPlayable(position, fighter, card, clause, instance)
                            ? found.append(new Activation(clause, instance))
                            : found;
                }
            }
        }
        return found;
    }

    @Rule(jp = {"14.2.3.3", "14.2.3.3.1"})
    private static boolean isPlayable(Position position, Seat fighter, Subject card, Clause clause, int instance) {
        Query query = Query.of(position, fighter, card);
        return !clause.isUnusable(position, fighter, card, instance) && clause.holds(query) && clause.isPayable(query);
    }
}
