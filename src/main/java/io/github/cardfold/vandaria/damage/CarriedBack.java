package io.github.cardfold.vandaria.damage;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Joining;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.Equipments;
import io.github.cardfold.vandaria.fact.Statuses;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import java.util.Objects;

/** Equipment of a Follower that leaves the game on its way Home is carried there by another that returns with it. */
public final class CarriedBack implements Joining {
    private static final String PROCEDURE = "3.7.3.14 returning";

    private static final Local INDEX = Local.number(0, "index");
    private static final Local CARRIED = Local.number(1, "carried");

    @Override
    public String label() {
        return "3.7.3.14";
    }

    @Override
    @Rule(vw = "3.7.3.14")
    public boolean joins(Position position, Batch batch, int at) {
        int wearer = batch.get(at).object();
        return Leaving.is(batch.get(at))
                && position.isMarked(VandariaMarks.RETURN_HOME, wearer)
                && !Equipments.wornBy(position, wearer).isEmpty()
                && VandariaProperty.of(position, VandariaProperty.controller(position, wearer))
                        .exists(each -> VandariaProperty.isFollower(position, each)
                                && Statuses.isReturningHome(position, each)
                                && !Leaving.is(batch, each.object()));
    }

    @Override
    public String procedure() {
        return PROCEDURE;
    }

    /** Asks whether what the Follower wears is carried Home. */
    @Rule(vw = "3.7.3.14")
    public static Procedure asking() {
        return Procedure.named(PROCEDURE)
                .locals(INDEX, CARRIED)
                .ask(
                        "3.7.3.14 carry",
                        Question.of(
                                        VandariaPurposes.CARRY,
                                        (position, frame) ->
                                                VandariaProperty.controller(position, wearer(position, frame)),
                                        Answers.of(Choice.yesNo("3.7.3.14")),
                                        (run, answer) -> run.set(CARRIED, answer.isYes() ? 1 : 0))
                                .yesNo("carry it Home", "leave it behind"))
                .when(
                        "3.7.3.14 carried",
                        run -> run.get(CARRIED) > 0,
                        yes -> yes.let("3.7.3.14 hand", run -> run.chosen(wearer(run.position(), run.frame()))))
                .build();
    }

    private static int wearer(Position position, Frame frame) {
        return Objects.requireNonNull(position.frame("change"))
                .batch()
                .get(frame.get(INDEX))
                .object();
    }

    /** It is not worn any more, and nothing is paid for it. */
    @Override
    @Rule(vw = {"3.7.3.14", "3.7.3.15"})
    public Batch along(Position position, Batch batch, int at, int[] chosen) {
        if (chosen.length == 0) {
            return Batch.NOTHING;
        }
        Seat player = VandariaProperty.controller(position, chosen[0]);
        return Batch.of(Event.begin(TimedEffect.of(
                VandariaMarks.RETURN_HOME,
                player,
                0,
                Equipments.wornBy(position, chosen[0])
                        .toJavaStream()
                        .mapToInt(i -> i)
                        .toArray(),
                0,
                VandariaLifetimes.OWN_RETURN)));
    }
}
