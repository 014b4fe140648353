package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.CircleAssignment;
import io.github.cardfold.cardfight.fact.Locked;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;

/** Putting cards on circles as locked cards (7.30.5). */
public final class PutLocked {
    /** The procedure. */
    static final String PROCEDURE = "7.30.5";

    private static final Local OWNER = Local.seat(0, "owner");
    private static final Local AT = Local.number(1, "cards asked for");
    private static final Local CARDS = Local.objects(0, "cards");
    private static final Local ALLOWED = Local.places(1, "allowed circles");
    private static final Local PUT = Local.objects(2, "put");
    private static final Local CIRCLES = Local.places(3, "circles");

    private static final CircleAssignment ASSIGNING = new CircleAssignment(CARDS, ALLOWED, AT, PUT, CIRCLES);

    private PutLocked() {}

    /**
     * Puts cards of one owner, who knows them and chooses the circles: the argument is the owner, the lists are the
     * cards and the circles that may be chosen. Each goes to a circle of its own.
     */
    @Rule(jp = {"7.30.5.1", "7.30.5.3"})
    public static Procedure procedure() {
        return Procedure.named(PROCEDURE)
                .locals(OWNER, AT, CARDS, ALLOWED, PUT, CIRCLES)
                .let("7.30.5 order", run -> run.set(CARDS, CircleAssignment.openly(run.position(), run.objects(CARDS))))
                .repeat(
                        "7.30.5.3 done",
                        run -> !ASSIGNING.isDone(run),
                        circle -> circle.ask("7.30.5.3", ASSIGNING.ask("7.30.5.3", OWNER)))
                .change("7.30.5", PutLocked::put)
                .build();
    }

    @Rule(jp = "7.30.5")
    private static Batch put(Run run) {
        Frame frame = run.frame();
        return Batch.of(
                frame.size(PUT),
                i -> Event.move(run.position(), frame.get(PUT, i), frame.get(CIRCLES, i), Locked.FLAGS));
    }
}
