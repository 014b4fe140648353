package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;

/** Cards of a nation. */
public record Nation(String name) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.PRINTED);
        Card card = Field.card(position, subject.thing());
        return CardfightGame.ruleset(position).nations().isOfNation(card, name);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }

    @Override
    public String english() {
        return "of " + name;
    }
}
