package io.github.cardfold.cardfight.fact;

import io.github.cardfold.cardfight.information.Template;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Change;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Constant;
import io.github.cardfold.effect.kind.This;
import io.github.cardfold.kernel.table.Place;
import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The CONT abilities whose result depends on timestamp order: those of one layer that may write the same information of
 * the same card, unless both orders give the same result, and those that each depend on what the other writes
 * (11.11.3). Only the texts decide, so nobody is asked where the order can never matter.
 */
final class Contention {
    private static final int[] AMOUNTS = {2, 3};

    private final Template[][] printed;
    private final int[][] cleared;
    private final boolean any;

    /** Takes the abilities printed on each card and those that can be given, and what is lost with what is written. */
    Contention(Template[][] printed, Template[][] granted, int[][] cleared) {
        this.printed = printed;
        this.cleared = cleared;
        Template[] all = Stream.concat(Arrays.stream(printed), Arrays.stream(granted))
                .flatMap(Arrays::stream)
                .toArray(Template[]::new);
        any = Arrays.stream(all).anyMatch(each -> Arrays.stream(all).anyMatch(other -> isBetween(each, other)));
    }

    /** Tells whether there are two such abilities. */
    boolean isAny() {
        return any;
    }

    /** Tells whether two cards have such abilities, printed and valid in the places to which they come. */
    boolean isBetween(int definition, Place place, int other, Place otherPlace) {
        return any
                && Arrays.stream(printed[definition])
                        .filter(each -> each.clause().isValidIn(place))
                        .anyMatch(each -> Arrays.stream(printed[other])
                                .anyMatch(second -> second.clause().isValidIn(otherPlace) && isBetween(each, second)));
    }

    /** Tells whether the order of two abilities, of two different cards, can matter. */
    @Rule(jp = "11.11.3.1.1.2")
    private boolean isBetween(Template one, Template other) {
        return one.change().layer().equals(other.change().layer())
                && (mayWriteTheSame(one, other) && !commute(one.change(), other.change(), one.slot() == other.slot())
                        || one.reads().intersects(other.writes())
                                && other.reads().intersects(one.writes()));
    }

    /** What each writes of its own card alone is never that of the same card. */
    private boolean mayWriteTheSame(Template one, Template other) {
        boolean ownAlone = one.change().of() instanceof This && other.change().of() instanceof This;
        return !ownAlone && (one.slot() == other.slot() || clears(one, other) || clears(other, one));
    }

    private boolean clears(Template one, Template other) {
        return Arrays.stream(cleared[one.slot()]).anyMatch(each -> each == other.slot());
    }

    /** Tries both orders with the amounts that are said, or any others, on numbers around these. */
    private static boolean commute(Change one, Change other, boolean sameSlot) {
        return sameSlot
                && amounts(one.amount())
                        .allMatch(amount -> amounts(other.amount())
                                .allMatch(second -> commute(one.apply(), amount, other.apply(), second)));
    }

    private static IntStream amounts(Value value) {
        return value instanceof Constant constant ? IntStream.of(constant.number()) : Arrays.stream(AMOUNTS);
    }

    private static boolean commute(IntBinaryOperator one, int amount, IntBinaryOperator other, int second) {
        return IntStream.of(0, 1, amount, second, amount + second, amount + 1, second + 1)
                .allMatch(before -> other.applyAsInt(one.applyAsInt(before, amount), second)
                        == one.applyAsInt(other.applyAsInt(before, second), amount));
    }
}
