package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** What cards require of the Territories in which they are deployed. */
final class Admission {
    private Admission() {}

    /** Tells whether a Territory meets what a card requires of those in which it is deployed. */
    @Rule(vw = "2.7.6")
    static boolean is(Position position, GameObject territory, GameObject card) {
        Clauses skills = Clauses.of(position);
        if (!skills.works(Admitting.SORT)) {
            return true;
        }
        Subject self = Subject.of(card, position.placeOf(card.object()));
        Subject there = Subject.of(territory, position.placeOf(territory.object()));
        Query query = Query.of(position, self.master(position), self);
        return Array.range(0, skills.size(card.definition(), Clause.Kind.CONT))
                .map(i -> skills.get(card.definition(), Clause.Kind.CONT, i))
                .flatMap(Clause::working)
                .filter(Admitting.class::isInstance)
                .forAll(each -> ((Admitting) each).admits(query, there));
    }
}
