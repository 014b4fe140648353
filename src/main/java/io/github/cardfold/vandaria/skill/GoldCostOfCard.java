package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Bounds;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/** The gold cost that a card prints. S is no number, so that nothing that asks for one is about it; it counts 0. */
@Phrase("gold cost")
@Phrase(form = "plural", value = "gold costs")
@Phrase(form = "with", value = "with gold cost {#}")
@Phrase(form = "having", value = "has/have gold cost {#}")
public record GoldCostOfCard() implements Quantity {
    @Override
    @Rule(vw = "6.1.5.3")
    public int of(Query query, Subject card) {
        return printed(query, card).counted();
    }

    @Override
    @Rule(vw = "6.1.5.2")
    public boolean isOf(Query query, Subject card) {
        return !printed(query, card).symbol();
    }

    @Override
    @Rule(vw = "6.1.5.2")
    public boolean meets(Query query, Subject card, Term is) {
        GoldCost cost = printed(query, card);
        return cost.isWithin(0, Integer.MAX_VALUE) && ((Bounds) is).hold(query, cost.counted());
    }

    private static GoldCost printed(Query query, Subject card) {
        return VandariaProperty.card(query.position(Facts.PRINTED), card.gameObject())
                .cost();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }
}
