package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Circles;
import io.github.cardfold.cardfight.term.RearGuards;
import io.github.cardfold.cardfight.term.Top;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.CardAction;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Locks cards: those on rear-guard circles where they lie (7.30.1); others are put on rear-guard circles of their
 * owners as locked cards (7.30.5).
 *
 * @param what the cards; a number is one of rear-guards of yours
 * @param circles what the circles must be on which cards are put
 * @param as their name, as they have become
 */
@Rule(jp = "7.30.1")
@Phrase("lock {as as}{what rear-guard}< on {circles: (RC)}>")
public record Lock(
        @Default("1") Selector what, @Default("[]") Array<Spot> circles, Option<String> as) implements CardAction {
    @Override
    public Option<Selector> usual() {
        return Option.some(new RearGuards(Side.YOU, Array.empty()));
    }

    @Override
    public Array<Region> places() {
        return Array.of(Region.RC);
    }

    /** Only what lies on a rear-guard circle is locked where it lies (ruling 531). */
    @Override
    @Rule(jp = "7.30.1")
    public boolean changes(Query query, Subject card) {
        return Circle.is(query.position(Facts.FIELD).place(card.place()), Circle.REAR_GUARD);
    }

    @Override
    public Event event(Query query, Subject card) {
        return Locked.lock(query.position(Facts.PLACES), card.object());
    }

    @Override
    public void compile(Compiler out) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        out.begin(as);
        if (what instanceof Top top) {
            top.look(out, "7.30.5.1", run -> Query.of(run).seat(top.of()));
        } else {
            Moving.check(out, what);
        }
        out.let("cards", run -> run.set(cards, elsewhere(Query.of(run))));
        out.change("", run -> Moving.batch(run, this));
        out.let("put", run -> put(run, run.objects(cards), Turn.fighter(run.position())));
        out.let("put others", run -> put(run, run.objects(cards), Turn.opponent(Turn.fighter(run.position()))));
        out.end(as);
        as.map(out::objects).forEach(all -> out.let("locked", run -> run.set(all, locked(run, run.objects(all)))));
    }

    /** Of what was moved and turned those are meant that were locked: not the units that lay on their circles. */
    private static int[] locked(Run run, int[] objects) {
        Position position = run.position();
        return Array.ofAll(objects)
                .flatMap(each -> Option.of(position.find(each)))
                .filter(each -> Locked.is(position, each)
                        || Region.G_ZONE.covers(position.place(position.placeOf(each.object()))))
                .toJavaStream()
                .mapToInt(GameObject::object)
                .distinct()
                .toArray();
    }

    private int[] elsewhere(Query query) {
        Position position = query.position(Facts.FIELD);
        return what.subjects(query)
                .filter(each -> each.isHere()
                        && each.object() != 0
                        && !position.place(each.place()).zone().circle())
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** Each owner says where the own cards go, the turn fighter first (1.3.4). */
    @Rule(jp = {"7.30.5.1", "1.3.4"})
    private void put(Run run, int[] cards, Seat owner) {
        Position position = run.position();
        int[] own = Array.ofAll(cards)
                .filter(card -> position.placeOf(card) >= 0)
                .filter(card -> owner(position, card) == owner)
                .toJavaStream()
                .mapToInt(Integer::intValue)
                .toArray();
        run.call(
                PutLocked.PROCEDURE,
                new int[] {owner.ordinal()},
                own,
                Circles.of(Query.of(run), owner, Region.RC, circles));
    }

    private static Seat owner(Position position, int card) {
        int place = position.placeOf(card);
        return position.objectAt(place, position.indexOf(place, card)).owner();
    }
}
