package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.fact.Reach;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/**
 * Territories that the Follower with a Range Attack could attack. What was shot is not called back: once the card that
 * prints the skill has left the game, it matters no more from where it was shot.
 */
@Rule(vw = {"12.9.6.2", "12.9.6.3", "13.1.6"})
@Phrase(form = "adjective", value = "in range")
public record InRange() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        Position position = query.position(Facts.PLACES);
        if (!VandariaProperty.isInGame(position, query.source())) {
            return true;
        }
        int shooter = Shooter.of(position, query.source());
        return shooter != 0 && Reach.is(position, shooter, subject.gameObject());
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.LINKS, Facts.PLACES);
    }
}
