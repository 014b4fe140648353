package io.github.cardfold.vandaria.loot;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Snapshot;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.vandaria.fact.Drops;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;

/** A destroyed Follower drops Loot, which one of two players may put into the game from the Subdeck (4.2). */
public final class Dropping {
    private static final String RESULT = "4.2.2";

    private static final Local PLAYER = Local.seat(0, "player");
    private static final Local FOLLOWER = Local.object(1, "Follower");
    private static final Local CONTROLLER = Local.seat(2, "controller");
    private static final Local FORM = Local.number(3, "form");
    private static final Local LOOT = Local.object(4, "Loot");

    private static final Answers DROPPED =
            Answers.of(Choice.pass("4.2.1", "no Loot is put into the game"), Drops.choice("4.2.1", it -> it.get(FORM)));

    private Dropping() {}

    /** The drop enters the register: arguments are the player who may be the first to put Loot in, and the Follower. */
    @Rule(vw = {"4.1.1", "4.2.1"})
    public static Procedure procedure() {
        return Procedure.named(Drops.PROCEDURE)
                .locals(PLAYER, FOLLOWER)
                .change(
                        "4.2.1",
                        run -> Batch.of(Event.queue(
                                Frame.Queued.of(VandariaQueues.REGISTER, RESULT, run.seat(PLAYER), run.get(FOLLOWER)))))
                .build();
    }

    /** The result: who has destroyed the Follower may put Loot in and, if that is not done, who controlled it. */
    @Rule(vw = {"4.2.1", "4.2.2", "4.2.3", "4.9.1", "4.9.2"})
    public static Procedure result() {
        return Procedure.named(RESULT)
                .locals(PLAYER, FOLLOWER, CONTROLLER, FORM, LOOT)
                .let("4.2.1 form", Dropping::remember)
                .ask("4.2.1 which", question(PLAYER))
                .when(
                        "4.2.2",
                        run -> run.get(LOOT) == 0 && run.seat(CONTROLLER) != run.seat(PLAYER),
                        other -> other.ask("4.2.2 which", question(CONTROLLER)).let("4.2.2 player", run -> {
                            run.set(PLAYER, run.seat(CONTROLLER));
                        }))
                .callIf("4.2.3", run -> run.get(LOOT) != 0, LootPlacing.PROCEDURE, run ->
                        new int[] {run.get(PLAYER), run.get(LOOT)})
                .build();
    }

    private static void remember(Run run) {
        Snapshot last = run.position().last(run.get(FOLLOWER));
        if (last == null) {
            throw new IllegalStateException("nobody remembers what has dropped something");
        }
        run.set(FORM, last.gameObject().definition());
        run.set(CONTROLLER, last.master());
        run.set(LOOT, 0);
    }

    /** What a Subdeck holds only its player knows, and so everybody with a Subdeck is asked. */
    private static Question question(Local player) {
        return Question.of(VandariaPurposes.DROP, (position, frame) -> frame.seat(player), DROPPED, Dropping::choose)
                .openIf((position, frame) -> isOpen(position, frame, player));
    }

    private static boolean isOpen(Position position, Frame frame, Local player) {
        return Drops.isSubdeckEmpty(position, frame.seat(player));
    }

    private static void choose(Run run, Answer answer) {
        run.set(LOOT, answer.isPass() ? 0 : answer.object(run.position()));
    }
}
