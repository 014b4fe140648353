package io.github.cardfold.scenario;

import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Sight;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * All that must hold at one moment.
 *
 * @param open what must hold of the whole game
 * @param seen what must hold of what a seat sees
 */
record Holding(Array<Check> open, Array<Tuple2<Seat, Array<Check>>> seen) {
    static final Holding NOTHING = new Holding(Array.empty(), Array.empty());

    static Holding read(@Nullable Reading value, Rules rules, PlaceNames names) {
        return value == null ? NOTHING : read(value.fields(), rules, names);
    }

    /** Reads all fields of a map that were not asked for yet. */
    static Holding read(ReadingFields in, Rules rules, PlaceNames names) {
        Array<Check> open = Expectations.read(in, rules, names, false);
        Array<Tuple2<Seat, Array<Check>>> seen = Array.empty();
        for (Seat seat : names.seats().all()) {
            @Nullable Reading view = in.find("view " + seat);
            if (view != null) {
                ReadingFields fields = view.fields();
                seen = seen.append(Tuple.of(seat, Expectations.read(fields, rules, names, true)));
                fields.end();
            }
        }
        in.end();
        return new Holding(open, seen);
    }

    boolean isEmpty() {
        return open.isEmpty() && seen.forAll(view -> view._2.isEmpty());
    }

    Array<Finding> findings(Moment moment) {
        Sight referee = new Referee(moment);
        Array<Finding> found = open.flatMap(check -> check.findings(referee));
        return found.appendAll(seen.flatMap(view -> {
            Sight onlooker = new Onlooker(moment, view._1);
            return view._2.flatMap(check -> check.findings(onlooker));
        }));
    }
}
