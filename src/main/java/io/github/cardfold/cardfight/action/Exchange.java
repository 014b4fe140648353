package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Exchanges two cards: each goes where the other is, at the same time, or nothing happens (7.8).
 *
 * @param what one card
 * @param with the other card
 * @param as the name of both, as they have become
 */
@Rule(jp = {"7.8.1", "7.34.1.1"})
public record Exchange(Selector what, Selector with, Option<String> as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.begin(as);
        out.change("", this::exchanged);
        out.when(
                "guards",
                run -> Move.isAnybodyAttacked(run.position()),
                () -> out.call("guarding", "6.2.4", run ->
                        new int[] {Move.defending(run.position()).ordinal()}));
        out.end(as);
    }

    private Batch exchanged(Run run) {
        Query query = Query.of(run);
        Array<Subject> one = here(what, query);
        Array<Subject> other = here(with, query);
        return one.size() == 1 && other.size() == 1 && isPossible(run.position(), one.head(), other.head())
                ? Batch.of(
                        to(run.position(), one.head(), other.head().place()),
                        to(run.position(), other.head(), one.head().place()))
                : Batch.NOTHING;
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
                && (!to.zone().circle() || Field.isUnit(position, card.gameObject()));
    }

    private static Event to(Position position, Subject card, int place) {
        return position.place(place).zone().circle()
                ? Move.onto(position, card.object(), place)
                : Event.move(position, card.object(), place, 0);
    }

    @Override
    public String english() {
        return "exchange " + what.english() + " with " + with.english();
    }
}
