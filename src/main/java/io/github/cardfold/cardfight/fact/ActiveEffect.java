package io.github.cardfold.cardfight.fact;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * A continuous effect at work that changes no card but what fighters may do or what becomes of rules.
 *
 * @param working what it does
 * @param query asks as its master and its source
 * @param amount its amount, fixed when it arose if it lasts for a time (11.11.4)
 * @param lasting the effect if it lasts for a time, null if a CONT ability has it
 * @param instance the id of the lasting effect that it is or that granted its ability, 0 if there is none
 */
public record ActiveEffect(
        Working working, Query query, int amount, @Nullable TimedEffect lasting, int instance) {
    /** Returns those of a sort: effects that last, then those of CONT abilities that are valid. */
    @Rule(jp = {"11.3.1.2", "11.4.1", "11.4.2", "11.4.3"})
    public static Array<ActiveEffect> of(Position position, Object sort) {
        boolean mayBeAbilities = Clauses.of(position).works(sort);
        if (!mayBeAbilities && !lasts(position, sort)) {
            return Array.empty();
        }
        List<ActiveEffect> found = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof TimedWorking lasting && isWorking(effect, sort)) {
                Query query = Query.of(position, effect.master(), effect.source());
                found.add(new ActiveEffect(lasting.working(), query, effect.number(), effect, effect.id()));
            }
        }
        if (mayBeAbilities) {
            ofAbilities(position, sort, found);
        }
        return found.isEmpty() ? Array.empty() : Array.ofAll(found);
    }

    /** Tells quickly of most positions that there are none of a sort. */
    public static boolean mayBe(Position position, Object sort) {
        return lasts(position, sort) || Clauses.of(position).works(sort);
    }

    private static boolean lasts(Position position, Object sort) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (isWorking(position.lasting(i), sort)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWorking(TimedEffect effect, Object sort) {
        return effect.kind() instanceof TimedWorking lasting && lasting.sort().equals(sort);
    }

    /** Returns the seat whose effect it is. */
    public Seat master() {
        return query.master();
    }

    private static void ofAbilities(Position position, Object sort, List<ActiveEffect> found) {
        IntPredicate mayWork = Clauses.of(position).working(sort);
        for (int place : FighterPlaces.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                if (mayWork.test(card.definition()) && Subject.hasText(position, card, place)) {
                    Subject subject = Subject.of(card, place);
                    if (CardAbilities.workOnOthers(position, subject)) {
                        ofCard(position, subject, sort, found);
                    }
                }
            }
        }
    }

    private static void ofCard(Position position, Subject card, Object sort, List<ActiveEffect> found) {
        Clauses clauses = Clauses.of(position);
        Query query = Query.of(position, card.master(position), card);
        for (int i = 0; i < clauses.size(card.gameObject().definition(), Clause.Kind.CONT); i++) {
            Clause clause = clauses.get(card.gameObject().definition(), Clause.Kind.CONT, i);
            boolean isValid = clause.working().exists(each -> each.sort().equals(sort))
                    && clause.isValidIn(position.place(card.place()))
                    && clause.holds(query);
            if (isValid) {
                for (int instance : CardAbilities.instances(position, card, clause)) {
                    clause.working()
                            .filter(each -> each.sort().equals(sort))
                            .forEach(each ->
                                    found.add(new ActiveEffect(each, query, each.amount(query), null, instance)));
                }
            }
        }
    }
}
