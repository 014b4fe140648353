package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import java.util.stream.IntStream;

/**
 * One round of what is repeated until a condition holds. If nothing came of it, nobody was asked and chance drew
 * nothing, all further rounds would be the same: none of their instructions can be carried out.
 */
@Rule(jp = "1.3.2")
final class Round {
    private final Local changed;
    private final Local answers;
    private final Local generator;

    Round(Compiler out) {
        changed = out.own("changed", Local.Type.NUMBER);
        answers = out.own("answers", Local.Type.NUMBER);
        generator = out.own("generator", Local.Type.NUMBER);
    }

    /** The changes are counted anew, so that what they were before makes no difference to a loop (18.1.1). */
    void begin(Run run) {
        run.set(changed, run.get(AbilityFrame.CHANGES) > 0 ? 1 : 0);
        run.set(AbilityFrame.CHANGES, 0);
        run.set(answers, answers(run.position()));
        run.set(generator, (int) run.position().generator());
    }

    /** Tells whether nothing came of the round. */
    boolean end(Run run) {
        Position position = run.position();
        boolean isIdle = run.get(AbilityFrame.CHANGES) == 0
                && run.get(answers) == answers(position)
                && run.get(generator) == (int) position.generator()
                && !hasAskedChance(position);
        run.set(AbilityFrame.CHANGES, Math.max(run.get(AbilityFrame.CHANGES), run.get(changed)));
        return isIdle;
    }

    private static int answers(Position position) {
        return position.seats().map(position::answerCount).sum().intValue();
    }

    /** Where outcomes of chance are answers, they are among what has happened since. */
    private static boolean hasAskedChance(Position position) {
        return position.isNatural()
                && IntStream.range(0, position.eventCount())
                        .mapToObj(position::event)
                        .anyMatch(each -> each.kind() == EventKind.RANDOM || each.kind() == EventKind.LOOK);
    }
}
