package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import io.github.cardfold.kernel.table.Place;

/** Tells quickly of most cards that nothing changes them, without working out what it does to others. */
final class AsPrinted {
    private AsPrinted() {}

    /**
     * Tells whether nothing changes a card where it lies: no lasting effect, no ability of its own, none of another
     * card that may look for cards there, nothing that is lent; not known where effects may give such abilities.
     */
    static boolean is(Position position, GameObject card, int place) {
        FighterPlaces places = FighterPlaces.of(position);
        return !places.mayBeReachedByGifts(place)
                && !hasEffect(position, card, place)
                && !changesItself(position, card, place)
                && !(places.mayBeReached(place) && isReached(position, place))
                && !isLentTo(position, card);
    }

    /** What lasts is on the cards it was fixed to, but what some rules add to units of the field. */
    private static boolean hasEffect(Position position, GameObject card, int place) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isOnField = effect.kind() instanceof Modifier added && !added.isOnItsUnitsOnly();
            if (effect.isOn(card.object()) || isOnField && Field.isCircle(position, place)) {
                return true;
            }
        }
        return false;
    }

    private static boolean changesItself(Position position, GameObject card, int place) {
        for (Template each : CardGame.of(position).templates(card.definition())) {
            if (each.clause().isValidIn(position.place(place))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReached(Position position, int place) {
        CardGame game = CardGame.of(position);
        Place reached = position.place(place);
        for (int from : FighterPlaces.of(position).continuous()) {
            Pile pile = position.pile(from);
            for (int i = 0; i < pile.size(); i++) {
                for (Template each : game.templates(pile.at(i).definition())) {
                    if (each.mayReach(reached)
                            && each.clause().isValidIn(position.place(from))
                            && Subject.hasText(position, pile.at(i), from)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The attacker and the units that are guarded may be lent power. */
    private static boolean isLentTo(Position position, GameObject card) {
        Frame battle = Battle.of(position);
        if (battle == null || !Battle.isAnythingLent(battle)) {
            return false;
        }
        for (int i = 1; i < battle.size(BattleFrame.GUARDS); i += 2) {
            if (battle.get(BattleFrame.GUARDS, i) == card.object()) {
                return true;
            }
        }
        return battle.get(BattleFrame.ATTACKER) == card.object();
    }
}
