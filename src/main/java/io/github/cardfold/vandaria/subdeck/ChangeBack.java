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
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.vandaria.fact.FormerCards;
import java.util.Arrays;

/**
 * Property that has changed becomes the card again that it was before.
 *
 * @param what the Property; what has not changed stays what it is
 */
@Rule(vw = {"6.1.4.5", "12.9.10.8"})
@Phrase("change {what} back")
public record ChangeBack(@Default("this") Selector what) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.OBJECTS);
        out.let("changing", run -> run.set(left, changed(run)));
        out.repeat("each", run -> run.frame().size(left) > 0, () -> {
            out.call("change", Transforming.PROCEDURE, run -> pair(run, left));
            out.let("next", run -> {
                int[] objects = run.objects(left);
                run.set(left, Arrays.copyOfRange(objects, 1, objects.length));
            });
        });
    }

    private int[] changed(Run run) {
        return what.subjects(Query.of(run))
                .filter(each -> each.isHere() && FormerCards.former(run.position(), each.object()) != null)
                .map(Subject::object)
                .toJavaStream()
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] pair(Run run, Local left) {
        int property = run.frame().get(left, 0);
        GameObject former = FormerCards.former(run.position(), property);
        return new int[] {property, former == null ? 0 : former.object()};
    }
}
