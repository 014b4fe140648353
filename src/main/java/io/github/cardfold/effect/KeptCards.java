package io.github.cardfold.effect;

import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.TimedEffectKind;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The cards of several variables as a lasting effect keeps them: all of them in a row; how many there are of each are
 * the digits of a number.
 */
final class KeptCards {
    private static final int BASE = 64;
    private static final int MOST_VARIABLES = 5;

    private final int[] objects;
    private final int sizes;

    private KeptCards(int[] objects, int sizes) {
        this.objects = objects;
        this.sizes = sizes;
    }

    /** Says why variables cannot be kept: they are too many, or one is a number; none if they can. */
    static Option<String> refusal(Array<Local> variables) {
        if (variables.size() > MOST_VARIABLES) {
            return Option.some("no more than " + MOST_VARIABLES + " variables are kept for later");
        }
        return variables
                .find(each -> each.type() != Local.Type.OBJECTS)
                .map(each -> "\"" + each.name() + "\" is a number, and only cards are kept for later");
    }

    /** Returns the cards of variables as they are now. */
    static KeptCards of(Run run, Array<Local> variables) {
        int[] objects = new int[0];
        int sizes = 0;
        for (Local variable : variables) {
            int[] more = run.objects(variable);
            more = more.length < BASE ? more : Arrays.copyOf(more, BASE - 1);
            sizes = sizes * BASE + more.length;
            objects = IntStream.concat(Arrays.stream(objects), Arrays.stream(more))
                    .toArray();
        }
        return new KeptCards(objects, sizes);
    }

    /** Returns the cards of each of so many variables that an effect keeps. */
    static int[][] of(TimedEffect effect, int variables) {
        int[][] kept = new int[variables][];
        int end = effect.objectCount();
        int sizes = effect.number();
        for (int i = variables - 1; i >= 0; i--, sizes /= BASE) {
            int size = sizes % BASE;
            int start = end - size;
            kept[i] = IntStream.range(start, end).map(effect::object).toArray();
            end = start;
        }
        return kept;
    }

    /** Returns the lasting effect of a kind that keeps them, made by the ability that is being carried out. */
    TimedEffect keptBy(TimedEffectKind kind, Run run, Lifetime lifetime) {
        return TimedEffect.of(
                kind, run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), objects, sizes, lifetime);
    }
}
