package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Reveals cards to all where they lie (7.10).
 *
 * @param what the cards; a number is one of cards of your hand
 * @param until what the last one is: the top cards of a deck are revealed one after the other, and no more after it
 * @param as the name of the cards
 */
@Rule(jp = {"7.10.1", "7.10.4"})
@Phrase("reveal {as as}{what}< until you come to {until a: card/cards}>")
public record Reveal(
        @Default("1") Selector what, @Default("[]") Array<Filter> until, Option<String> as) implements CardAction {
    /** Refuses to end early where all are revealed at once. */
    public Reveal {
        if (until.nonEmpty() && !(what instanceof Top)) {
            throw new IllegalArgumentException(
                    "only the top cards of a deck are revealed one after the other, until a card is there that is meant");
        }
    }

    @Override
    public void compile(Compiler out) {
        Local shown = out.own("shown", Local.Type.OBJECTS);
        if (what instanceof Top top) {
            compile(out, top, shown);
        } else {
            Moving.compile(out, new Reveal(what, Array.empty(), Option.none()));
            out.let("shown", run -> run.set(shown, here(run)));
        }
        as.map(out::objects).forEach(variable -> out.let("as", run -> run.set(variable, run.objects(shown))));
    }

    /** The top cards of a deck are revealed one by one, each where it lies. */
    private void compile(Compiler out, Top top, Local shown) {
        Local count = out.own("count", Local.Type.NUMBER);
        out.let("count", run -> {
            run.clear(shown);
            run.set(count, Math.min(top.number().value(Query.of(run)), Moving.cards(run, top)));
        });
        out.repeat("done", run -> depth(run, shown) < run.get(count) && !isThere(run, shown), () -> {
            out.change("", run -> Batch.of(next(run, top, shown)));
            out.let("next", run -> run.append(shown, at(run, top, depth(run, shown))));
        });
    }

    /** All see the card that was revealed last, so that nobody learns more of it by what follows. */
    private boolean isThere(Run run, Local shown) {
        int depth = depth(run, shown);
        if (until.isEmpty() || depth == 0) {
            return false;
        }
        Query query = Query.of(run);
        Subject last = query.find(run.frame().get(shown, depth - 1));
        return last != null && Filter.all(until, query, last);
    }

    private static Event next(Run run, Top top, Local shown) {
        return Event.lookTop(run.position(), null, Moving.deck(run, top), depth(run, shown));
    }

    private static int at(Run run, Top top, int depth) {
        return run.position().objectAt(Moving.deck(run, top), depth).object();
    }

    private static int depth(Run run, Local shown) {
        return run.frame().size(shown);
    }

    private int[] here(Run run) {
        return what.subjects(Query.of(run))
                .filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** Cards that were spoken of before stay what they were. */
    @Override
    public boolean isOvershadowed() {
        return !(what instanceof Top);
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return Event.look(query.position(Facts.PLACES), null, card.object());
    }

    @Override
    public Option<Selector> usual() {
        return Option.some(new Cards(Region.HAND, Side.YOU, Array.empty()));
    }

    /** Where all see the cards anyway. */
    @Override
    public Array<Region> exceptIn() {
        return Array.of(Region.VC, Region.RC, Region.GC, Region.SOUL, Region.DROP, Region.DECK);
    }
}
