package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
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
        Local candidates = out.own("candidates", Local.Type.OBJECTS);
        Local left = out.own("left", Local.Type.NUMBER);
        Local next = out.own("next", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(chosen);
            run.set(candidates, candidates(run));
            run.set(left, Math.min(wanted(run), run.frame().size(candidates)));
            run.set(next, 0);
        });
        out.goIf("enough", run -> run.get(left) <= 0, "short");
        out.ask(
                "",
                Question.of(
                                "choose as many as possible",
                                (position, frame) -> frame.get(Compiler.MASTER),
                                (position, frame, options) -> offer(position, frame, candidates, left, next, options),
                                (run, answer) -> answer(run, answer, chosen, candidates, left, next))
                        .openIf((position, frame) -> !from.mayFailToFind())
                        .unfinishedIf((position, frame) -> frame.size(chosen) > 0));
        out.go("more", "enough");
        out.change("short", run -> run.frame().size(chosen) < wanted(run) ? others(run, chosen) : Batch.NOTHING);
    }

    private int wanted(Run run) {
        return number.value(Query.of(run));
    }

    private int[] candidates(Run run) {
        return from.subjects(Query.of(run))
                .filter(each -> each.isHere() && each.object() != 0)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** Cards are named in rising order, and only while there are enough for the rest. */
    private static void offer(
            Position position, Frame frame, Local candidates, Local left, Local next, Options options) {
        int end = frame.size(candidates) - frame.get(left);
        for (int i = frame.get(next); i <= end; i++) {
            int place = position.placeOf(frame.get(candidates, i));
            options.pick(place, position.positionOf(place, frame.get(candidates, i)));
        }
    }

    private static void answer(Run run, Answer answer, Local chosen, Local candidates, Local left, Local next) {
        int picked = answer.object(run.position());
        int index = run.get(next);
        while (run.frame().get(candidates, index) != picked) {
            index++;
        }
        run.append(chosen, picked);
        run.set(next, index + 1);
        run.set(left, run.get(left) - 1);
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
