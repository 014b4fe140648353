package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Way;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Happening;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.effect.kind.Circumstances;
import io.github.cardfold.effect.kind.Occurrence;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Place;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A card goes from a place to another.
 *
 * @param sort what sort of move it is
 * @param who which cards, as they are looked at (11.9.6.1); the name is the card as it has become
 * @param from from where, one of these; from anywhere if nothing is said
 * @param to to where, one of these; to anywhere if nothing is said
 * @param of whose place it goes to; anybody's if nothing is said
 * @param circle what the circle must be that it comes to, as it was before
 * @param upon what some unit must be that was on that vanguard or rear-guard circle; any circle if nothing is said
 * @param how in the course of which action, one of these; of any or none if nothing is said
 * @param so the circumstances
 */
@Phrase(
        "{who a: unit/units} | {sort unit}< on <{of whose} >{to / circle}>< into <{of whose} {to / own}|{to / zone}>>< from {from / the}>< on {circle a: circle}>< upon {upon a: unit/units}>< by {how or}>{so}")
@Phrase(
        "{who a: card/cards} | {sort card}< on <{of whose} >{to / circle}>< into <{of whose} {to / own}|{to / zone}>>< from {from / the}>< on {circle a: circle}>< upon {upon a: unit/units}>< by {how or}>{so}")
@Phrase(
        form = "did",
        value =
                "{who gap} {sort unit}< on <{of whose} >{to / circle}>< into <{of whose} {to / own}|{to / zone}>>< from {from / the}>< on {circle a: circle}>< upon {upon a: unit/units}>< by {how or}>{so}")
@Phrase(
        form = "did",
        value =
                "{who gap} {sort card}< on <{of whose} >{to / circle}>< into <{of whose} {to / own}|{to / zone}>>< from {from / the}>< on {circle a: circle}>< upon {upon a: unit/units}>< by {how or}>{so}")
public record CardMoves(
        Movement sort,
        @Default("this") Filter who,
        @Default("[]") Array<Region> from,
        @Default("[]") Array<Region> to,
        Option<Side> of,
        @Default("[]") Array<Spot> circle,
        Option<Filter> upon,
        @Default("[]") Array<Way> how,
        Circumstances so)
        implements Occurrence {
    /** Refuses moves that there are none of. */
    public CardMoves {
        if (of.isDefined() && to.isEmpty()) {
            throw new IllegalArgumentException("whose place it is that a card goes to is said only of a place");
        }
        Array<Region> ends = ends(sort, from, to);
        if (ends.isEmpty()) {
            throw new IllegalArgumentException("no " + sort.noun() + " goes so from and to such places"
                    + (sort == Movement.MOVED ? ": \"move\" is what a unit does from circle to circle" : ""));
        }
        if (circle.nonEmpty() && !ends.exists(Region::isCircle)) {
            throw new IllegalArgumentException("no " + sort.noun() + " that goes so comes to a circle");
        }
        if (upon.isDefined() && (sort.upon().isEmpty() || ends.forAll(Region.GC::equals))) {
            throw new IllegalArgumentException("no " + sort.noun() + " that goes so comes upon a unit");
        }
    }

    private static Array<Region> ends(Movement sort, Array<Region> from, Array<Region> to) {
        Array<Region> begins = from.isEmpty() ? Region.OF_THE_GAME : from;
        return (to.isEmpty() ? Region.OF_THE_GAME : to).filter(end -> begins.exists(begin -> sort.allows(begin, end)));
    }

    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }

    @Override
    public Array<String> roles() {
        return upon.isEmpty() ? Array.of(sort.who()) : Array.of(sort.who(), sort.upon());
    }

    @Override
    public String noun() {
        return sort.noun();
    }

    @Override
    public boolean mayBeHidden() {
        return sort == Movement.MOVED && (to.isEmpty() || to.exists(Region::isHidden));
    }

    @Override
    public boolean mayFit(Place begin, Place end) {
        return sort.mayGo(begin, end) && areEnds(begin, end);
    }

    private boolean areEnds(Place begin, Place end) {
        return (from.isEmpty() || Region.cover(from, begin)) && (to.isEmpty() || Region.cover(to, end));
    }

    @Override
    public Option<Array<Integer>> occurs(Query query, Happening move) {
        Subject card = move.subject();
        if (card == null || !sort.is(query, move) || !goes(query, move) || !who.accepts(query, card)) {
            return Option.none();
        }
        Array<Integer> moved = Array.of(move.event().object());
        if (upon.isEmpty()) {
            return Option.some(moved);
        }
        Subject under = under(query, move, upon.get());
        return under == null ? Option.none() : Option.some(moved.append(under.object()));
    }

    private boolean goes(Query query, Happening move) {
        return areEnds(move.from(), move.to())
                && (of.isEmpty() || query.seat(of.get()) == move.to().seat())
                && (how.isEmpty()
                        || how.exists(each -> each.isTaken(query.position(Facts.FIELD), move.from(), move.to())))
                && (circle.isEmpty()
                        || circle.forAll(each -> move.to().zone().circle() && each.accepted(query, move.to(), move)));
    }

    /** What was there lies on the circle still: only then it is put elsewhere (6.2.3.4, 6.3.3.5). */
    private static @Nullable Subject under(Query query, Happening move, Filter which) {
        Place circle = move.to();
        Position position = query.position(Facts.FIELD);
        for (int i = 0;
                Circle.is(circle, Circle.VANGUARD | Circle.REAR_GUARD) && i < position.size(circle.index());
                i++) {
            GameObject unit = position.objectAt(circle.index(), i);
            Subject subject = Subject.of(unit, circle.index());
            if (!move.brings(unit.object()) && which.accepts(query, subject)) {
                return subject;
            }
        }
        return null;
    }
}
