package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.CostItem;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Limit;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Payable;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.TextPurposes;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Ways;
import io.github.cardfold.effect.grammar.Idioms;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Its master chooses among texts, each at most once; those chosen are carried out from top to bottom. A text that is an
 * {@code if} can be chosen only if its requirement is met. Without a number one is chosen, and as many as said as far
 * as there are so many. As a cost it is a choice between costs, of which one is paid in full.
 *
 * @param of the texts to choose from
 * @param exactly how many
 * @param upTo how many at most
 * @param once the period in which the same text cannot be chosen again, also if it came to nothing (11.9.5.1.1)
 * @param atRandom whether chance chooses, none being more probable than another (12.4.2)
 */
@Rule(jp = {"11.8.4.1", "11.8.4.1.1", "11.8.4.1.2"})
@Idioms(OneOrAnother.class)
@Phrase(
        "perform <{exactly many}|<up to {upTo many}|one>> of the following<, each once a {once}><{atRandom} at random>: {of bullets}")
public record Perform(
        Array<Instruction> of, Option<Value> exactly, Option<Value> upTo, Option<Limit> once, boolean atRandom)
        implements Payable {

    private static final LabelKey TEXT = new LabelKey(TextPurposes.MODE + ".text", "{0}: {1}");

    /** Refuses two numbers, and what chance cannot choose. */
    public Perform {
        if (atRandom && (upTo.isDefined() || once.isDefined() || of.exists(If.class::isInstance))) {
            throw new IllegalArgumentException(
                    "chance chooses among all texts, by \"exactly\"; \"up to\", \"once\" and a requirement ask who chooses");
        }
        if (exactly.isDefined() && upTo.isDefined()) {
            throw new IllegalArgumentException("only one of \"exactly\" and \"up to\"");
        }
        exactly = exactly.filter(each -> !(each instanceof Numeral numeral && numeral.number() == 1));
    }

    @Override
    public Array<Array<CostItem>> ways() {
        if (exactly.orElse(upTo).isDefined() || once.isDefined() || atRandom) {
            throw new IllegalArgumentException("of several costs just one is chosen and paid");
        }
        return of.flatMap(each -> Ways.of(Array.of(each)));
    }

    @Override
    public void compile(Compiler out) {
        if (atRandom && Veil.of(out, exactly).isLasting()) {
            throw out.error(
                    "all see how many texts chance chooses, so that the number cannot follow from cards that not"
                            + " all see");
        }
        of.forEach(each -> requirement(each, out));
        Array<TimedEffectKind> used =
                once.isEmpty() ? Array.empty() : of.zipWithIndex().map(each -> used(out, each._2()));
        used.forEach(out.scope()::add);
        Barred barred =
                new Barred(used, out.isRepeated() ? Option.some(out.own("before", Local.Type.NUMBERS)) : Option.none());
        Local chosen = out.own("chosen", Local.Type.NUMBERS);
        Veils veils = new Veils(of.map(each -> veil(out, each)), Veil.of(out, exactly.orElse(upTo)));
        out.let("begin", run -> run.clear(chosen));
        if (atRandom) {
            draw(out, chosen, barred);
        } else {
            ask(out, chosen, barred, veils);
        }
        out.change("chosen", run -> remember(run, chosen, barred));
        carryOut(of, out, chosen);
    }

    /** Chance draws one text after the other from those that are left. */
    @Rule(jp = "12.4.2#2")
    private void draw(Compiler out, Local chosen, Barred barred) {
        Local left = out.own("left", Local.Type.NUMBERS);
        out.let(
                "candidates",
                run -> run.set(
                        left,
                        IntStream.range(0, of.size())
                                .filter(i -> !isBarred(run.position(), run.frame(), i, barred))
                                .toArray()));
        out.repeat(
                "enough",
                run -> run.frame().size(left) > 0 && run.frame().size(chosen) < said(run.position(), run.frame()),
                () -> {
                    out.change("", run -> Batch.of(Event.random(run.frame().size(left))));
                    out.let("drawn", run -> {
                        int text = run.frame().get(left, run.drawn());
                        run.append(chosen, text);
                        run.set(
                                left,
                                Arrays.stream(run.frame().values(left))
                                        .filter(each -> each != text)
                                        .toArray());
                    });
                });
    }

    private void ask(Compiler out, Local chosen, Barred barred, Veils veils) {
        out.repeat(
                "enough",
                run -> !isEnough(run.position(), run.frame(), chosen, barred, veils),
                () -> out.ask(
                        "",
                        Question.of(
                                        TextPurposes.MODE,
                                        (position, frame) -> frame.seat(AbilityFrame.MASTER),
                                        (position, frame, options) -> offer(position, frame, options, chosen, barred),
                                        (run, answer) -> answer(run, answer, chosen))
                                .openIf(veils::isOpen)
                                .unfinishedIf((position, frame) -> frame.size(chosen) > 0, run -> run.clear(chosen))
                                .passing("nothing more is done")
                                .meaning(this::label, TEXT)));
    }

    private AnswerLabel label(Candidate it) {
        return TEXT.with(
                LabelArgument.number(it.number()),
                LabelArgument.text(of.get(it.number()).english()));
    }

    private static void requirement(Instruction text, Compiler out) {
        if (text instanceof If requirement) {
            out.check(requirement.when());
        }
    }

    private static TimedEffectKind used(Compiler out, int index) {
        return new TimedEffectKind(out.path() + " " + (index + 1) + " used") {
            @Override
            public boolean numbersEffects() {
                return true;
            }
        };
    }

    /**
     * Carries out those of several texts whose numbers a list holds, from top to bottom. That they are carried out is
     * settled: the requirement of an {@code if} is not tested again.
     */
    @Rule(jp = {"11.8.3.1.2", "11.8.3.1.2.1"})
    static void carryOut(Array<Instruction> texts, Compiler out, Local chosen) {
        for (int i = 0; i < texts.size(); i++) {
            int index = i;
            Instruction text = texts.get(i);
            String which = "number " + (i + 1);
            out.when(
                    which,
                    run -> run.frame().contains(chosen, index),
                    () -> out.alternative(which, () -> carryOut(text, out)));
        }
    }

    private static void carryOut(Instruction text, Compiler out) {
        if (text instanceof If requirement
                && requirement.otherwise().isEmpty()
                && requirement.then().nonEmpty()) {
            out.block(requirement.then());
        } else {
            out.compile(text);
        }
    }

    private boolean mayChoose(Position position, Frame frame, int index, Barred barred) {
        Query query = Query.of(position, frame);
        boolean isMet = !(of.get(index) instanceof If requirement)
                || !requirement.otherwise().isEmpty()
                || requirement.when().holds(query);
        return isMet && !isBarred(position, frame, index, barred);
    }

    /** What was chosen before is barred, whether or not it was carried out then. */
    @Rule(jp = {"11.9.5.1.1", "12.7.3"})
    private static boolean isBarred(Position position, Frame frame, int index, Barred barred) {
        if (barred.before().exists(local -> frame.contains(local, index))) {
            return true;
        }
        for (int i = 0; !barred.used().isEmpty() && i < position.lastingCount(); i++) {
            TimedEffect effect = position.lasting(i);
            if (effect.kind() == barred.used().get(index)
                    && effect.number() == frame.get(AbilityFrame.INSTANCE)
                    && effect.isOn(frame.get(AbilityFrame.SOURCE))) {
                return true;
            }
        }
        return false;
    }

    private int possible(Position position, Frame frame, int from, Barred barred) {
        int count = 0;
        for (int i = from; i < of.size(); i++) {
            count += mayChoose(position, frame, i, barred) ? 1 : 0;
        }
        return count;
    }

    /** How many texts could be chosen as far as all see: a requirement that looks where they do not may hold. */
    private int thinkable(Position position, Frame frame, int from, Barred barred, Veils veils) {
        int count = 0;
        for (int i = from; i < of.size(); i++) {
            boolean isThinkable = veils.of().get(i).hides(position, frame)
                    ? !isBarred(position, frame, i, barred)
                    : mayChoose(position, frame, i, barred);
            count += isThinkable ? 1 : 0;
        }
        return count;
    }

    private int said(Position position, Frame frame) {
        Query query = Query.of(position, frame);
        return exactly.orElse(upTo).map(each -> each.value(query)).getOrElse(1);
    }

    private int next(Frame frame, Local chosen) {
        return frame.size(chosen) == 0 ? 0 : frame.get(chosen, frame.size(chosen) - 1) + 1;
    }

    /**
     * The number after the last text stands for having chosen nothing more. Being asked once more tells nothing of what
     * not all see.
     */
    private boolean isEnough(Position position, Frame frame, Local chosen, Barred barred, Veils veils) {
        boolean isFull = frame.size(chosen) >= said(position, frame);
        return frame.contains(chosen, of.size())
                || isFull && !veils.number().hides(position, frame)
                || thinkable(position, frame, next(frame, chosen), barred, veils) == 0;
    }

    private void offer(Position position, Frame frame, Options options, Local chosen, Barred barred) {
        int most = said(position, frame);
        int least = upTo.isDefined() ? 0 : Math.min(most, possible(position, frame, 0, barred));
        for (int i = next(frame, chosen); frame.size(chosen) < most && i < of.size(); i++) {
            boolean isCompletable = frame.size(chosen) + possible(position, frame, i, barred) >= least;
            if (isCompletable && mayChoose(position, frame, i, barred)) {
                options.number(i);
            }
        }
        if (frame.size(chosen) >= least) {
            options.pass();
        }
    }

    private void answer(Run run, Answer answer, Local chosen) {
        run.append(chosen, answer.isPass() ? of.size() : answer.number());
    }

    private Batch remember(Run run, Local chosen, Barred barred) {
        barred.before().forEach(local -> {
            for (int i = 0; i < of.size(); i++) {
                if (run.frame().contains(chosen, i)) {
                    run.append(local, i);
                }
            }
        });
        Array<TimedEffectKind> now = barred.used()
                .zipWithIndex()
                .filter(each -> run.frame().contains(chosen, each._2()))
                .map(each -> each._1());
        return Batch.ofAll(now.map(each -> Event.begin(TimedEffect.of(
                        each,
                        run.seat(AbilityFrame.MASTER),
                        run.get(AbilityFrame.SOURCE),
                        new int[] {run.get(AbilityFrame.SOURCE)},
                        run.get(AbilityFrame.INSTANCE),
                        once.get().period())))
                .asJava());
    }

    private static Veil veil(Compiler out, Instruction text) {
        return Veil.of(out, text instanceof If requirement ? Array.of(requirement.when()) : Array.empty());
    }

    /** What not all see of the requirements of the texts, and of how many are chosen. */
    private record Veils(Array<Veil> of, Veil number) {
        boolean isOpen(Position position, Frame frame) {
            return of.append(number).forAll(each -> !each.hides(position, frame));
        }
    }

    /** What keeps a text from being chosen: that it was chosen in the period, or before in the same repetition. */
    private record Barred(Array<TimedEffectKind> used, Option<Local> before) {}
}
