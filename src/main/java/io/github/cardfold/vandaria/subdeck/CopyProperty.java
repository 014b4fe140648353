package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * Property becomes a copy of other Property, of all that this prints but that it is a Hero.
 *
 * @param of what is copied, the first of these
 * @param what the Property
 */
@Rule(vw = "10.2.11")
@Phrase("{what} becomes/become a copy of {of}")
public record CopyProperty(Selector of, @Default("this") Selector what) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.OBJECTS);
        Local model = out.own("model", Local.Type.OBJECTS);
        out.let("changing", run -> {
            run.set(model, objects(of.subjects(Query.of(run)).take(1)));
            run.set(left, run.frame().size(model) == 0 ? new int[0] : objects(what.subjects(Query.of(run))));
        });
        out.repeat("each", run -> run.frame().size(left) > 0, () -> {
            out.call("change", Copying.PROCEDURE, run ->
                    new int[] {run.frame().get(left, 0), run.frame().get(model, 0)});
            out.let("next", run -> {
                int[] objects = run.objects(left);
                run.set(left, Arrays.copyOfRange(objects, 1, objects.length));
            });
        });
    }

    private static int[] objects(Array<Subject> cards) {
        return cards.filter(Subject::isHere)
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }
}
