package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Agreement;
import io.github.cardfold.effect.grammar.Counted;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import java.util.function.Predicate;

/** Cards that an effect speaks of. Pure: the same query has the same answer. */
@Role("selector")
@Phrase(form = "each", value = "of {*}")
@Phrase(form = "one", value = "one of {*}", is = Agreement.ONE)
@Phrase(form = "their", value = "{*}")
@Phrase(form = "closed", value = "({*})")
@Phrase(form = "among", value = "{*}")
@Phrase(form = "some", value = "{#} of {*}")
@Phrase(form = "rear-guard", value = "{*}")
@Phrase(form = "unit", value = "{*}")
@Phrase(form = "icon", value = "{*}")
public interface Selector extends Term, Counted {
    /** Returns the cards, each once, in a fixed order: by place and position, or as they were named. */
    Array<Subject> subjects(Query query);

    /** Returns how many cards there are. */
    default int count(Query query) {
        return subjects(query).size();
    }

    /** Tells whether one of the cards passes a test. */
    default boolean exists(Query query, Predicate<Subject> test) {
        Array<Subject> cards = subjects(query);
        for (int i = 0; i < cards.size(); i++) {
            if (test.test(cards.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Returns the cards among which it looks for them, whatever these are. */
    default Array<Subject> ground(Query query) {
        return subjects(query);
    }

    /** Tells whether some of the cards may lie where not all seats see them. */
    default boolean isHidden() {
        return false;
    }

    /**
     * Tells whether nobody has seen where the cards lie, so that they are looked for before anything is done with them.
     */
    default boolean isUnseen() {
        return false;
    }

    @Override
    default boolean isSingle() {
        return false;
    }

    /** Returns what one of the cards is called in English: {@code unit} where all are units. */
    default String noun() {
        return "card";
    }

    /** Returns the places where its cards lie, whichever they are; none if that is not known. */
    default Array<? extends Area> areas() {
        return Array.empty();
    }

    /** Returns which of the cards a cost takes that names them. */
    default Portion portion() {
        return new Portion.Whole(this);
    }
}
