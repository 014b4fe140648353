package io.github.cardfold.vandaria.event;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.skill.OfOthers;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * The card blocks a Follower or is blocked by one; of the Effect of an Equipment, the Follower that wears it.
 *
 * @param as the name of that Follower
 */
@Rule(vw = {"3.7.3.8", "12.9.9.1", "12.9.9.2", "12.9.9.4", "12.9.9.5"})
@Phrase("this card blocks a Follower or is blocked by one, {as as}")
public record FightsWith(@Default("other") String as) implements OfOthers, Binds {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.BEGIN);
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public Array<String> binds() {
        return Array.of(as);
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "that Follower";
    }

    @Override
    public Option<Array<Integer>> matches(Query query, Happening happening) {
        TimedEffect block = happening.event().lasting();
        if (block == null || block.kind() != VandariaMarks.BLOCKED) {
            return Option.none();
        }
        int card = Equipments.bearer(query.position(Facts.LINKS), query.source());
        if (block.source() == card) {
            return Option.some(Array.of(block.object(0)));
        }
        return Option.when(block.isOn(card), Array.of(block.source()));
    }
}
