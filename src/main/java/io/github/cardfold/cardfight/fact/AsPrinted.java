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

    private final Position position;
    private final CardGame game;
    private final GameObject card;
    private final int place;
    private final BitSet asked;

    private AsPrinted(Position position, GameObject card, int place, BitSet asked) {
        this.position = position;
        this.game = CardGame.of(position);
        this.card = card;
        this.place = place;
        this.asked = asked;
    }

    /**
     * Tells whether nothing changes some pieces of information of a card where it lies: no lasting effect, no ability
     * of its own, none of another card that looks for cards there, nothing that is lent; not known where effects may
     * give such abilities.
     *
     * @param asked the indices of the pieces
     */
    static boolean is(Position position, GameObject card, int place, BitSet asked) {
        return !FighterPlaces.of(position).mayBeReachedByGifts(place)
                && !new AsPrinted(position, card, place, asked).mayBeChanged();
    }

    private boolean mayBeChanged() {
        return hasEffect() || changesItself() || isReached() || asked.get(Trait.POWER.ordinal()) && isLentTo();
    }

    private boolean writes(BitSet slots) {
        return slots.intersects(asked);
    }

    /** What lasts is on the cards it was fixed to, but what some rules add to units of the field. */
    private boolean hasEffect() {
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            boolean isOnIt = effect.kind() instanceof Modifier added && !added.isOnItsUnitsOnly()
                    ? Field.isCircle(position, place)
                    : effect.isOn(card.object());
            if (isOnIt && writes(effect)) {
                return true;
            }
        }
        return false;
    }

    private boolean writes(TimedEffect effect) {
        if (effect.kind() instanceof Modifier added) {
            return writes(added.slots());
        }
        TimedChange change = game.change(effect.kind());
        return change != null && writes(change.writes());
    }

    private boolean changesItself() {
        for (Template each : game.templates(card.definition())) {
            if (each.isOnItself() && mayWork(each, card, place)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReached() {
        WorkingPlaces working = FighterPlaces.of(position).working();
        if (asked.cardinality() > FEW) {
            return isReached(working.reaching(place));
        }
        for (int slot = asked.nextSetBit(0); slot >= 0; slot = asked.nextSetBit(slot + 1)) {
            if (isReached(working.reaching(place, slot))) {
                return true;
            }
        }
        return false;
    }

    private boolean isReached(DefinitionSet[] reaching) {
        for (int from = 0; from < reaching.length; from++) {
            DefinitionSet there = reaching[from];
            if (!there.isEmpty() && there.meets(position.pile(from).definitions()) && isReachedFrom(from, there)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReachedFrom(int from, DefinitionSet reaching) {
        Pile pile = position.pile(from);
        for (int i = 0; i < pile.size(); i++) {
            if (reaching.has(pile.at(i).definition()) && isReachedBy(pile.at(i), from)) {
                return true;
            }
        }
        return false;
    }

    private boolean isReachedBy(GameObject source, int from) {
        for (Template each : game.templates(source.definition())) {
            if (writes(each.writes()) && each.mayReach(position.place(place)) && mayWork(each, source, from)) {
                return true;
            }
        }
        return false;
    }

    /** What reads nothing that effects write can be asked at once; the rest may or may not work. */
    private boolean mayWork(Template each, GameObject source, int from) {
        if (!writes(each.writes())
                || !each.clause().isValidIn(position.place(from))
                || !Subject.hasText(position, source, from)) {
            return false;
        }
        if (!each.reads().isEmpty()) {
            return true;
        }
        Subject self = Subject.of(source, from);
        Query query = Query.of(position, self.master(position), self);
        return each.clause().holds(query) && (each.isOnItself() || worksOnIt(each, query));
    }

    private boolean worksOnIt(Template each, Query query) {
        for (Subject changed : each.change().of().subjects(query)) {
            if (changed.object() == card.object()) {
                return true;
            }
        }
        return false;
    }

    /** The attacker and the units that are guarded may be lent power. */
    private boolean isLentTo() {
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
