package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.ChangeFrame.APPLIED;
import static io.github.cardfold.kernel.ChangeFrame.APPLIED_TO;
import static io.github.cardfold.kernel.ChangeFrame.CHOSEN;
import static io.github.cardfold.kernel.ChangeFrame.EFFECT;
import static io.github.cardfold.kernel.ChangeFrame.EVENT;
import static io.github.cardfold.kernel.position.TimedEffectKind.Role.REPLACES;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.position.Told;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;

/** The stage of a change in which effects replace its events (11.12); nothing has moved yet. */
final class Replacement {
    private Replacement() {}

    @Rule(jp = {"11.12.1", "11.12.2.3"})
    static void find(Run run) {
        Position position = run.position();
        Batch batch = run.frame().batch();
        for (int i = 0; position.hasLasting(REPLACES) && i < batch.size(); i++) {
            if (isReplaced(position, run.frame(), i)) {
                run.set(EVENT, i);
                return;
            }
        }
        Runner.of(run).go("join");
    }

    private static boolean isReplaced(Position position, Frame frame, int event) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (replaces(position, frame, event, i)) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether a lasting effect replaces an event and has not yet been applied to it. */
    private static boolean replaces(Position position, Frame frame, int event, int index) {
        TimedEffect effect = position.lasting(index);
        return !isApplied(frame, event, effect.id())
                && effect.kind().replaces(position, effect, frame.batch().get(event));
    }

    private static boolean isApplied(Frame frame, int event, int effect) {
        for (int i = 0; i < frame.size(APPLIED); i++) {
            if (frame.get(APPLIED_TO, i) == event && frame.get(APPLIED, i) == effect) {
                return true;
            }
        }
        return false;
    }

    private static final LabelKey LASTING = new LabelKey(ChangePurposes.FIRST_REPLACEMENT + ".effect", "{0}: {1}");

    private static AnswerLabel label(Candidate it) {
        return LASTING.with(
                LabelArgument.number(it.number()),
                LabelArgument.text(it.position().lasting(it.number()).kind().name()));
    }

    /** The affected fighter picks which of several replacements applies first. */
    @Rule(jp = "11.12.2")
    static Ask which(ChangeSections sections) {
        return Question.of(
                        ChangePurposes.FIRST_REPLACEMENT,
                        (position, frame) -> position.rules()
                                .game()
                                .affected(position, frame.batch().get(frame.get(EVENT))),
                        Answers.of(Choice.number(
                                        sections.firstReplacement(),
                                        "the number of a lasting effect",
                                        it -> it.position().lastingCount())
                                .that(Requirement.of(
                                        sections.firstReplacement(),
                                        it -> replaces(it.position(), it.frame(), it.get(EVENT), it.number()),
                                        it -> "effect " + it.number() + " does not replace this event, or no longer"))),
                        (run, answer) -> run.set(
                                EFFECT, run.position().lasting(answer.number()).id()))
                .meaning(Replacement::label, LASTING);
    }

    /** The master of an optional replacement says whether it applies. */
    @Rule(jp = "11.12.3")
    static Ask may(ChangeSections sections) {
        return Question.of(
                        ChangePurposes.REPLACE_OR_NOT,
                        (position, frame) -> effect(position, frame).master(),
                        Answers.of(
                                Choice.yesNo(sections.optionalReplacement())
                                        .when(Requirement.of(
                                                sections.optionalReplacement(),
                                                Replacement::isOptional,
                                                it -> "this replacement is not optional")),
                                Choice.pass(sections.replacement(), "the replacement applies")
                                        .when(Requirement.of(
                                                sections.optionalReplacement(),
                                                it -> !isOptional(it),
                                                it -> "this replacement is optional"))),
                        Replacement::decide)
                .yesNo("the replacement applies", "the replacement does not apply");
    }

    private static boolean isOptional(Candidate it) {
        return effect(it.position(), it.frame()).kind().isOptional();
    }

    private static void decide(Run run, Answer answer) {
        if (effect(run.position(), run.frame()).kind().isOptional() && !answer.isYes()) {
            markApplied(run);
            Runner.of(run).go("replace");
        }
    }

    private static TimedEffect effect(Position position, Frame frame) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (position.lasting(i).id() == frame.get(EFFECT)) {
                return position.lasting(i);
            }
        }
        throw new IllegalStateException("no lasting effect " + frame.get(EFFECT));
    }

    private static void markApplied(Run run) {
        Attempts attempts = Rounds.attempts(run);
        attempts.applied(run.get(EVENT), run.get(EFFECT));
        Rounds.keep(run, attempts);
    }

    /** Lets somebody be asked what happens instead. */
    static void ask(Run run) {
        String procedure = effect(run.position(), run.frame()).kind().procedure();
        if (!procedure.isEmpty()) {
            run.call(procedure, run.get(EVENT), run.get(EFFECT));
        }
    }

    @Rule(jp = {"11.12.1", "11.12.1.1"})
    static void replace(Run run) {
        int at = run.get(EVENT);
        TimedEffect effect = effect(run.position(), run.frame());
        Attempts attempts = Rounds.attempts(run);
        Event event = attempts.batch().get(at);
        Batch instead = PartException.answered(
                "kind of lasting effect",
                effect.kind().name(),
                effect.kind().instead(run.position(), effect, event, run.objects(CHOSEN)));
        run.clear(CHOSEN);
        attempts.applied(at, run.get(EFFECT));
        attempts.splice(at, instead.by(event.cause()));
        untold(attempts, event, instead);
        Rounds.keep(run, attempts);
        Runner.of(run).go("bar");
    }

    /** A fact that told of the event tells of it no longer, unless it tells of what happens instead. */
    @Rule(jp = "11.12.1.1")
    private static void untold(Attempts attempts, Event event, Batch instead) {
        int fact = Told.by(attempts.batch(), event);
        if (fact >= 0 && !tellsOfAny(attempts.batch().get(fact), instead)) {
            attempts.splice(fact, Told.less(attempts.batch().get(fact)));
        }
    }

    private static boolean tellsOfAny(Event fact, Batch events) {
        for (int i = 0; i < events.size(); i++) {
            if (Told.tells(fact, events.get(i))) {
                return true;
            }
        }
        return false;
    }
}
