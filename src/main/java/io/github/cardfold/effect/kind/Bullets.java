package io.github.cardfold.effect.kind;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Term;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;

/**
 * A list of which all is carried out that applies, from top to bottom. What applies is said before the list and fixed
 * then: it stays so, whatever the first items change or leave undone (ruling 416). Where each item is to be judged when
 * it is reached, a plain list of {@code if}s says that.
 *
 * @param of the items, each an {@code if}
 */
@Rule(jp = {"11.8.3.1.2", "11.8.3.1.2.1", "11.8.3.1.2.2"})
@Phrase("do all of the following that apply: {of bullets}")
public record Bullets(Array<Instruction> of) implements Instruction {
    /** Refuses an item that is always carried out. */
    public Bullets {
        if (!of.forAll(each -> each instanceof If item && item.otherwise().isEmpty())) {
            throw new IllegalArgumentException("each item of \"bullets\" is an \"if\" without \"otherwise\"");
        }
    }

    @Override
    public void compile(Compiler out) {
        Array<If> items = of.map(If.class::cast);
        items.forEach(each -> out.check(each.when()));
        Local applying = out.own("applying", Local.Type.NUMBERS);
        out.let("", run -> run.set(applying, applying(items, run)));
        Perform.carryOut(of, out, applying);
    }

    private static int[] applying(Array<If> items, Run run) {
        Query query = Query.of(run);
        return items.zipWithIndex()
                .filter(each -> each._1().when().holds(query))
                .toJavaStream()
                .mapToInt(each -> each._2())
                .toArray();
    }
}
