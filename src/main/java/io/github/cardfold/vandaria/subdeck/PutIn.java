package io.github.cardfold.vandaria.subdeck;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.vandaria.part.OfDecks;
import java.util.Arrays;

/**
 * The player whose skill it is puts cards into the game, one after the other. What does not meet what it requires stays
 * where it is.
 *
 * @param what the cards, which are not in the game
 */
@Rule(vw = {"2.6.1", "6.1.3.1"})
@Phrase("put {what} into the game")
public record PutIn(Selector what) implements Instruction, OfDecks {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.OBJECTS);
        out.let(
                "cards",
                run -> run.set(
                        left,
                        what.subjects(Query.of(run))
                                .filter(Subject::isHere)
                                .map(Subject::object)
                                .toJavaStream()
                                .mapToInt(Integer::intValue)
                                .toArray()));
        out.repeat("each", run -> run.frame().size(left) > 0, () -> {
            out.call("put", "6.1.3.1", run -> arguments(run, left));
            out.let("next", run -> {
                int[] objects = run.objects(left);
                run.set(left, Arrays.copyOfRange(objects, 1, objects.length));
            });
        });
    }

    private static int[] arguments(Run run, Local left) {
        return new int[] {Query.of(run).master().ordinal(), run.frame().get(left, 0), run.get(AbilityFrame.SOURCE)};
    }
}
