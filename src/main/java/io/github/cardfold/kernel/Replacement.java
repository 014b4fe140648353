package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.ChangeFrame.CHOSEN;
import static io.github.cardfold.kernel.ChangeFrame.EFFECT;
import static io.github.cardfold.kernel.ChangeFrame.EVENT;
import static io.github.cardfold.kernel.ChangeFrame.SOURCE;
import static io.github.cardfold.kernel.ChangeFrame.TEXT;
import static io.github.cardfold.kernel.position.TimedEffectKind.Role.REPLACES;
import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The stage of a change in which effects replace its events (11.12); nothing has moved yet. */
final class Replacement {
    private Replacement() {}

    /** Tells whether something may replace events of a batch. */
    private static boolean isPossible(Rules rules, Position position, Batch batch) {
        return position.hasLasting(REPLACES)
                || rules.replacedKinds() != 0
                        && (rules.replacedKinds() & batch.kinds()) != 0
                        && requireNonNull(rules.replacements()).isAny(position, batch);
    }

    /** Tells whether something replaces an event of a batch on which nothing was tried. */
    static boolean isAny(Rules rules, Position position, Batch batch) {
        if (!isPossible(rules, position, batch)) {
            return false;
        }
        Attempts attempts = Attempts.of(rules.prohibited(), rules.redirections(), batch);
        for (int i = 0; i < batch.size(); i++) {
            if (isReplaced(position, attempts, i)) {
                return true;
            }
        }
        return false;
    }

    static void find(Run run) {
        Rules rules = Runner.of(run).rules();
        Attempts attempts = Rounds.attempts(run);
        Batch batch = attempts.batch();
        boolean isPossible = isPossible(rules, run.position(), batch);
        for (int i = 0; isPossible && i < batch.size(); i++) {
            if (isReplaced(run.position(), attempts, i)) {
                run.set(EVENT, i);
                return;
            }
        }
        Runner.of(run).go("join");
    }

    private static boolean isReplaced(Position position, Attempts attempts, int event) {
        for (int i = 0; i < position.lastingCount(); i++) {
            if (replaces(position, attempts, event, i)) {
                return true;
            }
        }
        return !texts(position, attempts, event).isEmpty();
    }

    /** Tells whether a lasting effect replaces an event and has not yet been applied to it. */
    @Rule(jp = "11.12.1")
    private static boolean replaces(Position position, Attempts attempts, int event, int index) {
        TimedEffect effect = position.lasting(index);
        return effect.kind().plays(REPLACES)
                && !isApplied(position, attempts, event, Replacer.lasting(effect.id()))
                && effect.kind().replaces(position, effect, attempts.batch().get(event));
    }

    /** Returns the texts that replace an event and have not yet been applied to it. */
    @Rule(jp = "11.12.1")
    private static List<Replacing> texts(Position position, Attempts attempts, int event) {
        Rules rules = (Rules) position.rules();
        if ((rules.replacedKinds() & attempts.batch().get(event).kind().bit()) == 0) {
            return List.of();
        }
        return requireNonNull(rules.replacements())
                .replacing(position, attempts.batch(), event)
                .reject(each -> isApplied(position, attempts, event, Replacer.of(each)))
                .asJava();
    }

    /** What an effect that has replaced an event orders besides is what the event has become, too. */
    @Rule(jp = "11.12.2.3")
    private static boolean isApplied(Position position, Attempts attempts, int event, Replacer by) {
        if (attempts.isApplied(event, by)) {
            return true;
        }
        for (int i = 0; by.text() != 0 && i < position.depth(); i++) {
            Procedure procedure = Procedure.of(position.frame(i));
            Local sources = procedure.appliedSources();
            Local texts = procedure.appliedTexts();
            if (sources != null && texts != null && by.isAmong(position.frame(i), sources, texts)) {
                return true;
            }
        }
        return false;
    }

    private static final LabelKey LASTING = new LabelKey(ChangePurposes.FIRST_REPLACEMENT + ".effect", "{0}: {1}");

    private static final LabelKey TEXT_OF = new LabelKey(ChangePurposes.FIRST_REPLACEMENT + ".text", "{0}: {1}");

    private static AnswerLabel label(Candidate it) {
        LabelArgument number = LabelArgument.number(it.number());
        int lasting = it.position().lastingCount();
        if (it.number() < lasting) {
            return LASTING.with(
                    number,
                    LabelArgument.text(it.position().lasting(it.number()).kind().name()));
        }
        return TEXT_OF.with(
                number, LabelArgument.text(texts(it).get(it.number() - lasting).procedure()));
    }

    private static Attempts attempts(Candidate it) {
        Rules rules = (Rules) it.position().rules();
        return Attempts.of(rules.prohibited(), rules.redirections(), it.frame());
    }

    private static List<Replacing> texts(Candidate it) {
        return texts(it.position(), attempts(it), it.get(EVENT));
    }

    /** Lasting effects go by their number among all of them; behind those come the texts that replace the event. */
    private static boolean replaces(Candidate it) {
        return it.number() >= it.position().lastingCount()
                || replaces(it.position(), attempts(it), it.get(EVENT), it.number());
    }

