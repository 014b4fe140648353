package io.github.cardfold.vandaria.turn;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.vandaria.fact.ElementPools;
import io.github.cardfold.vandaria.fact.VandariaCatalogue;
import io.github.cardfold.vandaria.fact.VandariaPlaces;
import io.github.cardfold.vandaria.fact.VandariaTurns;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaZone;
import java.util.Arrays;

/** The End Phase: the hand is brought down to its limit, and damage vanishes (8.8). */
public final class EndingPhase {
    private static final Local NEXT = Local.number(0, "next");
    private static final Local PICKED = Local.objects(0, "picked");

    private static final Answers CARDS =
            Answers.of(Choice.card("8.8.1", "a card of the hand", VandariaPlaces.own(VandariaZone.HAND))
                    .that(
                            Requirement.of(
                                    "8.8.1",
                                    it -> it.index() >= it.get(NEXT),
                                    it -> it.card() + " does not come after the card chosen last"),
                            Requirement.of(
                                    "8.8.1",
                                    EndingPhase::leavesEnough,
                                    it -> "after " + it.card() + " there are too few cards left to discard")));

    private EndingPhase() {}

    /** The End Phase; what the discarding triggers gives another chance to use skills. */
    @Rule(vw = {"1.2.2", "8.8.1", "8.8.2", "8.8.4"})
    public static Procedure procedure() {
        return Procedure.named("8.8")
                .locals(NEXT, PICKED)
                .repeat(last -> last.call("8.8.2", "13.2")
                        .repeat(
                                "8.8.1",
                                run -> left(run.position(), run.frame()) > 0,
                                discard -> discard.ask(
                                        "8.8.1 which",
                                        Question.of(
                                                        VandariaPurposes.DISCARD,
                                                        (position, frame) -> VandariaTurns.active(position),
                                                        CARDS,
                                                        EndingPhase::pick)
                                                .openIf((position, frame) -> false)
                                                .unfinishedIf(
                                                        (position, frame) -> frame.size(PICKED) > 0,
                                                        EndingPhase::forget)))
                        .change("8.8.1 discard", EndingPhase::discard)
                        .let("8.8.1 done", EndingPhase::forget)
                        .leaveIf("8.8.2 over", run -> run.position().standbyCount() == 0))
                .change("8.8.4", EndingPhase::over)
                .call("3.6.1.5", "2.16.3")
                .build();
    }

    /**
     * Damage, changed values and all else that lasts for the turn end together, and elements that nobody has paid; what
     * can be used once each turn can be used again.
     */
    @Rule(vw = {"2.13.3", "8.8.4", "8.8.5", "14.1.6", "11.7.4"})
    private static Batch over(Run run) {
        return Batch.ofAll(ElementPools.ended(run.position(), true)
                .prepend(Event.expire(VandariaLifetimes.TURN))
                .asJava());
    }

    /** How many cards are still to be discarded. */
    private static int left(Position position, Frame frame) {
        return position.size(VandariaZone.HAND.of(VandariaTurns.active(position)))
                - VandariaCatalogue.options(position).handLimit()
                - frame.size(PICKED);
    }

    private static boolean leavesEnough(Candidate it) {
        return it.position().size(it.place()) - it.index() >= left(it.position(), it.frame());
    }

    private static void pick(Run run, Answer answer) {
        run.set(NEXT, answer.position() + 1);
        run.append(PICKED, answer.object(run.position()));
    }

    private static void forget(Run run) {
        run.set(NEXT, 0);
        run.clear(PICKED);
    }

    @Rule(vw = "8.8.1")
    private static Batch discard(Run run) {
        Seat active = VandariaTurns.active(run.position());
        int graveyard = VandariaZone.GRAVEYARD.of(active);
        return Batch.ofAll(Arrays.stream(run.objects(PICKED))
                .mapToObj(card -> Event.move(run.position(), card, graveyard, 0))
                .toList());
    }
}
