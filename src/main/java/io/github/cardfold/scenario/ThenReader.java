package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.scenario.words.PlaceNames;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code then}: what must hold after a step of play, or a list of moments, those on the way first, each with the
 * label {@code at} which to look.
 */
final class ThenReader {
    private final Rules rules;
    private final PlaceNames names;

    private Array<Stop> stops = Array.empty();
    private Holding last = Holding.NOTHING;

    ThenReader(Rules rules, PlaceNames names) {
        this.rules = rules;
        this.names = names;
    }

    /** Returns the moments on the way. */
    Array<Stop> stops() {
        return stops;
    }

    /** Returns what must hold in the end. */
    Holding last() {
        return last;
    }

    ThenReader read(@Nullable Reading then) {
        if (then != null && then.data() instanceof Data.Items) {
            Array<Reading> moments = Array.ofAll(then.items());
            moments.forEach(each -> moment(each, each == moments.last()));
        } else if (then != null) {
            moment(then, true);
        }
        return this;
    }

    private void moment(Reading moment, boolean isLast) {
        ReadingFields in = moment.fields();
        @Nullable Reading at = in.find("at");
        Holding holding = Holding.read(in, rules, names);
        if (at == null && !isLast) {
            throw moment.expected("\"at\", the label to look at, in all but the last moment", "none");
        }
        if (at == null) {
            last = holding;
        } else {
            stops = stops.append(Stop.of(at, holding, rules));
        }
    }
}
