package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TimedWorking;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;

/**
 * Every card with one of some names is in a state, wherever it lies and whoever has it, unseen cards and cards that
 * come later as well (5.2.2.1).
 *
 * @param state the name of the state
 * @param names the names of the cards
 */
@Rule(jp = "5.2.2.1")
public record NamesInState(String state, Array<String> names) implements Working {
    private static final String BEFORE_NAME = ": ";

    /** Returns the flag of a card that is in a state. */
    public static String flag(String state) {
        return "in state " + state;
    }

    /** A CONT ability marks its own card for each name, so that what asks for the state is worked out after it. */
    @Override
    public Array<Working> whileValid() {
        return names.map(name ->
                Change.of(new This(), new Constant(1), flag(state) + BEFORE_NAME + name, Layers.OTHER, Integer::sum));
    }

    /** Tells whether an effect has put all cards with one of a card's names into a state. */
    public static boolean isIn(Query query, Subject card, String state) {
        Position position = query.position(flag(state));
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffectKind kind = position.lasting(i).kind();
            if (kind instanceof TimedWorking lasting
                    && lasting.working() instanceof NamesInState named
                    && named.state.equals(state)
                    && named.names.exists(name -> isCalled(query, card, name))) {
                return true;
            }
        }
        String beginning = flag(state) + BEFORE_NAME;
        Array<String> marked = CardGame.of(position).slotsOf(beginning);
        for (int i = 0; i < marked.size(); i++) {
            if (isCalled(query, card, marked.get(i).substring(beginning.length()))
                    && isMarked(query, position, marked.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCalled(Query query, Subject card, String name) {
        return Identities.has(query, card, Identity.NAME, name::equals);
    }

    private static boolean isMarked(Query query, Position position, String slot) {
        int index = CardGame.of(position).slot(slot);
        for (int place : FighterPlaces.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                Subject card = Subject.of(position.objectAt(place, i), place);
                if (card.object() != 0
                        && CardAbilities.workOnOthers(position, card)
                        && Strength.of(query, card, index, slot) > 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
