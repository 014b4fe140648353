package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.IntPredicate;

/**
 * Chooses as many cards as possible up to a number (1.3.2.4): also where others do not see what there is, nobody may
 * say that there are fewer. If there are, the others of the hidden place are revealed to all, and before the choice
 * those that the chooser would have to see.
 *
 * @param from the cards to choose from
 * @param number how many
 * @param as the name of those chosen
 * @param to what is to be done with them: cards with which an effect forbids that are none to choose
 */
@Rule(jp = "1.3.2.4")
public record ChooseAsManyAsPossible(
        Selector from,
        @Default("1") Value number,
        @Default("it") String as,
        Option<Deed> to) implements Instruction {

    @Override
    public void compile(Compiler out) {
        Local chosen = out.objects(as);
        Choosing choosing = new Choosing(Choose.of(from, as, number), out, Query::of, false).to(to);
        out.change("shown", run -> choosing.found(run).length < wanted(run) ? unknown(run, choosing) : Batch.NOTHING);
        choosing.compile(TextPurposes.CHOOSE_MOST, (run, cards) -> run.set(chosen, cards));
        out.keeps(new ChosenUnseen(choosing, chosen, out.label("chosen")));
        out.change("short", run -> run.frame().size(chosen) < wanted(run) ? others(run, chosen) : Batch.NOTHING);
    }

    private int wanted(Run run) {
        return number.value(Query.of(run));
    }

    /** Whoever does not see what there is to choose from is shown it, and has to choose then (ruling 424). */
    @Rule(jp = {"1.3.2.4", "1.3.2.4.1"})
    private Batch unknown(Run run, Choosing choosing) {
        return choosing.needsInformation()
                ? shown(
                        run,
                        each -> Unseen.isUnknown(run.position(), Query.of(run).master(), each))
                : Batch.NOTHING;
    }

    /** Whoever cannot choose so many because of cards that not all see, shows them. */
    @Rule(jp = "1.3.2.4.1")
    private Batch others(Run run, Local chosen) {
        Position position = run.position();
        return shown(
                run,
                each -> !run.frame().contains(chosen, each)
                        && position.seats().exists(seat -> Unseen.isUnknown(position, seat, each)));
    }

    private Batch shown(Run run, IntPredicate which) {
        Array<Event> looks = from.ground(Query.of(run))
                .filter(each -> run.position().place(each.place()).zone().isHidden())
                .filter(each -> each.object() != 0 && which.test(each.object()))
                .map(each -> Event.look(run.position(), null, each.object()));
        return Batch.ofAll(looks.asJava());
    }

    @Override
    public String english() {
        String purpose = to.map(each -> " " + each.english()).getOrElse("");
        return "choose " + number.english() + " of " + from.english() + purpose + ", as many as possible";
    }
}
