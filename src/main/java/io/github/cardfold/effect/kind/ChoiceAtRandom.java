package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;

/**
 * A choice that chance makes (12.4.2), of one card after the other, as many as said as far as there are so many. Where
 * not all see which cards these are, lots are drawn for all that lie there, and the first that are meant are chosen
 * (ruling 422).
 */
@Rule(jp = "12.4.2")
record ChoiceAtRandom(Selector from, Value number, Local chosen) {
    void compile(Compiler out) {
        Local left = out.own("left", Local.Type.OBJECTS);
        Local wanted = out.own("wanted", Local.Type.NUMBER);
        Option<Local> before = out.isRepeated() ? Option.some(out.own("before", Local.Type.OBJECTS)) : Option.none();
        Veil veil = Veil.of(out, Array.of(from));
        Lots.compile(out, run -> veil.hides(Query.of(run)) ? ground(run) : new int[0]);
        out.let("candidates", run -> {
            int[] candidates = candidates(run, before);
            boolean isDrawn = veil.hides(Query.of(run));
            run.set(wanted, number.value(Query.of(run)));
            run.set(left, isDrawn ? new int[0] : candidates);
            run.set(chosen, isDrawn ? drawn(run, candidates, run.get(wanted)) : new int[0]);
        });
        out.repeat("done", run -> run.frame().size(left) > 0 && run.frame().size(chosen) < run.get(wanted), () -> {
            out.change(
                    "",
                    run -> Batch.of(Event.randomUntold(
                            run.frame().size(left), Query.of(run).master())));
            out.let("chosen", run -> take(run, left, chosen));
        });
        out.change("happened", run -> Choosing.happened(run, run.objects(chosen)));
        out.let(
                "over",
                run -> before.forEach(local -> {
                    for (int each : run.objects(chosen)) {
                        run.append(local, each);
                    }
                }));
    }

    private static void take(Run run, Local left, Local chosen) {
        int drawn = run.frame().get(left, run.drawn());
        run.append(chosen, drawn);
        run.set(
                left,
                Arrays.stream(run.objects(left)).filter(each -> each != drawn).toArray());
    }

    /** As many of the candidates as wanted, as the lots for all cards that lie there have it. */
    private int[] drawn(Run run, int[] candidates, int wanted) {
        int most = Math.max(0, Math.min(wanted, candidates.length));
        return Arrays.copyOf(Lots.ordered(run, candidates, ground(run)), most);
    }

    private int[] ground(Run run) {
        return objects(from.ground(Query.of(run)));
    }

    private static int[] objects(Array<Subject> cards) {
        return cards.filter(each -> each.isHere() && each.object() != 0)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    @Rule(jp = "12.7.3")
    private int[] candidates(Run run, Option<Local> before) {
        Query query = Query.of(run);
        TextGame game = (TextGame) run.position().rules().game();
        return objects(from.subjects(query)
                .filter(each -> game.mayChoose(query, each))
                .filter(each -> before.forAll(local -> !run.frame().contains(local, each.object()))));
    }
}
