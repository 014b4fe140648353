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
import java.util.ArrayList;
import java.util.List;

/**
 * A continuous effect at work that changes no card but what fighters may do or what becomes of rules.
 *
 * @param working what it does
 * @param query asks as its master and its source
 * @param amount its amount, fixed when it arose if it lasts for a time (11.11.4)
 */
record ActiveEffect(Working working, Query query, int amount) {
    /** Returns those of a kind: effects that last, then those of CONT abilities that are valid. */
    @Rule(jp = {"11.3.1.2", "11.4.1", "11.4.2", "11.4.3"})
    static List<ActiveEffect> of(Position position, Class<? extends Working> kind) {
        boolean mayBeAbilities = Clauses.of(position).works(kind);
        if (!mayBeAbilities && !lasts(position, kind)) {
            return List.of();
        }
        List<ActiveEffect> found = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof TimedWorking lasting && isWorking(effect, kind)) {
                Query query = Query.of(position, effect.master(), effect.source());
                found.add(new ActiveEffect(lasting.working(), query, effect.number()));
            }
        }
        if (mayBeAbilities) {
            ofAbilities(position, kind, found);
        }
        return found;
    }

    private static boolean lasts(Position position, Class<? extends Working> kind) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (isWorking(position.lasting(i), kind)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWorking(TimedEffect effect, Class<? extends Working> kind) {
        return effect.kind() instanceof TimedWorking lasting && kind.isInstance(lasting.working());
    }

    /** Returns the seat whose effect it is. */
    Seat master() {
        return query.master();
    }

    private static void ofAbilities(Position position, Class<? extends Working> kind, List<ActiveEffect> found) {
        Clauses clauses = Clauses.of(position);
        for (int place : FighterPlaces.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                GameObject card = position.objectAt(place, i);
                Subject subject = Subject.of(card, place);
                if (clauses.works(kind, card.definition())
                        && Subject.hasText(position, card, place)
                        && CardAbilities.workOnOthers(position, subject)) {
                    ofCard(position, subject, kind, found);
                }
            }
        }
    }

    private static void ofCard(
            Position position, Subject card, Class<? extends Working> kind, List<ActiveEffect> found) {
        Clauses clauses = Clauses.of(position);
        Query query = Query.of(position, card.master(position), card);
        for (int i = 0; i < clauses.size(card.gameObject().definition(), Clause.Kind.CONT); i++) {
            Clause clause = clauses.get(card.gameObject().definition(), Clause.Kind.CONT, i);
            boolean isValid = clause.working().exists(kind::isInstance)
                    && clause.isValidIn(position.place(card.place()))
                    && clause.holds(query);
            int times = isValid ? CardAbilities.instances(position, card, clause).length : 0;
            for (int time = 0; time < times; time++) {
                clause.working()
                        .filter(kind::isInstance)
                        .forEach(each -> found.add(new ActiveEffect(each, query, each.amount(query))));
            }
        }
    }
}
