package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Identity;
import io.github.cardfold.cardfight.information.StateFlags;
import io.github.cardfold.cardfight.state.Layers;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Facts;
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
    /** A CONT ability marks its own card for each name, so that what asks for the state is worked out after it. */
    @Override
    public Array<Working> whileValid() {
        return names.map(name ->
                Change.of(new This(), new Constant(1), StateFlags.flag(state, name), Layers.OTHER, Integer::sum));
    }

    /** Tells whether effects have put a card into a state: that card, or all cards with one of its names. */
    public static boolean isIn(Query query, Subject card, String state) {
        StateFlags flags = CardGame.of(query.position(Facts.PLACES)).flags(state);
        return Strength.isInState(query, card, flags) || isByName(query, card, state, flags);
    }

    private static boolean isByName(Query query, Subject card, String state, StateFlags flags) {
        Position position = query.position(flags.flag());
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffectKind kind = position.lasting(i).kind();
            if (kind instanceof TimedWorking lasting
                    && lasting.working() instanceof NamesInState named
                    && named.state.equals(state)
                    && named.names.exists(name -> isCalled(query, card, name))) {
                return true;
            }
        }
        for (int i = 0; i < flags.named().size(); i++) {
            StateFlags.Named each = flags.named().get(i);
            if (isCalled(query, card, each.name()) && isMarked(query, position, each)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCalled(Query query, Subject card, String name) {
        return Identities.has(query, card, Identity.NAME, name::equals);
    }

    private static boolean isMarked(Query query, Position position, StateFlags.Named mark) {
        for (int place : FighterPlaces.of(position).continuous()) {
            for (int i = 0; i < position.size(place); i++) {
                Subject card = Subject.of(position.objectAt(place, i), place);
                if (card.object() != 0
                        && CardAbilities.workOnOthers(position, card)
                        && Strength.of(query, card, mark.slot(), mark.flag()) > 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
