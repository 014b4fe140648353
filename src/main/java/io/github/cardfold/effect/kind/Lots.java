package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.Compiler;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Lots that are drawn for cards whose order is nobody's to know: how they lie in a hand tells when each of them came,
 * and the order of the catalogue what those are that stay unseen. Nobody is told of them.
 */
@Rule(jp = {"4.6.2", "12.4.1"})
final class Lots {
    private final Local left;
    private final Local drawn;

    Lots(Compiler out) {
        left = out.own("without lot", Local.Type.OBJECTS);
        drawn = out.own("lots", Local.Type.OBJECTS);
    }

    /** Compiles the steps that draw them. */
    void compile(Compiler out, Function<Run, int[]> cards) {
        out.let("lots", run -> {
            run.set(left, cards.apply(run));
            run.clear(drawn);
        });
        out.goIf("lots drawn", run -> run.frame().size(left) < 2, "lots done");
        out.change("lot", run -> Batch.of(Event.lot(run.frame().size(left))));
        out.let("lot drawn", run -> draw(run, run.frame().get(left, run.drawn())));
        out.go("next lot", "lots drawn");
        out.mark("lots done");
    }

    private void draw(Run run, int card) {
        run.append(drawn, card);
        run.set(
                left,
                Arrays.stream(run.objects(left)).filter(each -> each != card).toArray());
    }

    /** Returns the same cards, those that lots were drawn for at the end, as these have come. */
    int[] ordered(Run run, int[] cards) {
        int[] lots = IntStream.concat(Arrays.stream(run.objects(drawn)), Arrays.stream(run.objects(left)))
                .toArray();
        return IntStream.concat(
                        Arrays.stream(cards).filter(each -> !contains(lots, each)),
                        Arrays.stream(lots).filter(each -> contains(cards, each)))
                .toArray();
    }

    private static boolean contains(int[] cards, int card) {
        return Arrays.stream(cards).anyMatch(each -> each == card);
    }
}
