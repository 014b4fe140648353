package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;

/** A step of the set-up: before the game starts (8.2.1.9) each fighter may kindle a lantern. */
final class FirstLantern {
    /** What the question is about, as players are told. */
    static final String PURPOSE = "kindle a first lantern or not";

    private static final String NAME = "first lantern";
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local IS_WANTED = Local.number(1, "is wanted");

    private FirstLantern() {}

    static Procedure procedure() {
        return Procedure.named(NAME)
                .locals(FIGHTER, IS_WANTED)
                .ask(
                        "choose",
                        Question.of(
                                        PURPOSE,
                                        (position, frame) -> frame.seat(FIGHTER),
                                        Answers.of(Choice.yesNo("lanterns 1")),
                                        (run, answer) -> run.set(IS_WANTED, answer.isYes() ? 1 : 0))
                                .yesNo("kindle a lantern", "kindle no lantern"))
                .endIf("declined", run -> run.get(IS_WANTED) == 0)
                .change("kindle", FirstLantern::kindled)
                .build();
    }

    private static Batch kindled(Run run) {
        Seat fighter = run.seat(FIGHTER);
        int zone = Region.of(Lanterns.ZONE).of(run.position(), fighter);
        return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(fighter), zone, 0));
    }

    /** Puts it into the set-up, for one fighter after the other. */
    static ProcedureBuilder inserted(ProcedureBuilder setup) {
        return setup.insertBefore(
                "8.2.1.9",
                more -> more.call("first lantern A", NAME, run -> new int[] {0})
                        .call("first lantern B", NAME, run -> new int[] {1}));
    }
}
