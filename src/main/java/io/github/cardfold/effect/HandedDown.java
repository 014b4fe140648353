package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The cards that an effect has named and that an ability speaks of which it gives. A lasting effect keeps them that
 * begins before the ability is had, so that of several the latest one before it is meant. It lasts until all that the
 * ability has triggered is carried out.
 */
final class HandedDown extends TimedEffectKind {
    private final Array<String> names;

    private HandedDown(String name, Array<String> names) {
        super(name);
        this.names = names;
    }

    /** Compiles that cards are kept which an ability speaks of; returns null if it speaks of none that have a name. */
    static @Nullable HandedDown compile(Compiler out, Ability ability, DurationTerm lasting) {
        Array<String> names = out.known(spokenOf(ability));
        if (names.isEmpty()) {
            return null;
        }
        KeptCards.refusal(names.map(out::known)).forEach(why -> {
            throw out.error(why);
        });
        HandedDown kept = new HandedDown(out.path() + " speaks of", names);
        out.scope().add(kept);
        Array<Local> locals = names.map(out::known);
        out.change("named", run -> kept.begin(run, locals, lasting));
        return kept;
    }

    /** The names that stand in an ability and that nothing in it gives. */
    private static Set<String> spokenOf(Ability ability) {
        Set<String> spoken = new TreeSet<>();
        Set<String> own = new TreeSet<>();
        Terms.forEach(ability, each -> {
            if (each instanceof Names names) {
                spoken.add(names.variable());
            }
            own.addAll(NameGiven.by(each).asJava());
        });
        spoken.removeAll(own);
        return spoken;
    }

    @Rule(jp = "11.11.4")
    private Batch begin(Run run, Array<Local> locals, DurationTerm lasting) {
        TextRules game = (TextRules) run.position().rules().game();
        return TextRules.lifetime(Query.of(run), lasting)
                .map(lifetime -> KeptCards.of(run, locals).keptBy(this, run, game.outlasting(lifetime)))
                .map(kept -> Batch.of(Event.begin(kept)))
                .getOrElse(Batch.NOTHING);
    }

    /** Compiles that an ability knows these cards by their names. */
    void bind(Compiler out) {
        Array<Local> variables = names.map(out::objects);
        out.let("bind named", run -> {
            TimedEffect kept = of(run.position(), run.get(AbilityFrame.INSTANCE));
            int[][] cards = kept == null ? new int[names.size()][0] : KeptCards.of(kept, names.size());
            for (int i = 0; i < cards.length; i++) {
                run.set(variables.get(i), cards[i]);
            }
        });
    }

    private @Nullable TimedEffect of(Position position, int instance) {
        TimedEffect latest = null;
        for (int i = 0; i < position.lastingCount(); i++) {
            TimedEffect each = position.lasting(i);
            if (each.kind() == this && each.id() < instance && (latest == null || each.id() > latest.id())) {
                latest = each;
            }
        }
        return latest;
    }
}
