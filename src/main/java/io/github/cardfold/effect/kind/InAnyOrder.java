package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * What is done for each of some cards, in an order that the master chooses card by card, chance saying which it is of
 * those that the master cannot tell apart. Which cards is fixed before the first; what has left by its turn is passed
 * over.
 */
@Rule(jp = "11.8.6")
public final class InAnyOrder {
    private InAnyOrder() {}

    /**
     * Compiles what is done for each of some cards, in an order that the master of the ability chooses.
     *
     * @param card holds the card whose turn it is, as the only one
     * @param then compiles what is done for it
     */
    public static void each(Compiler out, Selector of, Local card, Runnable then) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        Unseen unseen = new Unseen(out, cards);
        Veil veil = Veil.of(out, Array.of(of));
        out.keeps(new Remaining(of, cards, veil));
        out.let("begin", run -> run.set(cards, here(of.subjects(Query.of(run)))));
        out.repeat(() -> {
            out.let("left", run -> run.set(cards, left(run, cards)));
            out.leaveIf("none", run -> run.frame().size(cards) == 0 && !veil.hides(run.position(), run.frame()));
            out.ask("", question(of, cards, card, unseen, veil));
            out.leaveIf("none said", run -> run.frame().size(cards) == 0);
            out.let("drawn", run -> {
                unseen.drawn(run, (it, drawn) -> it.set(card, new int[] {drawn}));
                take(run, cards, card);
            });
            out.repeated(then);
        });
    }

    private static Question question(Selector of, Local cards, Local card, Unseen unseen, Veil veil) {
        return Question.of(
                        TextPurposes.NEXT_CARD,
                        (position, frame) -> frame.seat(AbilityFrame.MASTER),
                        (position, frame, options) -> offer(position, frame, cards, options),
                        (run, answer) -> answer(run, answer, card, unseen))
                .openIf((position, frame) ->
                        !veil.hides(position, frame) && (!of.isHidden() || isUnknown(position, frame, cards)))
                .passing("no card is left");
    }

    private static int[] here(Array<Subject> cards) {
        return cards.filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    private static int[] left(Run run, Local cards) {
        return Arrays.stream(run.objects(cards))
                .filter(each -> run.position().placeOf(each) >= 0)
                .toArray();
    }

    private static int[] objects(Frame frame, Local cards) {
        return IntStream.range(0, frame.size(cards))
                .map(i -> frame.get(cards, i))
                .toArray();
    }

    /** Where not all see whether a card is left, its master says that there is none. */
    private static void offer(Position position, Frame frame, Local cards, Options options) {
        Unseen.offer(position, frame.seat(AbilityFrame.MASTER), objects(frame, cards), options);
        if (frame.size(cards) == 0) {
            options.pass();
        }
    }

    /** Where one answer is all there is, it stands for unseen cards that are alike, or for one that not all see. */
    private static boolean isUnknown(Position position, Frame frame, Local cards) {
        return Unseen.isUnknown(position, frame.seat(AbilityFrame.MASTER), frame.get(cards, 0));
    }

    /** What is answered still is among the cards that are left; saying that there is none changes nothing. */
    private static void answer(Run run, Answer answer, Local card, Unseen unseen) {
        int chosen = answer.isPass() ? 0 : answer.object(run.position());
        if (chosen != 0) {
            run.set(card, new int[] {chosen});
        } else if (!answer.isPass()) {
            unseen.draw(run, run.seat(AbilityFrame.MASTER), answer.place(), 0);
        }
    }

    private static void take(Run run, Local cards, Local card) {
        int chosen = run.frame().get(card, 0);
        run.set(
                cards,
                Arrays.stream(run.objects(cards)).filter(each -> each != chosen).toArray());
    }
}
