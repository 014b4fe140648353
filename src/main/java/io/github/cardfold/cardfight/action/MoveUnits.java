package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.CardGame;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.RideFrame;
import io.github.cardfold.cardfight.term.Circles;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
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
public record MoveUnits(
        @Default("this") Selector what,
        @Default("rc") Region to,
        @Default("[]") Array<Spot> circles,
        Option<String> as) implements Instruction {
    /** Refuses zones that are no circles. */
    public MoveUnits {
        if (!to.isCircle()) {
            throw new IllegalArgumentException("units move to circles; cards are \"put\" elsewhere");
        }
        if (to != Region.RC && circles.nonEmpty()) {
            throw new IllegalArgumentException("only rear-guard circles can be chosen");
        }
    }

    @Override
    public void compile(Compiler out) {
        out.begin(as);
        out.let("", this::move);
        Circles.end(out, as);
    }

    private void move(Run run) {
        Query query = Query.of(run);
        Position position = query.position(Facts.FIELD);
        int[] units = what.subjects(query)
                .filter(each ->
                        each.isHere() && position.place(each.place()).zone().circle())
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
        if (to == Region.VC && CardGame.ruleset(position).ride().movingIsRiding()) {
            ride(run, query, units);
        } else {
            run.call(Move.PROCEDURE, new int[] {query.master()}, units, allowed(query));
        }
    }

    private int[] allowed(Query query) {
        Position position = query.position(Facts.FIELD);
        return IntStream.range(0, position.seats())
                .flatMap(seat -> switch (to) {
                    case GC -> IntStream.of(Field.guardianCircle(position, seat));
                    case VC -> IntStream.of(Field.vanguardCircle(position, seat));
                    default -> IntStream.of(Circles.rearGuard(query, seat, circles));
                })
                .toArray();
    }

    /** Several ride one after the other, as the master of the effect says. */
    @Rule(
            jp = {"7.4.1.1", "6.3.6"},
            it = "10.6.1",
            en = "10.1.5.1")
    private static void ride(Run run, Query query, int[] units) {
        Position position = query.position(Facts.FIELD);
        int[] rearGuards = Arrays.stream(units)
                .filter(unit -> Circle.is(position.place(position.placeOf(unit)), Circle.REAR_GUARD))
                .toArray();
        run.call(RideFrame.SEVERAL, new int[] {query.master(), RideFrame.PUT, 0}, rearGuards);
    }

    @Override
    public String english() {
        return "move " + what.english() + " to another " + Circles.english(to, circles);
    }
}