    /** The procedure of a text asks itself whether it applies. */
    private static void choose(Run run, int number) {
        int lasting = run.position().lastingCount();
        Replacer by = number < lasting
                ? Replacer.lasting(run.position().lasting(number).id())
                : Replacer.of(texts(run.position(), Rounds.attempts(run), run.get(EVENT))
                        .get(number - lasting));
        run.set(EFFECT, by.effect());
        run.set(SOURCE, by.source());
        run.set(TEXT, by.text());
        if (by.text() != 0) {
            Runner.of(run).go("replace by");
        }
    }

    private static Replacer chosen(Frame frame) {
        return new Replacer(frame.get(EFFECT), frame.get(SOURCE), frame.get(TEXT));
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
                                        "the number of a replacement effect",
                                        it -> it.position().lastingCount()
                                                + texts(it).size())
                                .that(Requirement.of(
                                        sections.firstReplacement(),
                                        Replacement::replaces,
                                        it -> "effect " + it.number() + " does not replace this event, or no longer"))),
                        (run, answer) -> choose(run, answer.number()))
                .meaning(Replacement::label, LASTING, TEXT_OF);
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
        attempts.applied(run.get(EVENT), chosen(run.frame()));
        Rounds.keep(run, attempts);
    }

    /** Lets somebody be asked what happens instead, or a text say so. */
    static void ask(Run run) {
        if (run.get(TEXT) != 0) {
            carryOut(run);
            return;
        }
        String procedure = effect(run.position(), run.frame()).kind().procedure();
        if (!procedure.isEmpty()) {
            run.call(procedure, run.get(EVENT), run.get(EFFECT));
        }
    }

    private static void carryOut(Run run) {
        for (Replacing each : texts(run.position(), Rounds.attempts(run), run.get(EVENT))) {
            if (Replacer.of(each).equals(chosen(run.frame()))) {
                run.call(
                        each.procedure(),
                        new int[] {each.master().ordinal(), each.source(), each.effect()},
                        each.bound().toJavaStream().mapToInt(i -> i).toArray());
                return;
            }
        }
    }

    @Rule(jp = {"11.12.1", "11.12.1.1"})
    static void replace(Run run) {
        if (run.get(TEXT) != 0) {
            leave(run);
            return;
        }
        int at = run.get(EVENT);
        TimedEffect effect = effect(run.position(), run.frame());
        Event event = run.frame().batch().get(at);
        Batch instead = PartException.answered(
                "kind of lasting effect",
                effect.kind().name(),
                effect.kind().instead(run.position(), effect, event, run.objects(CHOSEN)));
        run.clear(CHOSEN);
        exchange(run, Rounds.attempts(run), instead.by(event.cause()));
    }

    /** The text has not replaced the event: it was declined, or could not be carried out. */
    @Rule(jp = "11.12.3")
    private static void leave(Run run) {
        markApplied(run);
        Runner.of(run).go("replace");
    }

    /**
     * Lets what the procedure of a text has gathered happen instead of the event.
     *
     * @param run looks at the frame of the change
     * @param besides is carried out right after the commit, null if nothing is
     */
    @Rule(jp = {"11.12.1", "11.12.1.1"})
    static void instead(Run run, Batch gathered, Frame.@Nullable Queued besides) {
        int at = run.get(EVENT);
        Attempts attempts = Rounds.attempts(run);
        Batch instead = Rounds.besides(attempts.batch().splice(at, Batch.NOTHING), gathered);
        if (besides != null) {
            List<Replacer> applied = new ArrayList<>(attempts.textsTo(at));
            applied.add(chosen(run.frame()));
            instead = instead.plus(Batch.of(Event.queue(continuing(besides, applied))));
        }
        exchange(run, attempts, instead);
    }

    private static Frame.Queued continuing(Frame.Queued besides, List<Replacer> applied) {
        IntStream sources = applied.stream().mapToInt(Replacer::source);
        return besides.naming(IntStream.concat(Arrays.stream(besides.objects()), sources)
                        .toArray())
                .with(applied.stream().mapToInt(Replacer::text).toArray());
    }

    private static void exchange(Run run, Attempts attempts, Batch instead) {
        Event event = attempts.batch().get(run.get(EVENT));
        int at = withoutTold(attempts, run.get(EVENT));
        attempts.applied(at, chosen(run.frame()));
        attempts.replace(at, instead);
        untold(attempts, event, instead);
        Rounds.keep(run, attempts);
        Runner.of(run).go("bar");
    }

    /** If a fact is replaced, what it told of does not happen; returns at which index the fact stands then. */
    @Rule(jp = "11.12.1.1")
    private static int withoutTold(Attempts attempts, int fact) {
        Event told = attempts.batch().get(fact);
        int at = fact;
        int left = Math.max(1, told.number());
        for (int i = attempts.batch().size() - 1; left > 0 && i >= 0; i--) {
            if (Told.tells(told, attempts.batch().get(i))) {
                attempts.splice(i, Batch.NOTHING);
                at -= i < at ? 1 : 0;
                left--;
            }
        }
        return at;
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
