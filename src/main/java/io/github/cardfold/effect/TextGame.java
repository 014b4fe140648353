package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A game whose cards have text. */
public interface TextGame extends TextRules {
    /** Returns the words that the texts of these cards may be made of. */
    Language language();

    /** Returns the compiled abilities of all cards. */
    Clauses clauses();

    /** Returns those of several cards that are where they are spoken of and to which an effect applies. */
    static Array<Subject> affected(Query query, Selector cards) {
        TextGame game = (TextGame) query.position(Facts.PLACES).rules().game();
        return cards.subjects(query).filter(each -> each.isHere() && game.affects(query, each));
    }

    /** Returns how long an effect lasts that begins now; none if it cannot begin (11.3.1.2.1). */
    static Option<Lifetime> lifetime(Query query, DurationTerm duration) {
        Position position = query.position(Facts.LASTING);
        Lifetime lifetime = duration.lifetime(query);
        boolean canBegin = ((TextGame) position.rules().game()).canLast(position, lifetime) && duration.canBegin(query);
        return Option.when(canBegin, lifetime);
    }
}
