package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;

/**
 * Chooses as many cards as possible up to a number (1.3.2.4): also where others do not see what there is, nobody may
 * say that there are fewer. If there are, the others of the hidden place are revealed to all.
 *
 * @param from the cards to choose from
 * @param number how many
 * @param as the name of those chosen
 */
@Rule(jp = "1.3.2.4")
public record ChooseAsManyAsPossible(
        Selector from,
        @Default("1") Value number,
        @Default("it") String as) implements Instruction {
    private static final int ALL = -1;

    @Override
    public void compile(Compiler out) {
        Local chosen = out.objects(as);
        new Choosing(Choose.of(from, as, number), out, Query::of, false)
                .compile(TextPurposes.CHOOSE_MOST, (run, cards) -> run.set(chosen, cards));
        out.change("short", run -> run.frame().size(chosen) < wanted(run) ? others(run, chosen) : Batch.NOTHING);
    }

    private int wanted(Run run) {
        return number.value(Query.of(run));
    }

    /** Whoever cannot choose so many because of cards that not all see, shows them. */
    @Rule(jp = "1.3.2.4.1")
    private Batch others(Run run, Local chosen) {
        Array<Event> looks = from.ground(Query.of(run))
                .filter(each -> run.position().place(each.place()).zone().isHidden())
                .filter(each -> each.object() != 0 && !run.frame().contains(chosen, each.object()))
                .map(each -> Event.look(run.position(), ALL, each.object()));
        return Batch.ofAll(looks.asJava());
    }

    @Override
    public String english() {
        return "choose " + number.english() + " of " + from.english() + ", as many as possible";
    }
}
