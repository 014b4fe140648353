package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Lots that are drawn for cards whose order is nobody's to know: how they lie in a hand tells when each of them came,
 * and the order of the catalogue what those are that stay unseen. Nobody is told of them.
 */
@Rule(jp = {"4.6.2", "12.4.1"})
final class Lots {
    private Lots() {}

    /** Compiles the step that draws them for some cards. */
    static void compile(Compiler out, Function<Run, int[]> cards) {
        out.change("lots", run -> lots(cards.apply(run).length));
    }

    /** One card after the other is drawn of those that are left, until one is. */
    private static Batch lots(int cards) {
        return Batch.ofAll(IntStream.range(0, Math.max(0, cards - 1))
                .mapToObj(drawn -> Event.lot(cards - drawn))
                .toList());
    }

    /**
     * Returns some cards, those that lots were drawn for at the end, as these have come.
     *
     * @param among the cards that the lots that were just drawn are for
     */
    static int[] ordered(Run run, int[] cards, int[] among) {
        List<Integer> left = Arrays.stream(among).boxed().collect(Collectors.toCollection(ArrayList::new));
        List<Integer> lots = new ArrayList<>();
        for (int drawn : run.drawn(Math.max(0, among.length - 1))) {
            lots.add(left.remove(drawn));
        }
        lots.addAll(left);
        return IntStream.concat(
                        Arrays.stream(cards).filter(each -> !lots.contains(each)),
                        lots.stream().mapToInt(each -> each).filter(each -> contains(cards, each)))
                .toArray();
    }

    private static boolean contains(int[] cards, int card) {
        return Arrays.stream(cards).anyMatch(each -> each == card);
    }
}
