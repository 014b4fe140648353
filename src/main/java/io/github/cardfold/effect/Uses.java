package io.github.cardfold.effect;

import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;

/** What the restriction icons of an ability add to its procedure (12.3). */
public final class Uses {
    /** The label of the step after which an ability has been used once. */
    public static final String LIMIT = "limit";

    private Uses() {}

    /** What has become unusable on standby is not played; its master may also decline to play what has an icon. */
    @Rule(jp = {"11.2.1.2.1.1", "11.9.4", "12.2.1.2.2", "12.3.5"})
    public static void begin(Compiler out, Clause clause) {
        out.goIf("unusable", run -> isUnusable(run, clause), "end");
        if (clause.limits().isEmpty()) {
            return;
        }
        Local use = out.own("use", Local.Type.NUMBER);
        out.let("use at all", run -> run.set(use, mayDecline(run) ? 0 : 1));
        out.goIf("use always", run -> run.get(use) == 1, "used");
        out.ask(
                "use",
                Question.of(
                        "use the ability or not",
                        (position, frame) -> frame.get(Compiler.MASTER),
                        (position, frame, options) -> options.yesNo(),
                        (run, answer) -> run.set(use, answer.isYes() ? 1 : 0)));
        out.goIf("unused", run -> run.get(use) == 0, "end");
        out.mark("used");
    }

    @Rule(jp = "12.3.5", it = "8.1.1.2.3.1", en = "8.1.1.2.3.1")
    private static boolean mayDecline(Run run) {
        return ((TextGame) run.position().rules().game()).onlyChangesAreUses();
    }

    private static boolean isUnusable(Run run, Clause clause) {
        int source = run.get(Compiler.SOURCE);
        return clause.isUnusable(run.position(), run.get(Compiler.MASTER), source, run.get(Compiler.INSTANCE));
    }

    /** The ability has been used once, whatever came of it: it was played, so that its cost was paid or it has none. */
    @Rule(jp = {"11.2.1.1.1", "11.2.1.1.2"})
    public static void endAlways(Compiler out, Clause clause) {
        out.change(LIMIT, run -> used(run, clause));
    }

    /** If the game has changed, the ability has been used once. */
    @Rule(jp = {"11.2.1.2.1", "12.3.2.2", "12.3.3.2", "12.3.4.2"})
    public static void end(Compiler out, Clause clause) {
        if (!clause.limits().isEmpty()) {
            out.change(LIMIT, run -> isIdle(run) ? Batch.NOTHING : used(run, clause));
        }
    }

    private static boolean isIdle(Run run) {
        return run.get(Compiler.CHANGES) == 0
                && ((TextGame) run.position().rules().game()).onlyChangesAreUses();
    }

    private static Batch used(Run run, Clause clause) {
        return Batch.ofAll(clause.limits().map(each -> each.use(run)).asJava());
    }
}
