package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.deed.DeedKind;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Turn;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.term.BindsUnits;
import io.github.cardfold.cardfight.term.Circles;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Moves units of the field to other circles of it (7.34.1), each to one that the master of the effect chooses. Those
 * that were on rear-guard circles and are put on the vanguard circle ride (7.4.1.1).
 *
 * @param what the units
 * @param to rear-guard circles, the guardian circle or the vanguard circle
 * @param circles what the rear-guard circles must be
 * @param as the name of the units
 */
@Phrase("move {as as}{what} to another {circles: {to the}}")
public record MoveUnits(
        @Default("this") Selector what,
        @Default("rc") Region to,
        @Default("[]") Array<Spot> circles,
        Option<String> as) implements BindsUnits {
    /** Refuses zones that are no circles. */
    public MoveUnits {
        if (!to.isCircle()) {
            throw new IllegalArgumentException("units move to circles; cards are \"put\" elsewhere");
        }
        if (!to.equals(Region.RC) && circles.nonEmpty()) {
            throw new IllegalArgumentException("only rear-guard circles can be chosen");
        }
    }

    @Override
    public void compile(Compiler out) {
        out.begin(as);
        if (to.equals(Region.VC)) {
            ride(out);
        } else {
            out.let("", run -> move(run, Query.of(run)));
        }
        Circles.end(out, as);
    }

    private void move(Run run, Query query) {
        int[] units = objects(units(query));
        run.call(Move.PROCEDURE, new int[] {query.master().ordinal()}, units, allowed(query));
    }

    private Array<Subject> units(Query query) {
        Position position = query.position(Facts.FIELD);
        return what.subjects(query)
                .filter(each ->
                        each.isHere() && position.place(each.place()).zone().circle());
    }

    private static int[] objects(Array<Subject> units) {
        return units.toJavaStream().mapToInt(Subject::object).toArray();
    }

    private int[] allowed(Query query) {
        Position position = query.position(Facts.FIELD);
        return position.seats()
                .toJavaStream()
                .flatMapToInt(seat -> IntStream.of(Circles.of(query, seat, to, circles)))
                .toArray();
    }

    /** The units of the turn fighter ride first (1.3.4, ruling 448). */
    private void ride(Compiler out) {
        Local riders = out.own("riders", Local.Type.OBJECTS);
        out.let("riders", run -> run.set(riders, isRide(run) ? objects(riders(Query.of(run))) : new int[0]));
        out.let("", run -> {
            if (isRide(run)) {
                ride(run, run.objects(riders), Turn.fighter(run.position()));
            } else {
                move(run, Query.of(run));
            }
        });
        out.let("others", run -> ride(run, run.objects(riders), Turn.opponent(Turn.fighter(run.position()))));
    }

    private static boolean isRide(Run run) {
        return CardGame.ruleset(run.position()).ride().movingIsRiding();
    }

    /** Returns the rear-guards that no effect keeps their masters from riding. */
    @Rule(jp = {"7.4.1.1", "1.3.3"})
    private Array<Subject> riders(Query query) {
        Position position = query.position(Facts.LASTING);
        return units(query)
                .filter(each -> Circle.is(position.place(each.place()), Circle.REAR_GUARD))
                .reject(each -> Deeds.isForbidden(position, DeedKind.RIDE, each.gameObject()));
    }

    /** Those of one master ride one after the other, as this fighter says. */
    @Rule(
            jp = {"7.4.1.1", "6.3.6"},
            it = "10.6.1",
            en = "10.1.5.1")
    private static void ride(Run run, int[] riders, Seat fighter) {
        Position position = run.position();
        int[] own = Arrays.stream(riders)
                .filter(unit -> position.placeOf(unit) >= 0)
                .filter(unit -> master(position, unit) == fighter)
                .toArray();
        run.call(RideFrame.SEVERAL, new int[] {fighter.ordinal(), RideFrame.PUT, 0}, own);
    }

    private static Seat master(Position position, int unit) {
        int place = position.placeOf(unit);
        return position.master(position.objectAt(place, position.indexOf(place, unit)), place);
    }
}
