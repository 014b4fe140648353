package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;

/**
 * Carries instructions out once for each of some cards, in the order the cards are named or lie; which cards is fixed
 * before the first time.
 *
 * @param of the cards
 * @param as the name of the card whose turn it is
 * @param then what is done for each
 */
@Rule(jp = {"11.8.3.1.1", "12.7.2"})
public record ForEach(Selector of, @Default("it") String as, Array<Instruction> then) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local cards = out.own("cards", Local.Type.OBJECTS);
        Local done = out.own("done", Local.Type.NUMBER);
        Local card = out.objects(as);
        out.let("begin", run -> begin(run, cards, done));
        out.repeat("", run -> run.get(done) < run.frame().size(cards), () -> {
            out.let("next", run -> {
                run.set(card, new int[] {run.frame().get(cards, run.get(done))});
                run.set(done, run.get(done) + 1);
            });
            out.repeated(then);
        });
    }

    private void begin(Run run, Local cards, Local done) {
        run.set(
                cards,
                of.subjects(Query.of(run))
                        .toJavaStream()
                        .mapToInt(Subject::object)
                        .toArray());
        run.set(done, 0);
    }

    @Override
    public String english() {
        return "for each of " + of.english() + ", " + English.steps(then);
    }
}
