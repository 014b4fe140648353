package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Terms;
import io.github.cardfold.effect.grammar.Idiom;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Effects of several sorts for a time, or some that depend on a condition: the time is said first.
 *
 * @param lasting how long they last
 * @param effects the effects
 */
@Phrase("{lasting}, {effects and}")
public record FirstTheTime(DurationTerm lasting, Array<Continuous> effects) implements Idiom {
    /** Returns it, null where the time is said last. */
    public static @Nullable FirstTheTime of(Apply it) {
        boolean isOfOneSort = it.effects().map(Object::getClass).distinct().size() == 1;
        return !isOfOneSort || it.effects().exists(each -> Terms.has(each, Condition.class))
                ? new FirstTheTime(it.lasting(), it.effects())
                : null;
    }

    @Override
    public Object term() {
        return new Apply(effects, lasting);
    }
}
