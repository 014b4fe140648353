package io.github.cardfold.vandaria.register;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.vandaria.fact.VandariaSkills;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;

/** Priority: players use skills or pass, until all pass in a row; then the register results (13.1, 13.2). */
public final class Priority {
    private static final Local PASSED = Local.number(0, "passed before");
    private static final Local WAITS = Local.number(1, "register waits");
    private static final Local GOES_ON = Local.number(2, "phase goes on");
    private static final Local PLAYER = Local.seat(3, "player");
    private static final Local PASSES = Local.number(4, "passes");
    private static final Local CARD = Local.object(5, "card");
    private static final Local RESULTED = Local.number(6, "resulted");

    /** Summoning is no response, and neither is anything else but a skill. */
    private static final Answers RESPONSES = Answers.of(
            Choice.pass("13.1.5", "no response"), VandariaSkills.action("13.2.5"), VandariaSkills.active("13.2.5"));

    private Priority() {}

    /**
     * Gives priority, first to the active player, and again after each result. Arguments are 1 if the active player has
     * passed already, 1 if what is in the register when all have passed results later, in the next stage, and 1 if the
     * active player, who has priority after a result, is asked by the phase itself then.
     */
    @Rule(vw = {"9.2.4", "13.1.1", "13.1.4", "13.1.5", "13.2.1", "13.2.4", "13.2.5", "13.2.7"})
    public static Procedure procedure() {
        return Procedure.named("13.2")
                .locals(PASSED, WAITS, GOES_ON, PLAYER, PASSES, CARD, RESULTED)
                .repeat(register -> register.call("12.4.1", "12.4.1")
                        .endIf("8.4.1", Priority::isBack)
                        .let("13.1.4", Priority::begin)
                        .repeat(
                                "13.1.5",
                                run -> run.get(PASSES) < players(run.position()),
                                turn -> turn.let("13.2.1 next", run -> run.set(CARD, 0))
                                        .ask(
                                                "13.2.1",
                                                Question.of(
                                                                VandariaPurposes.RESPOND,
                                                                (position, frame) -> frame.seat(PLAYER),
                                                                RESPONSES,
                                                                Priority::answer)
                                                        .openIf(Priority::isOpen))
                                        .when(
                                                "13.2.5",
                                                run -> run.get(CARD) != 0,
                                                use -> use.call("13.2.5 use", "13.1.1", run ->
                                                                new int[] {run.get(PLAYER), run.get(CARD)})
                                                        .call("12.4.1 more", "12.4.1")
                                                        .let("13.1.4 again", Priority::begin)))
                        .endIf(
                                "13.1.5 over",
                                run -> run.get(WAITS) == 1 || !run.position().hasQueued(VandariaQueues.REGISTER))
                        .call("13.2.4", "13.1.2")
                        .let("13.2.4 resulted", run -> run.set(RESULTED, 1)))
                .idleIf(Priority::isIdle)
                .build();
    }

    /** Where no card has skills, there is nothing to respond with and nothing waits but what results later. */
    private static boolean isIdle(Position position) {
        return VandariaSkills.areNone(position) && !position.hasQueued(VandariaQueues.REGISTER);
    }

    /** In a Main Phase the active player may do more than use skills after a result. */
    @Rule(vw = {"8.4.1", "8.6.1"})
    private static boolean isBack(Run run) {
        return run.get(GOES_ON) == 1
                && run.get(RESULTED) == 1
                && !run.position().hasQueued(VandariaQueues.REGISTER);
    }

    private static int players(Position position) {
        return position.seatCount() - Integer.bitCount(position.losers());
    }

    private static void begin(Run run) {
        run.set(PLAYER, VandariaTurns.first(run.position()));
        run.set(PASSES, 0);
        if (run.get(PASSED) == 1) {
            run.set(PASSED, 0);
            pass(run);
        }
    }

    @Rule(vw = "9.2.3")
    private static void pass(Run run) {
        run.set(PASSES, run.get(PASSES) + 1);
        run.set(PLAYER, run.position().next(run.seat(PLAYER)));
    }

    private static void answer(Run run, Answer answer) {
        if (answer.isPass()) {
            pass(run);
        } else {
            run.set(CARD, answer.object(run.position()));
        }
    }

    /**
     * As long as the player may have an Action in hand, or in the Subdeck what a skill needs, only the player knows
     * what can be used.
     */
    private static boolean isOpen(Position position, Frame frame) {
        return !VandariaSkills.mayHideAction(position, frame.seat(PLAYER))
                && !VandariaSkills.mayHideInSubdeck(position, frame.seat(PLAYER));
    }
}
