package io.github.cardfold.cardfight.play;

import io.github.cardfold.cardfight.deed.Resolutions;
import io.github.cardfold.cardfight.fact.Abilities;
import io.github.cardfold.cardfight.fact.Waiting;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Clause;
import io.github.cardfold.effect.Clauses;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Playing an AUTO ability on standby (11.9.4). */
public final class PlayAuto {
    private static final Local FIGHTER = Local.seat(0, "fighter");
    private static final Local CHOSEN = Local.number(1, "chosen");
    private static final Local DECLINED = Local.number(2, "declined");

    @Rule(jp = "11.9.4")
    private static final Waiting STANDBY = new Waiting(
            "11.9.4",
            "an ability on standby",
            number -> "ability " + number + " on standby",
            Position::standbyCount,
            (position, number) -> position.standby(number).master());

    private static final LabelKey WAITING = new LabelKey(Purposes.ABILITY + ".standby", "{0}: {1}, {2}");

    private PlayAuto() {}

    private static AnswerLabel label(Candidate it) {
        Standby waiting = it.position().standby(it.number());
        return WAITING.with(
                LabelArgument.number(it.number()),
                Abilities.source(it.position(), waiting.source(), it.seat()),
                Abilities.text(it.position(), waiting.procedure()));
    }

    /**
     * A fighter, given as argument, picks one of the AUTO abilities on standby, which is played and resolved. What
     * cannot be used any more, and what has a restriction and is declined, leaves standby unplayed.
     */
    @Rule(jp = {"11.9.4", "11.9.4.1", "11.9.4.2", "11.9.9", "12.2.1.2.2", "11.2.1.2.1.1", "12.3.5"})
    public static Procedure procedure() {
        return Procedure.named("11.9.4")
                .locals(FIGHTER, CHOSEN, DECLINED)
                .ask(
                        "11.9.4",
                        STANDBY.next(Purposes.ABILITY, (position, frame) -> frame.seat(FIGHTER), CHOSEN)
                                .meaning(PlayAuto::label, WAITING))
                .when(
                        "12.2.1.2.2",
                        run -> !isUnusable(run.position(), chosen(run)),
                        usable -> usable.when(
                                        "12.3.5",
                                        run -> mayDecline(run.position(), chosen(run)),
                                        limited -> limited.ask("11.2.1.2.1.1", useOrNot()))
                                .when(
                                        "11.9.4 used",
                                        run -> run.get(DECLINED) == 0,
                                        used -> used.let("11.9.4 play", PlayAuto::play)
                                                .end("11.9.4 played")))
                .change("11.9.4 unplayed", run -> Batch.of(Event.leaveStandby(run.get(CHOSEN))))
                .build();
    }

    private static Question useOrNot() {
        return Question.of(
                        Purposes.USE_OR_NOT,
                        (position, frame) -> frame.seat(FIGHTER),
                        (position, frame, options) -> options.yesNo(),
                        (run, answer) -> run.set(DECLINED, answer.isYes() ? 0 : 1))
                .yesNo("use the ability", "do not use it");
    }

    private static Standby chosen(Run run) {
        return run.position().standby(run.get(CHOSEN));
    }

    private static Option<Clause> clause(Position position, Standby ability) {
        return Clauses.of(position).named(ability.procedure());
    }

    /** Tells whether an ability has become unusable since it went on standby (12.2). */
    static boolean isUnusable(Position position, Standby ability) {
        return clause(position, ability)
                .exists(each -> each.isUnusable(position, ability.master(), ability.source(), ability.instance()));
    }

    @Rule(jp = "12.3.5")
    private static boolean mayDecline(Position position, Standby ability) {
        return clause(position, ability).exists(each -> !each.limits().isEmpty());
    }

    /** Resolves; what the effect does cannot play it once more, since it has left standby or counts as played. */
    @Rule(jp = "11.8.3.1")
    private static void play(Run run) {
        Standby chosen = chosen(run);
        boolean isLast = chosen.played() + 1 >= times(run.position(), chosen);
        run.resolve(chosen);
        Event left = isLast ? Event.leaveStandby(run.get(CHOSEN)) : Event.keepStandby(run.get(CHOSEN));
        Event played =
                Event.fact(EventKinds.ABILITY_PLAYED, chosen.master(), chosen.source(), 0, 0, chosen.procedure());
        run.propose(Batch.ofAll(resolutions(run.position(), chosen)
                .prependAll(Array.of(left, played))
                .asJava()));
    }

    /** A timed trigger is an effect, and no ability that its card has. */
    @Rule(jp = "14.51.2.2")
    private static Array<Event> resolutions(Position position, Standby ability) {
        return clause(position, ability).isEmpty()
                ? Array.empty()
                : Resolutions.of(position, ability.master(), ability.source());
    }

    /** How often it is played by one standby, as effects say when it is played (ruling 331). */
    @Rule(jp = "7.15.1.3.1")
    private static int times(Position position, Standby ability) {
        Subject card = clause(position, ability).isEmpty() ? null : Subject.find(position, ability.source());
        return card == null
                ? 1
                : ((TextGame) position.rules().game()).flag(Query.about(position, card), card, TextGame.ACTIVATIONS);
    }
}
