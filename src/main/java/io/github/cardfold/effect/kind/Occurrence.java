package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.EventPattern;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Recall;
import io.github.cardfold.effect.Tally;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Binds;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** A sort of event with the circumstances that any event may have. */
public interface Occurrence extends EventPattern, Recall, Binds {
    /** Returns the circumstances. */
    Circumstances so();

    /** Returns the names of the cards that take part, whoever does it or whomever it happens to first. */
    Array<String> roles();

    /**
     * Tells whether something is of this sort, its circumstances apart.
     *
     * @return the objects of the {@link #roles}, in their order, 0 for none; none if it is not
     */
    Option<Array<Integer>> occurs(Query query, Happening happening);

    /** Tells whether one event of this sort tells of several cards, all of which have its one name. */
    default boolean tellsOfSeveral() {
        return false;
    }

    /** Returns for how many an event counts, one that tells of several cards being one event. */
    default int amount(Happening happening) {
        return 1;
    }

    /** Tells whether what it happens to may then lie where not all see it. */
    default boolean mayBeHidden() {
        return false;
    }

    /** Returns what a card is called that takes part first, where later words speak of it. */
    default String noun() {
        return "unit";
    }

    @Override
    default String pronoun(Predicate<Object> isOne) {
        return so().joins() ? "those " + noun() + "s" : "that " + noun();
    }

    @Override
    default boolean reachesHidden() {
        return mayBeHidden() && !so().counts();
    }

    @Override
    default Array<String> binds() {
        return so().names(this);
    }

    @Override
    default boolean bindsSeveral() {
        return tellsOfSeveral() || so().joins() && !roles().isEmpty();
    }

    @Override
    default Option<Array<Integer>> matches(Query query, Happening happening) {
        return so().matched(this, query, happening);
    }

    @Override
    default Option<Array<Integer>> counted(Query query, Happening happening) {
        return so().untimed(this, query, happening)
                .map(bound -> bindsSeveral() ? bound.drop(binds().size() - 1) : bound.take(1));
    }

    @Override
    default Option<Tally> tally() {
        return so().time().map(time -> new Tally(this, so().in(), false));
    }

    @Override
    default Option<Value> least() {
        return so().time();
    }

    @Override
    default Array<String> reads() {
        return Recall.super.reads();
    }
}
