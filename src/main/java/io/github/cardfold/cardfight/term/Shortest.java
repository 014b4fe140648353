package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.TimedEffect;
import io.vavr.collection.Array;

/**
 * As long as all of several times last. Written as a list.
 *
 * @param durations the times; at most one of them ends with a battle, turn, phase or step
 */
@Phrase("{durations and}")
public record Shortest(Array<DurationTerm> durations) implements DurationTerm {
    /** Refuses fewer than two, and two that end with the course of the game; a list in it is part of it. */
    public Shortest {
        durations = durations.flatMap(each -> each instanceof Shortest several ? several.durations : Array.of(each));
        if (durations.size() < 2) {
            throw new IllegalArgumentException("a list of durations has two or more");
        }
        if (durations.count(each -> !each.mayBeOverEarly()) > 1) {
            throw new IllegalArgumentException("only one of several durations ends with a battle, turn, phase or step");
        }
    }

    @Override
    public Lifetime lifetime(Query query) {
        return durations
                .find(each -> !each.mayBeOverEarly())
                .map(each -> each.lifetime(query))
                .getOrElse(Lifetimes.OWN_CONDITION);
    }

    @Override
    public boolean isPast() {
        return durations.exists(DurationTerm::isPast);
    }

    @Override
    public boolean canBegin(Query query) {
        return durations.forAll(each -> each.canBegin(query));
    }

    @Override
    public boolean isOfEachCard() {
        return durations.exists(DurationTerm::isOfEachCard);
    }

    @Override
    public boolean mayBeOverEarly() {
        return true;
    }

    @Override
    public boolean isOver(Query query, TimedEffect effect, Happening happening) {
        return durations.exists(each -> each.mayBeOverEarly() && each.isOver(query, effect, happening));
    }

    @Override
    public Array<Lifetime> lifetimes() {
        return durations.flatMap(DurationTerm::lifetimes);
    }

    @Override
    public Array<Consequence> consequences() {
        return durations.flatMap(DurationTerm::consequences);
    }
}
