package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.vavr.collection.Array;

/** What is done once an ability has been used: its restriction icons count it (12.3), and it is told. */
public final class Uses {
    /** The label of the step after which an ability has been used once. */
    public static final String LIMIT = "limit";

    private Uses() {}

    /** The ability has been used once, whatever came of it: it was played, so that its cost was paid or it has none. */
    @Rule(jp = {"11.2.1.1.1", "11.2.1.1.2"})
    public static void endAlways(Compiler out, Clause clause) {
        out.change(LIMIT, run -> used(run, clause));
    }

    /** If the game has changed, the ability has been used once (ruling 415). */
    @Rule(jp = {"11.2.1.2.1", "12.3.2.2", "12.3.3.2", "12.3.4.2"})
    public static void end(Compiler out, Clause clause) {
        out.change(LIMIT, run -> isIdle(run) ? Batch.NOTHING : used(run, clause));
    }

    private static boolean isIdle(Run run) {
        return run.get(AbilityFrame.CHANGES) == 0
                && ((TextGame) run.position().rules().game()).onlyChangesAreUses();
    }

    private static Batch used(Run run, Clause clause) {
        Array<Event> uses = clause.limits().map(each -> each.use(run));
        TextRules game = (TextRules) run.position().rules().game();
        return Batch.ofAll(
                uses.appendAll(game.used(run.seat(AbilityFrame.MASTER), run.get(AbilityFrame.SOURCE), clause))
                        .asJava());
    }
}
