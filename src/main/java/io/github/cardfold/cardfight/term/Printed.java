package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.cardfight.fact.CardfightGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;

/** Asks for something that is printed on a card or follows from that. */
interface Printed extends Filter {
    /** Tells whether a card has it, by the nations of the game. */
    boolean has(Card card, Nations nations);

    @Override
    default boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.PRINTED);
        return has(
                Field.card(position, subject.thing()),
                CardfightGame.ruleset(position).nations());
    }

    @Override
    default Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }
}
