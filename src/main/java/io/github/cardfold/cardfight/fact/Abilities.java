package io.github.cardfold.cardfight.fact;

import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Carried;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.control.Option;

/** How abilities are called where a fighter is to choose among them. */
public final class Abilities {
    private Abilities() {}

    /** Returns the text that a procedure carries out: of an ability, or of what an ability does later. */
    public static LabelArgument text(Position position, String procedure) {
        return LabelArgument.text(Clauses.of(position)
                .carried()
                .find(each -> isText(each, procedure))
                .map(Carried::term)
                .map(Term::english)
                .getOrElse(procedure));
    }

    private static boolean isText(Carried carried, String procedure) {
        return carried.node().isEmpty()
                ? carried.term() instanceof Ability && carried.by().equals(procedure)
                : procedure.equals(carried.by() + "/" + carried.node());
    }

    /** Returns the card that has an ability, as it lies or last lay, as far as a seat sees or saw it there. */
    public static LabelArgument source(Position position, int object, Seat seat) {
        GameObject now = position.find(object);
        Snapshot last = now == null ? position.last(object) : null;
        return Option.of(last == null ? now : last.gameObject())
                .filter(card -> card.seenBy(seat))
                .map(card -> LabelArgument.card(position.rules().definition(card.definition())))
                .getOrElse(LabelArgument::unseenCard);
    }
}
