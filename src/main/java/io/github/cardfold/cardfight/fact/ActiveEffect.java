package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.ReplacingCards;
import io.github.cardfold.cardfight.information.WorkingPlaces;
import io.github.cardfold.cardfight.information.WorkingSort;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Replaces;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
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
        WorkingSort abilities = FighterPlaces.of(position).working().of(sort);
        if (abilities == null && !lasts(position, sort)) {
            return Array.empty();
        }
        if (position.known(sort) instanceof Found known) {
            return known.effects();
        }
        boolean mayBeValid = abilities != null && mayBeValid(position, abilities);
        Array<ActiveEffect> found = find(position, mayBeValid ? abilities : null, sort);
        position.note(sort, found.isEmpty() ? Found.NOTHING : new Found(found));
        return found;
    }

    private record Found(Array<ActiveEffect> effects) {
        private static final Found NOTHING = new Found(Array.empty());
    }

    private static Array<ActiveEffect> find(Position position, @Nullable WorkingSort abilities, Object sort) {
        List<ActiveEffect> found = new ArrayList<>();
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() instanceof TimedWorking lasting && isWorking(effect, sort)) {
                Query query = Query.of(position, effect.master(), effect.source());
                found.add(new ActiveEffect(lasting.working(), query, effect.number(), effect, effect.id()));
            }
        }
        if (abilities != null) {
            ofAbilities(position, abilities, sort, found);
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

    private static void ofAbilities(Position position, WorkingSort working, Object sort, List<ActiveEffect> found) {
        boolean areGiven = areGiven(position, working);
        int[] places = areGiven ? FighterPlaces.of(position).continuous() : working.printingPlaces();
        for (int place : places) {
            Pile pile = position.pile(place);
            DefinitionSet printing = working.printing(place);
            if (areGiven || pile.holdsOneOf(printing)) {
                for (int i = 0; i < pile.size(); i++) {
                    GameObject card = pile.at(i);
                    boolean isGiven = areGiven && Information.of(position).isGiven(card.object(), working.gifts());
                    if ((isGiven || printing.has(card.definition())) && Subject.hasText(position, card, place)) {
                        Clause[] clauses = working.clauses(card.definition(), isGiven);
                        ofCard(position, Subject.of(card, place), clauses, sort, found);
                    }
                }
            }
        }
    }

    /** Tells quickly of most events that no text replaces them, nothing having moved yet (11.12.1). */
    static boolean mayReplace(Position position, Event event) {
        WorkingPlaces places = FighterPlaces.of(position).working();
        ReplacingCards printing = places.replacing();
        WorkingSort abilities = places.of(Replaces.class);
        return printing != null && printing.isOneThere(position, event)
                || abilities != null && mayBeGiven(position, abilities)
                || lasts(position, Replaces.class);
    }

    /** Tells quickly of most positions that no card has an ability of the sort that is valid. */
    private static boolean mayBeValid(Position position, WorkingSort working) {
        return working.isPrintedOnSome(position) || mayBeGiven(position, working);
    }

    private static boolean mayBeGiven(Position position, WorkingSort working) {
        BitSet gifts = working.gifts();
        return !gifts.isEmpty()
                && (working.mayBeGiven(position) || CardGame.of(position).isAnyWrittenForATime(position, gifts));
    }

    /** Tells whether some card has got an ability of the sort. */
    private static boolean areGiven(Position position, WorkingSort working) {
        return mayBeGiven(position, working) && Information.of(position).isGiven(working.gifts());
    }

    private static void ofCard(
            Position position, Subject card, Clause[] clauses, Object sort, List<ActiveEffect> found) {
        if (!CardAbilities.workOnOthers(position, card)) {
            return;
        }
        Query query = null;
        for (Clause clause : clauses) {
            if (clause.isValidIn(position.place(card.place()))) {
                int[] instances = CardAbilities.instances(position, card, clause);
                if (instances.length > 0) {
                    query = query == null ? Query.of(position, card.master(position), card) : query;
                    if (clause.holds(query)) {
                        add(clause, query, instances, sort, found);
                    }
                }
            }
        }
    }

    private static void add(Clause clause, Query query, int[] instances, Object sort, List<ActiveEffect> found) {
        for (int instance : instances) {
            for (int i = 0; i < clause.working().size(); i++) {
                Working each = clause.working().get(i);
                if (each.sort().equals(sort)) {
                    found.add(new ActiveEffect(each, query, each.amount(query), null, instance));
                }
            }
        }
    }
}
