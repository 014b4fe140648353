package io.github.cardfold.vandaria.skill;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.Personality;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/**
 * Followers of a personality.
 *
 * @param personality which
 */
@Phrase(form = "adjective", value = "{personality}")
public record PersonalityIs(Personality personality) implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        return VandariaProperty.card(query.position(Facts.PRINTED), subject.gameObject())
                                .type()
                        instanceof Follower follower
                && follower.personality() == personality;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED);
    }
}
