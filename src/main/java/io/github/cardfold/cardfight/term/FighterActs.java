package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.EventKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A fighter draws, persona rides, counter blasts or the like. What tells of several cards, or of more energy than one,
 * is so many at once.
 *
 * @param act what is done
 * @param of who does it, one of these
 * @param so the circumstances
 */
@Phrase("{of or who} | {act}{so}")
public record FighterActs(FighterAct act, @Default("you") Array<Side> of, Circumstances so) implements Occurrence {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(act.fact());
    }

    @Override
    public Array<String> roles() {
        return Array.empty();
    }

    @Override
    public int amount(Happening happening) {
        return act.isOfMany() ? happening.event().number() : 1;
    }

    @Override
    public boolean isMeasured() {
        return act.isOfMany();
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening happening) {
        boolean falls = act == FighterAct.TAKES_DAMAGE && happening.event().number() <= 0;
        boolean matches = !falls
                && isBy(of, query, happening.event())
                && mayFit(happening.event().text());
        return matches ? Option.some(Array.empty()) : Option.none();
    }

    @Override
    public boolean mayFit(String told) {
        return act.saying().isEmpty() || act.saying().equals(told);
    }

    /** Tells whether an event is what one of some fighters does. */
    static boolean isBy(Array<Side> of, Query query, Event event) {
        return of.exists(each -> event.seat() == query.seat(each));
    }
}
