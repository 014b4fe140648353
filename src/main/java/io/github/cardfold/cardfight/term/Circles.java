package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.Attempt;
import io.github.cardfold.cardfight.deed.Deeds;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Spot;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/** What instructions share that bring units to circles. */
public final class Circles {
    private Circles() {}

    /** Returns the rear-guard circles of a seat that are as wanted, in rising order. */
    private static int[] rearGuard(Query query, Seat seat, Array<Spot> wanted) {
        Position position = query.position(Facts.FIELD);
        return Arrays.stream(Field.rearGuardCircles(position, seat))
                .filter(circle -> wanted.forAll(each -> each.accepts(query, position.place(circle))))
                .toArray();
    }

    /** Returns the circles of a seat that a text names: rear-guard circles as they must be, or all of another sort. */
    public static int[] of(Query query, Seat seat, Region to, Array<Spot> wanted) {
        Position position = query.position(Facts.FIELD);
        if (to.equals(Region.GC)) {
            return new int[] {Field.guardianCircle(position, seat)};
        }
        if (to.equals(Region.VC)) {
            return new int[] {Field.vanguardCircle(position, seat)};
        }
        return to.equals(Region.RC)
                ? rearGuard(query, seat, wanted)
                : Arrays.stream(Field.circles(position))
                        .filter(each -> position.place(each).seat() == seat && to.covers(position.place(each)))
                        .toArray();
    }

    /**
     * Returns the objects of those cards that a fighter can call or ride: the own ones (4.1.13), still where they are
     * spoken of, and none with which an effect forbids it.
     */
    public static int[] cardsOf(Query query, Attempt attempt, Selector what) {
        return Deeds.allowed(query.position(Facts.LASTING), attempt, own(query, attempt.fighter(), what))
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** Shows the hidden cards among them that are not called or ridden for what they are. */
    public static Batch shown(Query query, Attempt attempt, Selector what) {
        Position position = query.position(Facts.LASTING);
        return Batch.ofAll(Deeds.unseen(position, attempt, own(query, attempt.fighter(), what))
                .map(each -> Event.look(position, null, each.object()))
                .asJava());
    }

    private static Array<Subject> own(Query query, Seat seat, Selector what) {
        return what.subjects(query)
                .filter(each ->
                        each.isHere() && each.object() != 0 && each.gameObject().owner() == seat);
    }

    /** Ends an instruction whose result is named: of what was moved, the units on circles alone are meant. */
    public static void end(Compiler out, Option<String> as) {
        out.end(as);
        as.map(out::objects)
                .forEach(units -> out.let("units", run -> run.set(units, onCircles(run, run.objects(units)))));
    }

    private static int[] onCircles(Run run, int[] objects) {
        Position position = run.position();
        return IntStream.of(objects)
                .filter(each -> Field.isCircle(position, position.placeOf(each)))
                .distinct()
                .toArray();
    }

    /** Returns the circles in English: {@code open (RC) in the back row}. */
    public static String english(Region to, Array<Spot> wanted) {
        Array<String> words = wanted.map(Term::english);
        Array<String> after = words.filter(each -> each.startsWith("in "));
        Array<String> circle = words.filter(each -> each.startsWith("the "));
        return words.removeAll(after)
                .removeAll(circle)
                .appendAll(circle.isEmpty() ? Array.of(to.english()) : circle)
                .appendAll(after)
                .mkString(" ");
    }
}
