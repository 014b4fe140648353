package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.fact.Field;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import java.util.Arrays;

/**
 * Plays the trigger abilities of cards, wherever they lie: those of several icons one after the other, in an order that
 * their master chooses (11.10.6).
 *
 * @param of the cards; one without an icon has no trigger ability
 */
@Rule(jp = {"11.10.3", "11.10.6"})
public record PlayTriggers(Selector of) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        Local card = out.own("card", Local.Type.OBJECT);
        out.let("begin", run -> run.set(cards, withIcon(run)));
        out.let("left", run -> run.set(cards, left(run, cards)));
        out.goIf("none", run -> run.frame().size(cards) == 0, "over");
        out.ask(
                "",
                Question.of(
                                "order the triggers",
                                (position, frame) -> frame.get(Compiler.MASTER),
                                (position, frame, options) -> offer(position, frame, options, cards),
                                (run, answer) -> answer(run, answer, cards, card))
                        .openIf((position, frame) -> !of.isHidden()));
        out.call(
                "play", "11.10.3", run -> new int[] {run.get(Compiler.MASTER), run.get(card), TriggerAbility.NO_CHECK});
        out.go("again", "left");
        out.mark("over");
    }

    private int[] withIcon(Run run) {
        return of.subjects(Query.of(run))
                .filter(each -> each.isHere()
                        && Field.card(run.position(), each.thing()).trigger() != Trigger.NONE)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    private static int[] left(Run run, Local cards) {
        return Arrays.stream(run.objects(cards))
                .filter(each -> run.position().placeOf(each) >= 0)
                .toArray();
    }

    private static void offer(Position position, Frame frame, Options options, Local cards) {
        for (int i = 0; i < frame.size(cards); i++) {
            int place = position.placeOf(frame.get(cards, i));
            options.pick(place, position.positionOf(place, frame.get(cards, i)));
        }
    }

    private static void answer(Run run, Answer answer, Local cards, Local card) {
        int chosen = answer.object(run.position());
        run.set(card, chosen);
        run.set(
                cards,
                Arrays.stream(run.objects(cards)).filter(each -> each != chosen).toArray());
    }

    @Override
    public String english() {
        return "play the trigger abilities of " + of.english();
    }
}
