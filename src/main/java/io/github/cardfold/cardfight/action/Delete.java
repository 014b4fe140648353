package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.fact.RuleEffects;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.UnitsOf;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Deletes units: they lie face down, and lose their printed power and text until they are turned face up.
 *
 * @param what the units; a number is one of units of yours
 * @param as their name
 */
@Rule(jp = "7.32.1")
@Phrase("delete {as as}{what unit}")
public record Delete(@Default("1") Selector what, Option<String> as) implements CardAction {
    @Override
    public Option<Selector> usual() {
        return Option.some(new UnitsOf(Side.YOU, Array.empty()));
    }

    @Override
    public Array<Region> places() {
        return Array.of(Region.VC, Region.RC, Region.GC);
    }

    @Override
    @Rule(jp = "7.32.1")
    public boolean changes(Query query, Subject card) {
        Position position = query.position(Facts.STATES);
        return Field.isCircle(position, card.place())
                && !card.gameObject().is(GameObject.FACE_DOWN)
                && MainTypes.isUnit(position, card.gameObject());
    }

    @Override
    public boolean isInPlace() {
        return true;
    }

    @Override
    public Event event(Query query, Subject card) {
        return RuleEffects.delete(query.position(Facts.PLACES), card.object());
    }

    @Override
    public void compile(Compiler out) {
        Moving.compile(out, this);
    }
}
