package io.github.cardfold.vandaria.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** An effect by which its card is summoned without its cost. */
public interface FreeToSummon extends Working {
    /** What all such effects are found by. */
    Object SORT = FreeToSummon.class;

    @Override
    default Object sort() {
        return SORT;
    }

    /** Tells whether a card is summoned without its cost, as one of its Static Skills says whose condition holds. */
    @Rule(vw = {"1.2.1", "18.7.6.5"})
    static boolean is(Position position, GameObject card) {
        Clauses skills = Clauses.of(position);
        if (!skills.works(SORT)) {
            return false;
        }
        Subject self = Subject.of(card, position.placeOf(card.object()));
        Query query = Query.of(position, self.master(position), self);
        return Array.range(0, skills.size(card.definition(), Clause.Kind.CONT))
                .map(i -> skills.get(card.definition(), Clause.Kind.CONT, i))
                .exists(each -> each.working().exists(FreeToSummon.class::isInstance) && each.holds(query));
    }
}
