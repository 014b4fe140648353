package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Circle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.table.Handle;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;

/**
 * A fighter has one more rear-guard circle from now on, beside those of a row; none once there are as many places as a
 * position can have.
 *
 * @param row in which row
 * @param end at which end of it, as the fighter sees it
 * @param fighter whose circle it is
 */
@Rule(jp = {"4.9.1", "4.9.2", "4.9.2.5"})
@Phrase("<{fighter who} adds|add> a rear-guard circle at the {end} end of the {row} row")
public record AddCircle(
        @Default("front") Circle.Row row,
        @Default("left") Circle.End end,
        @Default("you") Side fighter) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", run -> {
            Query query = Query.of(run);
            boolean isFull = run.position().placeCount() >= Handle.ITSELF;
            return isFull
                    ? Batch.NOTHING
                    : Batch.of(Event.addPlace(run.position(), circle(run.position(), query.seat(fighter))));
        });
    }

    private Place circle(Position position, Seat owner) {
        Array<Integer> columns = Array.ofAll(Field.circles(position))
                .map(position::place)
                .filter(each -> each.seat() == owner && each.row() == row.number())
                .map(Place::column);
        String name = Reading.word(row) + " far " + Reading.word(end);
        return new Place(
                0,
                Circle.KIND,
                owner,
                numbered(position, owner, name),
                row.number(),
                end.next(columns),
                Circle.REAR_GUARD);
    }

    /** Returns a name that no place has or had. */
    private static String numbered(Position position, Seat owner, String name) {
        int number = 1;
        String numbered = name;
        while (isTaken(position, owner + " " + numbered)) {
            number++;
            numbered = name + " " + number;
        }
        return numbered;
    }

    private static boolean isTaken(Position position, String fullName) {
        return Array.range(0, position.placeCount())
                .exists(each -> position.place(each).isCalled(fullName));
    }
}
