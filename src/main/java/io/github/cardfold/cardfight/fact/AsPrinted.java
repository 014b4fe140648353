package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.cardfight.information.Trait;
import io.github.cardfold.cardfight.information.WorkingPlaces;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.DefinitionSet;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Pile;
import java.util.BitSet;

/** Tells quickly of most cards that nothing changes them, without working out what it does to others. */
final class AsPrinted {
    /** So many pieces of information are looked for one by one. */
    private static final int FEW = 8;

    private AsPrinted() {}

    /**
     * Tells whether nothing changes some pieces of information of a card where it lies: no lasting effect, no ability
     * of its own, none of another card that looks for cards there, nothing that is lent; not known where effects may
     * give such abilities.
     *
     * @param asked the indices of the pieces
     */
    static boolean is(Position position, GameObject card, int place, BitSet asked) {
        return !FighterPlaces.of(position).mayBeReachedByGifts(place)
                && !hasEffect(position, card, place, asked)
                && !changesItself(position, card, place, asked)
                && !isReached(position, card, place, asked)
                && !(asked.get(Trait.POWER.ordinal()) && isLentTo(position, card));
    }

    /** What lasts is on the cards it was fixed to, but what some rules add to units of the field. */
    private static boolean hasEffect(Position position, GameObject card, int place, BitSet asked) {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind().counts()) {
                continue;
            }
            boolean isOnIt = effect.kind() instanceof Modifier added && !added.isOnItsUnitsOnly()
                    ? Field.isCircle(position, place)
                    : effect.isOn(card.object());
            if (isOnIt && writes(position, effect, asked)) {
                return true;
            }
        }
        return false;
    }

    private static boolean writes(Position position, TimedEffect effect, BitSet asked) {
        if (effect.kind() instanceof Modifier added) {
            return added.slots().intersects(asked);
        }
        TimedChange change = CardGame.of(position).change(effect.kind());
        return change != null && change.writes().intersects(asked);
    }

    private static boolean changesItself(Position position, GameObject card, int place, BitSet asked) {
        for (Template each : CardGame.of(position).templates(card.definition())) {
            if (each.isOnItself() && each.writes().intersects(asked) && mayWork(position, each, card, place, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReached(Position position, GameObject card, int place, BitSet asked) {
        WorkingPlaces working = FighterPlaces.of(position).working();
        if (asked.cardinality() > FEW) {
            return isReached(position, card, place, asked, working.reaching(place));
        }
        for (int slot = asked.nextSetBit(0); slot >= 0; slot = asked.nextSetBit(slot + 1)) {
            if (isReached(position, card, place, asked, working.reaching(place, slot))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReached(
            Position position, GameObject card, int place, BitSet asked, DefinitionSet[] reaching) {
        for (int from = 0; from < reaching.length; from++) {
            Pile pile = position.pile(from);
            if (!reaching[from].isEmpty() && pile.holdsOneOf(reaching[from])) {
                for (int i = 0; i < pile.size(); i++) {
                    GameObject source = pile.at(i);
                    if (reaching[from].has(source.definition())
                            && isReachedBy(position, source, from, card, place, asked)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isReachedBy(
            Position position, GameObject source, int from, GameObject card, int place, BitSet asked) {
        for (Template each : CardGame.of(position).templates(source.definition())) {
            if (each.writes().intersects(asked)
                    && each.mayReach(position.place(place))
                    && mayWork(position, each, source, from, card)) {
                return true;
            }
        }
        return false;
    }

    /** What reads nothing that effects write can be asked at once; the rest may or may not work. */
    private static boolean mayWork(Position position, Template each, GameObject source, int from, GameObject card) {
        if (!each.clause().isValidIn(position.place(from)) || !Subject.hasText(position, source, from)) {
            return false;
        }
        if (!each.reads().isEmpty()) {
            return true;
        }
        Subject self = Subject.of(source, from);
        Query query = Query.of(position, self.master(position), self);
        return each.clause().holds(query) && (each.isOnItself() || worksOn(each, query, card));
    }

    private static boolean worksOn(Template each, Query query, GameObject card) {
        for (Subject changed : each.change().of().subjects(query)) {
            if (changed.object() == card.object()) {
                return true;
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
