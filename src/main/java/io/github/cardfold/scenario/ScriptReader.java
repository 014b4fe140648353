package io.github.cardfold.scenario;

import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Reading;
import io.github.cardfold.kernel.ReadingFields;
import io.github.cardfold.kernel.Refusal;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Reads what is played and what must hold. */
final class ScriptReader {
    private final Rules rules;
    private final PlaceNames names;

    ScriptReader(Rules rules, PlaceNames names) {
        this.rules = rules;
        this.names = names;
    }

    Script read(ReadingFields in) {
        Array<Reading> chance = Array.ofAll(in.items("chance"));
        Holding begin = Holding.read(in.find("begin"), rules, names);
        Array<PlayStep> steps = Array.ofAll(in.items("play")).map(this::step);
        Holding end = Holding.read(in.find("end"), rules, names);
        if (begin.isEmpty()
                && end.isEmpty()
                && steps.forAll(step -> step.refused().isEmpty() && step.then().isEmpty())) {
            throw in.map().expected("something that must hold: \"begin\", \"then\", \"refused\" or \"end\"", "nothing");
        }
        return new Script(chance, begin, steps, end);
    }

    private PlayStep step(Reading step) {
        ReadingFields in = step.fields();
        in.text("note", "");
        Array<Reading> actions = actions(in.find("do"));
        Option<Reading> until = Option.of(in.find("until"));
        Option<Reading> refused = Option.of(in.find("refused"));
        @Nullable Reading because = in.find("because");
        Array<Reading> chance = Array.ofAll(in.items("chance"));
        Holding then = Holding.read(in.find("then"), rules, names);
        boolean plays = !actions.isEmpty() || until.isDefined();
        if (plays == refused.isDefined()) {
            throw step.expected("either \"do\" or \"until\", or \"refused\"", plays ? "both" : "neither");
        }
        if (refused.isEmpty() && because != null) {
            throw because.expected("no reason where nothing is refused");
        }
        in.end();
        return new PlayStep(
                step.path(),
                actions,
                until,
                refused,
                because == null ? PlayStep.Because.ANY : because(because),
                chance,
                then);
    }

    private static Array<Reading> actions(@Nullable Reading value) {
        if (value == null) {
            return Array.empty();
        }
        return value.data() instanceof Data.Items ? Array.ofAll(value.items()) : Array.of(value);
    }

    private static PlayStep.Because because(Reading because) {
        ReadingFields in = because.fields();
        @Nullable Reading reason = in.find("reason");
        String word = reason == null ? "" : Reading.word(reason.word(Refusal.Reason.values()));
        String section = in.text("section", "");
        in.end();
        return new PlayStep.Because(because.path(), word, section);
    }
}
