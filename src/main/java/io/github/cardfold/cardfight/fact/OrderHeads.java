package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.OfThis;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;
import java.util.BitSet;

/**
 * Which orders have a requirement and a cost of which it makes no difference whether the order lies in the hand still
 * or in the order area already: they are met as they are where it lies now. Worked out once for a game's places.
 */
final class OrderHeads {
    private static final Array<ZoneKind> BETWEEN = Array.of(Zone.HAND.kind(), Zone.ORDER_AREA.kind());
    /** What does not change as an order goes from the one to the other, besides what lies in other zones. */
    private static final Array<String> FACTS =
            Array.of(Facts.FIELD, Facts.PRINTED, Facts.STATES, Facts.NUMBERS, Facts.TURN, Facts.MOMENT, Facts.LASTING);

    private final CardGame game;
    private final BitSet same = new BitSet();

    OrderHeads(Position position, int[] watched) {
        game = CardGame.of(position);
        boolean isUnwatched = true;
        for (int place : watched) {
            isUnwatched &= !BETWEEN.contains(position.place(place).zone());
        }
        if (isUnwatched && !position.rules().mayForbid()) {
            game.clauses()
                    .all()
                    .filter(each -> each.kind() == Clause.Kind.ORDER && isSame(each))
                    .forEach(each -> same.set(each.definition()));
        }
    }

    private boolean isSame(Clause clause) {
        Array<Term> terms = Array.<Term>narrow(clause.condition().toArray())
                .appendAll(clause.cost().toArray().flatMap(each -> Array.<Term>narrow(each.terms())));
        return game.holding(clause).isForGood()
                && terms.forAll(each ->
                        !Terms.has(each, OfThis.class) && Terms.reads(each).forAll(this::staysSame));
    }

    /** What an order goes to or leaves nothing computes from: the information of all cards stays what it was. */
    private boolean staysSame(String fact) {
        return FACTS.contains(fact)
                || fact.startsWith(Facts.IN) && !BETWEEN.exists(each -> fact.equals(Facts.in(each)))
                || game.slot(fact) >= 0;
    }

    /** Tells whether it makes no difference where an order lies. */
    boolean areSame(int definition) {
        return same.get(definition);
    }
}
