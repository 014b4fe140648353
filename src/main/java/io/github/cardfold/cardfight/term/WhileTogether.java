package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.fact.MainTypes;
import io.github.cardfold.cardfight.state.Lifetimes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.DurationTerm;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** As long as all units that an effect is about are on the field and have the same master, on whatever circles. */
@Rule(jp = {"14.36.1", "14.36.1.2"})
@Phrase("while together on the field")
public record WhileTogether() implements DurationTerm {
    @Override
    public Lifetime lifetime(Query query) {
        return Lifetimes.OWN_CONDITION;
    }

    @Override
    public boolean mayBeOverEarly() {
        return true;
    }

    @Override
    public boolean isOver(Query query, TimedEffect effect, Happening happening) {
        EventKind kind = happening.event().kind();
        boolean mayPart = kind == EventKind.MOVE
                || kind == EventKind.FACE
                || kind == EventKind.ERASE
                || kind == EventKind.BEGIN
                || kind == EventKind.EXPIRE;
        return mayPart && !areTogether(query.position(Facts.FIELD), effect.objects());
    }

    private static boolean areTogether(Position position, int[] units) {
        Array<@Nullable Seat> masters = Array.ofAll(units).map(unit -> master(position, unit));
        return masters.forAll(each -> each != null && each == masters.head());
    }

    /** The master of a unit, null if it is none on the field. */
    private static @Nullable Seat master(Position position, int unit) {
        GameObject card = position.find(unit);
        if (card == null) {
            return null;
        }
        int place = position.placeOf(unit);
        boolean isThere = position.place(place).zone().circle() && MainTypes.isUnit(position, card);
        return isThere ? position.master(card, place) : null;
    }
}
