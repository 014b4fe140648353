package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.deed.Resolutions;
import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.Activation;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.PlayFrame;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** Playing an ACT ability of a card (11.8.2). */
public final class PlayAbility {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CARD = Local.object(1, "card");
    private static final Local CHOSEN = Local.number(2, "chosen");

    private static final LabelKey PLAYABLE = new LabelKey(Purposes.ABILITY + ".act", "{0}: {1}");

    private PlayAbility() {}

    private static AnswerLabel label(Candidate it) {
        Activation ability = playable(it.position(), it.frame()).get(it.number());
        return PLAYABLE.with(
                LabelArgument.number(it.number()),
                Abilities.text(it.position(), ability.clause().name()));
    }

    /** Plays one of a card's ACT abilities that can be played: arguments are the fighter and the card. */
    @Rule(jp = {"11.8.2", "11.8.2.1", "11.8.2.2.1", "11.8.3.1"})
    public static Procedure procedure() {
        return Procedure.named(PlayFrame.PROCEDURE)
                .locals(FIGHTER, CARD, CHOSEN)
                .ask(
                        "11.8.2.1",
                        Question.of(
                                        Purposes.ABILITY,
                                        (position, frame) -> frame.seat(FIGHTER),
                                        PlayAbility::offer,
                                        (run, answer) -> run.set(CHOSEN, answer.number()))
                                .meaning(PlayAbility::label, PLAYABLE))
                .change("11.8.2.2.1", PlayAbility::show)
                .change(
                        "11.8.2 played",
                        run -> Batch.of(Event.fact(
                                EventKinds.ABILITY_PLAYED,
                                run.seat(FIGHTER),
                                run.get(CARD),
                                0,
                                0,
                                chosen(run).clause().name())))
                .change(
                        "14.51.2.2",
                        run -> Batch.ofAll(Resolutions.of(run.position(), run.seat(FIGHTER), run.get(CARD))
                                .asJava()))
                .callNamed("11.8.3", run -> chosen(run).clause().name(), run ->
                        new int[] {run.get(FIGHTER), run.get(CARD), chosen(run).instance()})
                .build();
    }

    private static Array<Activation> playable(Position position, Frame frame) {
        int place = position.placeOf(frame.get(CARD));
        return Activation.of(position, frame.seat(FIGHTER), place, position.indexOf(place, frame.get(CARD)));
    }

    private static Activation chosen(Run run) {
        return playable(run.position(), run.frame()).get(run.get(CHOSEN));
    }

    private static void offer(Position position, Frame frame, Options options) {
        for (int i = 0; i < playable(position, frame).size(); i++) {
            options.number(i);
        }
    }

    /** From then on all know that the card is there. */
    @Rule(jp = "11.8.2.2.1")
    private static Batch show(Run run) {
        int place = run.position().placeOf(run.get(CARD));
        GameObject card = run.position().objectAt(place, run.position().indexOf(place, run.get(CARD)));
        return run.position().place(place).zone().isHidden()
                ? Batch.of(
                        Event.fact(EventKinds.SHOWN, run.seat(FIGHTER), 0, 0, card.definition(), "play"),
                        Event.look(run.position(), null, card.object()))
                : Batch.NOTHING;
    }
}
