package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.scenario.words.PlaceNames;
import io.github.cardfold.scenario.words.Questions;
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
        Array<Reading> chance = outcomes(in);
        Holding begin = Holding.read(in.find("begin"), rules, names);
        Array<PlayStep> steps = Array.ofAll(in.items("play")).map(this::step);
        Holding end = Holding.read(in.find("end"), rules, names);
        if (begin.isEmpty() && end.isEmpty() && steps.forAll(PlayStep::holdsNothing)) {
            throw in.map().expected("something that must hold: \"begin\", \"then\", \"refused\" or \"end\"", "nothing");
        }
        return new Script(chance, begin, steps, end);
    }

    private PlayStep step(Reading step) {
        ReadingFields in = step.fields();
        in.text("note", "");
        Array<Reading> actions = actions(in.find("do"));
        Option<Reading> until = Option.of(in.find("until"));
        until.forEach(new Questions(rules, names.seats())::asked);
        Option<Reading> refused = Option.of(in.find("refused")).map(ScriptReader::text);
        @Nullable Reading because = in.find("because");
        Array<Reading> chance = outcomes(in);
        ThenReader then = new ThenReader(rules, names).read(in.find("then"));
        boolean plays = !actions.isEmpty() || until.isDefined();
        if (plays == refused.isDefined()) {
            throw step.expected("either \"do\" or \"until\", or \"refused\"", plays ? "both" : "neither");
        }
        if (refused.isEmpty() && because != null) {
            throw because.expected("no reason where nothing is refused");
        }
        if (refused.isDefined() && !then.stops().isEmpty()) {
            throw step.expected("no \"at\" where nothing is played", "one");
        }
        in.end();
        return new PlayStep(
                step.path(),
                actions,
                until,
                refused,
                because == null ? PlayStep.Because.ANY : because(because),
                chance,
                then.stops(),
                then.last());
    }

    private static Reading text(Reading value) {
        value.filled();
        return value;
    }

    /** What chance draws: ids of cards, or numbers. */
    private static Array<Reading> outcomes(ReadingFields in) {
        return Array.ofAll(in.items("chance"))
                .map(each -> each.data() instanceof Data.Whole ? number(each) : text(each));
    }

    private static Reading number(Reading value) {
        value.whole(0, Integer.MAX_VALUE);
        return value;
    }

    private static Array<Reading> actions(@Nullable Reading value) {
        if (value == null) {
            return Array.empty();
        }
        return (value.data() instanceof Data.Items ? Array.ofAll(value.items()) : Array.of(value))
                .map(ScriptReader::text);
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
