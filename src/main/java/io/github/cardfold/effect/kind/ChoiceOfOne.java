package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;

/**
 * A choice that one fighter makes. Of as many as possible (1.3.2.4) nobody may say that there are fewer, also where
 * others do not see what there is: if there are, the others of the hidden place are revealed to all, and before the
 * choice those that the chooser would have to see.
 */
record ChoiceOfOne(Choose choose, Local chosen, BiPredicate<Query, Subject> fits) {
    void compile(Compiler out) {
        boolean isMost = choose.asManyAs().isDefined();
        Choosing choosing =
                new Choosing(choose, out, Query::of, !isMost).to(choose.to()).that(fits);
        if (isMost) {
            out.change(
                    "shown", run -> choosing.found(run).length < wanted(run) ? unknown(run, choosing) : Batch.NOTHING);
        }
        choosing.compile(
                isMost ? TextPurposes.CHOOSE_MOST : TextPurposes.CHOOSE, (run, cards) -> run.set(chosen, cards));
        out.keeps(new ChosenUnseen(choosing, chosen));
        if (isMost) {
            out.change("short", run -> run.frame().size(chosen) < wanted(run) ? others(run) : Batch.NOTHING);
        }
    }

    private int wanted(Run run) {
        return choose.most(Query.of(run));
    }

    /** Whoever does not see what there is to choose from is shown it, and has to choose then (ruling 424). */
    @Rule(jp = {"1.3.2.4", "1.3.2.4.1"})
    private Batch unknown(Run run, Choosing choosing) {
        return choosing.needsInformation()
                ? shown(
                        run,
                        each -> Unseen.isUnknown(run.position(), Query.of(run).seat(choose.side()), each))
                : Batch.NOTHING;
    }

    /** Whoever cannot choose so many because of cards that not all see, shows them. */
    @Rule(jp = "1.3.2.4.1")
    private Batch others(Run run) {
        Position position = run.position();
        return shown(
                run,
                each -> !run.frame().contains(chosen, each)
                        && position.seats().exists(seat -> Unseen.isUnknown(position, seat, each)));
    }

    private Batch shown(Run run, IntPredicate which) {
        Array<Event> looks = choose.from()
                .ground(Query.of(run))
                .filter(each -> run.position().place(each.place()).zone().isHidden())
                .filter(each -> each.object() != 0 && which.test(each.object()))
                .map(each -> Event.look(run.position(), null, each.object()));
        return Batch.ofAll(looks.asJava());
    }
}
