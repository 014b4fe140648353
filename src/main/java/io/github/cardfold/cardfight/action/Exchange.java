package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Way;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Binds;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Exchanges two cards: each goes where the other is, at the same time, or nothing happens (7.8).
 *
 * @param what one card
 * @param with the other card
 * @param as the name of both, as they have become
 */
@Phrase("exchange {as as}{what} with {with}")
@Rule(jp = {"7.8.1", "7.34.1.1"})
public record Exchange(Selector what, Selector with, Option<String> as) implements Instruction, Binds {
    private static final int NOWHERE = -1;

    @Override
    public void compile(Compiler out) {
        Local circle = out.own("circle", Local.Type.PLACE);
        out.begin(as);
        out.change("", run -> exchanged(run, circle));
        out.change("called", run -> called(run, circle));
        out.when(
                "guards",
                run -> Move.isAnybodyAttacked(run.position()),
                () -> out.call("guarding", "6.2.4", run ->
                        new int[] {Move.defending(run.position()).ordinal()}));
        out.end(as);
    }

    private Batch exchanged(Run run, Local circle) {
        Query query = Query.of(run);
        Array<Subject> both = here(what, query).appendAll(here(with, query));
        boolean isPossible = here(what, query).size() == 1
                && both.size() == 2
                && isPossible(run.position(), both.head(), both.last());
        run.set(
                circle,
                isPossible
                        ? calledOn(
                                run.position(), both.head().place(), both.last().place())
                        : NOWHERE);
        return isPossible
                ? Batch.of(
                        to(run.position(), both.head(), both.last().place()),
                        to(run.position(), both.last(), both.head().place()))
                : Batch.NOTHING;
    }

    /** The circle to which a card comes that was on none, so that it counts as called; -1 if none does. */
    @Rule(jp = {"6.2.1.2", "6.2.2.2"})
    private static int calledOn(Position position, int one, int other) {
        if (Way.isCall(position.place(one), position.place(other))) {
            return other;
        }
        return Way.isCall(position.place(other), position.place(one)) ? one : NOWHERE;
    }

    @Rule(jp = "6.2.1.2")
    private static Batch called(Run run, Local at) {
        int circle = run.get(at);
        if (circle == NOWHERE) {
            return Batch.NOTHING;
        }
        Position position = run.position();
        int unit = position.objectAt(circle, position.size(circle) - 1).object();
        return Batch.of(Event.fact(EventKinds.CALLED, Query.of(run).master(), unit, 0));
    }

    private static Array<Subject> here(Selector cards, Query query) {
        return cards.subjects(query).filter(each -> each.isHere() && each.object() != 0);
    }

    /**
     * Both or none: no order goes to a circle (4.4.3), no card to a zone or circle of a fighter who is not its owner
     * (4.1.13, ruling 67).
     */
    @Rule(jp = {"7.8.2", "4.1.13"})
    private static boolean isPossible(Position position, Subject one, Subject other) {
        return one.place() != other.place()
                && mayGo(position, one, position.place(other.place()))
                && mayGo(position, other, position.place(one.place()))
                && !position.rules().forbids(position, to(position, one, other.place()))
                && !position.rules().forbids(position, to(position, other, one.place()));
    }

    private static boolean mayGo(Position position, Subject card, Place to) {
        return card.gameObject().owner() == to.seat()
                && (!to.zone().circle() || MainTypes.isUnit(position, card.gameObject()));
    }

    private static Event to(Position position, Subject card, int place) {
        return position.place(place).zone().circle()
                ? Move.onto(position, card.object(), place)
                : Event.move(position, card.object(), place, 0);
    }

    @Override
    public boolean isAtItsEnd() {
        return true;
    }

    @Override
    public String pronoun(Predicate<Object> isOne) {
        return "those cards";
    }
}
