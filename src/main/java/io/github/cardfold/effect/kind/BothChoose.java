package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
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
import java.util.Arrays;

/**
 * Both fighters choose, the turn fighter first (1.3.4). Nothing is shown until both have chosen (1.3.4.1): what is done
 * with the cards, later instructions say.
 *
 * @param from the cards that each chooses from; "you" is the fighter who chooses
 * @param number how many each chooses, as far as there are so many
 * @param as the name of all cards chosen
 */
@Rule(jp = {"1.3.4", "1.3.4.1"})
public record BothChoose(
        Selector from,
        @Default("1") Value number,
        @Default("it") String as) implements Instruction {
    private static final int ALL = -1;

    @Override
    public void compile(Compiler out) {
        Local chosen = out.objects(as);
        Local candidates = out.own("candidates", Local.Type.OBJECTS);
        Local round = out.own("round", Local.Type.NUMBER);
        Local left = out.own("left", Local.Type.NUMBER);
        Local next = out.own("next", Local.Type.NUMBER);
        out.let("begin", run -> {
            run.clear(chosen);
            run.set(round, 0);
        });
        out.goIf("both", run -> run.get(round) >= run.position().seats(), "over");
        out.let("candidates", run -> {
            run.set(candidates, candidates(run, round));
            run.set(left, Math.min(wanted(run), run.frame().size(candidates)));
            run.set(next, 0);
        });
        out.goIf("enough", run -> run.get(left) <= 0, "chosen");
        out.ask(
                "",
                Question.of(
                                "choose together with the other",
                                (position, frame) -> seat(position, frame, round),
                                (position, frame, options) -> offer(position, frame, candidates, left, next, options),
                                (run, answer) -> answer(run, answer, chosen, candidates, left, next))
                        .openIf((position, frame) -> !from.mayFailToFind())
                        .unfinishedIf((position, frame) -> frame.size(chosen) > 0));
        out.go("more", "enough");
        out.change("chosen", run -> told(run, chosen));
        out.let("next", run -> run.set(round, run.get(round) + 1));
        out.go("other", "both");
        out.mark("over");
    }

    /** Where the second fighter is to know the first one's cards, they are shown before. */
    @Rule(jp = "1.3.4.1", it = "1.3.4", en = "1.3.4")
    private static Batch told(Run run, Local chosen) {
        Position position = run.position();
        return ((TextGame) position.rules().game()).choosesUnseen()
                ? Batch.NOTHING
                : Batch.ofAll(Arrays.stream(run.objects(chosen))
                        .mapToObj(card -> Event.look(position, ALL, card))
                        .toList());
    }

    private static int seat(Position position, Frame frame, Local round) {
        int first = Math.max(0, position.rules().game().turnSeat(position));
        return (first + frame.get(round)) % position.seats();
    }

    private int wanted(Run run) {
        return number.value(Query.of(run));
    }

    private int[] candidates(Run run, Local round) {
        return from.subjects(Query.of(run).as(seat(run.position(), run.frame(), round)))
                .filter(each -> each.isHere() && each.object() != 0)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    /** Cards are named in rising order, and only while there are enough for the rest. */
    private void offer(Position position, Frame frame, Local candidates, Local left, Local next, Options options) {
        int end = frame.size(candidates) - frame.get(left);
        for (int i = frame.get(next); i <= end; i++) {
            int place = position.placeOf(frame.get(candidates, i));
            options.pick(place, position.positionOf(place, frame.get(candidates, i)));
        }
        if (from.mayFailToFind()) {
            options.pass();
        }
    }

    private static void answer(Run run, Answer answer, Local chosen, Local candidates, Local left, Local next) {
        if (answer.isPass()) {
            run.set(left, 0);
            return;
        }
        int picked = answer.object(run.position());
        int index = run.get(next);
        while (run.frame().get(candidates, index) != picked) {
            index++;
        }
        run.append(chosen, picked);
        run.set(next, index + 1);
        run.set(left, run.get(left) - 1);
    }

    @Override
    public String called() {
        return as.equals("it") ? "those " + from.noun() + "s" : "";
    }

    @Override
    public String english() {
        return "each fighter chooses " + English.words(number) + " of "
                + from.english().replace("your ", "their ");
    }
}
