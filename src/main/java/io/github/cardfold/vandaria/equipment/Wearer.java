package io.github.cardfold.vandaria.equipment;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.fact.Equipments;
import io.vavr.collection.Array;

/** The Follower that wears the Equipment whose skill it is. */
@Rule(vw = "3.7.3.8")
@Phrase("the Follower that wears this")
public record Wearer() implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.LINKS);
        Subject wearer = Subject.find(position, Equipments.wearer(position, query.source()));
        return wearer == null ? Array.empty() : Array.of(wearer);
    }

    @Override
    public boolean isSingle() {
        return true;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS);
    }
}
