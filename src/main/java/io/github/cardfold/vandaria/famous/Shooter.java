package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/** The Follower that has a Range Attack: the card that prints it or, if that is an Equipment, whoever wears it. */
@Rule(vw = {"12.9.6.1", "12.9.6.12"})
@Phrase(value = "the Follower", is = Agreement.ONE)
public record Shooter() implements Selector {
    /** Returns the Follower that shoots with a card; 0 if it is an Equipment that nobody wears. */
    static int of(Position position, int card) {
        int wearer = Equipments.wearer(position, card);
        boolean isFollower = wearer == 0
                && VandariaProperty.isInGame(position, card)
                && VandariaProperty.isFollower(position, VandariaProperty.known(position, card));
        return isFollower ? card : wearer;
    }

    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.LINKS);
        Subject shooter = Subject.find(position, of(position, query.source()));
        return shooter == null ? Array.empty() : Array.of(shooter);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS);
    }

    @Override
    public boolean isSingle() {
        return true;
    }
}
