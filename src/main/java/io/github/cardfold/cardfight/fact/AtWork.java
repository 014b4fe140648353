package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.WorkingLasting;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Thing;
import java.util.function.BiPredicate;

/** Continuous effects that change no information of cards, as they are at work in a position. */
@Rule(jp = {"11.1.1.3", "11.11.5"})
final class AtWork {
    private AtWork() {}

    /**
     * Tells whether some effect of a sort passes a test; the query asks as its master and its source. What lasts for a
     * time comes first, then the CONT abilities that are valid.
     */
    static <W extends Working> boolean exists(Position position, Class<W> sort, BiPredicate<Query, W> test) {
        for (int i = 0; i < position.lastingCount(); i++) {
            Lasting lasting = position.lasting(i);
            if (lasting.kind() instanceof WorkingLasting kind
                    && sort.isInstance(kind.working())
                    && test.test(Query.of(position, lasting.master(), lasting.source()), sort.cast(kind.working()))) {
                return true;
            }
        }
        for (int place : Layout.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                if (Subject.hasText(position, thing, place)
                        && existsOn(position, Subject.of(thing, place), sort, test)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static <W extends Working> boolean existsOn(
            Position position, Subject card, Class<W> sort, BiPredicate<Query, W> test) {
        Clauses clauses = Clauses.of(position);
        int definition = card.thing().definition();
        Query query = Query.of(position, card.master(position), card);
        for (int i = 0; i < clauses.size(definition, Clause.Kind.CONT); i++) {
            Clause clause = clauses.get(definition, Clause.Kind.CONT, i);
            if (clause.working().exists(each -> sort.isInstance(each) && test.test(query, sort.cast(each)))
                    && clause.isValidIn(position.place(card.place()))
                    && clause.condition().forAll(each -> each.holds(query))
                    && Holding.instances(position, card, clause).length > 0) {
                return true;
            }
        }
        return false;
    }
}
