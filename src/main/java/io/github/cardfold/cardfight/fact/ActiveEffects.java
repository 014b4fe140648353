package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Layer;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What continuous effects do in a position, for tools that ask which never do anything. */
public final class ActiveEffects {
    private ActiveEffects() {}

    /** Returns the CONT abilities that are valid, one for each card that has it, by place and position. */
    public static Array<Clause> abilities(Position position) {
        List<Clause> valid = new ArrayList<>();
        for (int place : FighterPlaces.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (Subject.hasText(position, card, place)) {
                    ofCard(position, Subject.of(card, place), valid);
                }
            }
        }
        return Array.ofAll(valid);
    }

    private static void ofCard(Position position, Subject card, List<Clause> valid) {
        Clauses clauses = Clauses.of(position);
        Query query = Query.of(position, card.master(position), card);
        int definition = card.gameObject().definition();
        for (int i = 0; i < clauses.size(definition, Clause.Kind.CONT); i++) {
            Clause clause = clauses.get(definition, Clause.Kind.CONT, i);
            if (clause.isValidIn(position.place(card.place()))
                    && clause.condition().forAll(each -> each.holds(query))
                    && CardAbilities.instances(position, card, clause).length > 0) {
                valid.add(clause);
            }
        }
    }

    /** Returns the layers in which some information is changed, in their order (11.11.1). */
    public static Array<Layer> layers(Position position) {
        Set<Layer> layers = new TreeSet<>();
        Information.compute(position, (information, effect, write) -> layers.add(effect.layer()));
        return Array.ofAll(layers);
    }
}
