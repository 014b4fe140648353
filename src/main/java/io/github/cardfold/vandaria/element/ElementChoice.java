package io.github.cardfold.vandaria.element;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.vandaria.card.ElementToken;
import io.github.cardfold.vandaria.fact.ElementPools;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Which elements a player pays: how much of each is asked one after the other, null last, and only amounts with which
 * the cost can still be paid are offered. So each different way to pay is found by one course of answers, and no other
 * is.
 *
 * @param amounts how much of each, as far as that is settled
 * @param cost what is paid
 */
record ElementChoice(Local amounts, BiFunction<Position, Frame, ElementCost> cost) {
    private static final LabelKey AMOUNT = new LabelKey(VandariaPurposes.ELEMENTS + ".amount", "pay {0} {1}");
    private static final Array<ElementToken> TOKENS = Array.of(ElementToken.values());
    private static final Array<String> NAMES = TOKENS.map(each -> "paid " + word(each));

    /** Declares the choice in an ability. */
    static ElementChoice of(Compiler out, BiFunction<Position, Frame, ElementCost> cost) {
        return new ElementChoice(out.own("elements paid", Local.Type.NUMBERS), cost);
    }

    /** Tells whether the player can pay it. */
    boolean isPayable(Position position, Frame frame) {
        return cost.apply(position, frame).isPayable(held(position, frame));
    }

    private static int[] held(Position position, Frame frame) {
        return ElementPools.held(position, frame.seat(AbilityFrame.MASTER));
    }

    /** Compiles the questions. */
    @Rule(vw = {"14.1.9", "14.1.10", "14.1.12", "14.1.13"})
    void compile(Compiler out) {
        out.let("elements begin", this::begin);
        out.repeat(
                "14.1.9",
                run -> run.frame().size(amounts) < TOKENS.size(),
                () -> out.ask(
                        "14.1.9 how much",
                        Question.of(
                                        VandariaPurposes.ELEMENTS,
                                        (position, frame) -> frame.seat(AbilityFrame.MASTER),
                                        this::offer,
                                        (run, answer) -> {
                                            run.append(amounts, answer.number());
                                            settle(run);
                                        })
                                .unfinishedIf((position, frame) -> true, this::begin)
                                .meaning(this::label, AMOUNT)));
    }

    /** Returns how much of each was chosen. */
    int[] chosen(Run run) {
        return settled(run.frame());
    }

    /** Returns how much of each is chosen so far: nothing of what is not settled. */
    private int[] settled(Frame frame) {
        return Arrays.copyOf(frame.values(amounts), TOKENS.size());
    }

    private void begin(Run run) {
        run.clear(amounts);
        settle(run);
    }

    /** Settles what is left no choice about. */
    private void settle(Run run) {
        int[] possible = possible(run.position(), run.frame());
        while (possible.length == 1) {
            run.append(amounts, possible[0]);
            possible = possible(run.position(), run.frame());
        }
    }

    private void offer(Position position, Frame frame, Options options) {
        Arrays.stream(possible(position, frame)).forEach(options::number);
    }

    /** Returns how much of the next one can be paid; nothing if none is left. */
    private int[] possible(Position position, Frame frame) {
        int[] paid = settled(frame);
        int next = frame.size(amounts);
        if (next == TOKENS.size()) {
            return new int[0];
        }
        int[] held = held(position, frame);
        ElementCost of = cost.apply(position, frame);
        IntPredicate isPossible = amount -> {
            paid[next] = amount;
            return of.canBe(paid, next + 1, held);
        };
        return IntStream.rangeClosed(0, held[next]).filter(isPossible).toArray();
    }

    private AnswerLabel label(Candidate it) {
        return AMOUNT.with(
                LabelArgument.number(it.number()),
                LabelArgument.text(word(TOKENS.get(it.frame().size(amounts)))));
    }

    private static String word(ElementToken token) {
        return token.name().toLowerCase(Locale.ROOT);
    }

    /** Compiles that the parts of the cost of the ability know what was chosen, see {@link #named}. */
    void name(Compiler out) {
        Array<Local> named = NAMES.map(out::number);
        out.let("14.1.6 chosen", run -> {
            int[] chosen = chosen(run);
            named.forEachWithIndex((local, i) -> run.set(local, chosen[i]));
        });
    }

    /** Returns how much of each was chosen in the ability whose variables a query knows; nothing if in none. */
    static int[] named(Query query) {
        int[] paid = new int[NAMES.size()];
        for (int i = 0; i < paid.length; i++) {
            paid[i] = query.number(NAMES.get(i));
        }
        return paid;
    }
}
