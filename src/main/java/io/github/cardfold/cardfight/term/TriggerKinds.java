package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Value;
import io.vavr.collection.Array;

/** How many kinds of trigger icons cards have; to have none is no kind. */
@Rule(jp = "11.10.2.1.1")
public record TriggerKinds(Selector of) implements Value {
    @Override
    public int value(Query query) {
        return of.subjects(query)
                .map(each -> TriggerIcon.of(query, each))
                .filter(icon -> icon != Trigger.NONE)
                .distinctBy(Trigger::label)
                .size();
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.STATES);
    }

    @Override
    public String english() {
        return "the number of kinds of trigger icons among " + of.english();
    }
}
