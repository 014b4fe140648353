package io.github.cardfold.vandaria.famous;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Continuous;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.fact.Blocking;
import io.vavr.collection.Array;

/**
 * Only Followers that are such can block the Property; who receives a Range Attack of it is another matter.
 *
 * @param by what a Follower that blocks has to be
 * @param of the Property
 */
@Rule(vw = "12.9.6.12")
@Phrase("{of} can be blocked only by {by: cards}")
public record BlockedOnlyBy(
        Array<Filter> by, @Default("this") Selector of) implements Continuous {
    @Override
    public Array<Working> compile(Compiler out) {
        return Array.of(new AtWork(this));
    }

    /** The effect at work. */
    private record AtWork(BlockedOnlyBy what) implements Blocking {
        @Override
        public Array<Subject> property(Query query) {
            return what.of().subjects(query);
        }

        @Override
        public boolean allows(Query query, Subject blocker) {
            return Filter.all(what.by(), query, blocker);
        }
    }
}
