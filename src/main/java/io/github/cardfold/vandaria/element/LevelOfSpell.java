package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Quantity;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.card.FrameSpell;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The level of a FrameSpell, which only FrameSpells have. */
@Rule(vw = "6.4.4")
@Phrase("level")
@Phrase(form = "plural", value = "levels")
@Phrase(form = "with", value = "with level {#}")
@Phrase(form = "having", value = "has/have level {#}")
public record LevelOfSpell() implements Quantity {
    @Override
    public int of(Query query, Subject card) {
        return spell(query, card).map(FrameSpell::level).getOrElse(0);
    }

    @Override
    public boolean isOf(Query query, Subject card) {
        return spell(query, card).isDefined();
    }

    private static Option<FrameSpell> spell(Query query, Subject card) {
        return VandariaProperty.card(query.position(Facts.PRINTED), card.gameObject())
                .frameSpell();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }
}
