package io.github.cardfold.effect;

import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Lasting;
import io.github.cardfold.kernel.LastingKind;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;

/**
 * A restriction on the use of one ability of one object (12.3). It is a lasting effect on the object, whose number is
 * the instance of the ability; it ends with its period.
 *
 * @param used the lasting effect while which the ability cannot be used
 * @param limit the period
 */
@Rule(jp = {"12.2.1", "12.3.1", "12.3.2"})
public record Restriction(LastingKind used, Limit limit) {

    /** What has become unusable on standby is not played; its master may also decline to play it. */
    @Rule(jp = {"11.2.1.2.1.1", "12.2.1.2.2", "12.3.5"})
    public void compileAuto(Compiler out, Clause clause) {
        Local use = out.own("use", Local.Type.NUMBER);
        out.goIf("unusable", run -> isUsedUp(run, clause), "end");
        out.ask(
                "use",
                Question.of(
                        "use the ability or not",
                        (position, frame) -> frame.get(Compiler.MASTER),
                        (position, frame, options) -> options.yesNo(),
                        (run, answer) -> run.set(use, answer.isYes() ? 1 : 0)));
        out.goIf("unused", run -> run.get(use) == 0, "end");
    }

    private static boolean isUsedUp(Run run, Clause clause) {
        return clause.isUsedUp(run.position(), run.get(Compiler.SOURCE), run.get(Compiler.INSTANCE));
    }

    /** If the game has changed, the ability cannot be used any more for the period. */
    @Rule(jp = {"11.2.1.2.1", "12.3.2.2"})
    public void compileEnd(Compiler out) {
        out.change("limit", run -> run.get(Compiler.CHANGES) == 0 ? Batch.NOTHING : Batch.of(Event.begin(of(run))));
    }

    private Lasting of(Run run) {
        return Lasting.of(
                used,
                run.get(Compiler.MASTER),
                run.get(Compiler.SOURCE),
                new int[] {run.get(Compiler.SOURCE)},
                run.get(Compiler.INSTANCE),
                limit.period());
    }
}
