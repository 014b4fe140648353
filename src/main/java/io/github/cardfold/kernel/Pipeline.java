package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.ChangeFrame.CURSOR;
import static io.github.cardfold.kernel.ChangeFrame.EVENT;
import static io.github.cardfold.kernel.ChangeFrame.PLACES;
import static io.github.cardfold.kernel.ChangeFrame.SPENT;
import static io.github.cardfold.kernel.position.TimedEffectKind.Role.TRIGGERS;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Consequence;
import io.github.cardfold.kernel.position.Drawing;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.OpenPosition;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Standby;
import io.github.cardfold.kernel.position.TimedEffect;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Answers;
import io.github.cardfold.kernel.question.Ask;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.Choice;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Requirement;
import io.github.cardfold.kernel.table.Seat;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The procedure every change runs: bar, redirect, replace, join until nothing alters, draw from chance, date, commit,
 * consequences, standby. Its labels are those stages; {@code docs/KERNEL.md}, 5, says what each is for.
 */
final class Pipeline {
    static final String NAME = "change";
    static final String REPLACE = "replace";

    private static final String LASTING = "kind of lasting effect";
    private static final String WHICH = "replace which";
    private static final String MAY = "replace may";

    private static final LabelKey DRAWN_CARD = new LabelKey(ChangePurposes.CHANCE + ".card", "{0}: {1}");
    private static final LabelKey DRAWN_NUMBER = new LabelKey(ChangePurposes.CHANCE + ".number", "{0}");

    private Pipeline() {}

    static Procedure procedure(ChangeSections sections) {
        return Procedure.named(NAME)
                .locals(ChangeFrame.locals())
                .causes(frame -> null)
                .let("bar", Rounds::bar)
                .let("redirect", Rounds::redirect)
                .let("redirect to", Rounds::redirectTo)
                .let(REPLACE, Replacement::find)
                .ask(WHICH, Replacement.which(sections))
                .ask(MAY, Replacement.may(sections))
                .let("replace by", Replacement::ask)
                .let("replace instead", Replacement::replace)
                .let("join", Rounds::join)
                .let("join along", Rounds::along)
                .let("chance", Pipeline::draw)
                .ask("chance drawn", drawing(sections))
                .let("date", Pipeline::date)
                .ask(sections.firstEffects(), TimestampStage.question(sections.firstEffects()))
                .let("commit", Pipeline::commit)
                .let(sections.spentTriggers(), Pipeline::end)
                .let("consequences", Pipeline::follow)
                .repeat(
                        sections.showing() + " all",
                        run -> run.frame().size(PLACES) > 0,
                        show -> show.ask(sections.showing(), RevealStage.question(sections.showing())))
                .let("standby", Pipeline::standBy)
                .build();
    }

    /** Tells whether a frame of a change asks about replacements. */
    static boolean isReplacing(Frame frame) {
        return frame.label().equals(WHICH) || frame.label().equals(MAY);
    }

    /**
     * Carries a proposed batch through the stages. As long as no stage has to ask or to run something else, no frame is
     * needed; the first one that has to continues as a frame of this procedure at its label.
     */
    static void propose(Runner run, Batch named) {
        Position position = run.position();
        Batch proposed = Emerging.ordered(position, named);
        if (run.rules().editsChange()) {
            run.push("bar", proposed);
            return;
        }
        Batch settled = Rounds.settled(run.rules(), position, proposed);
        if (Replacement.isAny(run.rules(), position, settled)
                || run.rules().hasOpenRounds() && Rounds.needFrame(run.rules(), position, settled)) {
            run.push("bar", proposed);
            return;
        }
        run.passed(NAME, "bar");
        run.passed(NAME, "redirect");
        run.passed(NAME, REPLACE);
        run.passed(NAME, "join");
        if (position.isNatural()) {
            run.push("chance", settled);
            return;
        }
        run.passed(NAME, "chance");
        run.passed(NAME, "date");
        Batch dated = dated(run, run.drawn(settled, Pairs.NOTHING), Pairs.NOTHING);
        if (TimestampStage.isOpen(position, dated, 0)) {
            run.push(run.rules().changeSections().firstEffects(), dated);
            return;
        }
        run.passed(NAME, "commit");
        Batch done = run.commit(dated);
        run.note(done);
        run.hear(0, done, Pairs.NOTHING);
        follow(run, done);
    }

    /** Carries what has been committed through the later stages. */
    static void follow(Runner run, Batch done) {
        Triggered triggered = triggered(run, done);
        int next = triggered.isEmpty() ? count(run, done, 0) : 0;
        if (!triggered.isEmpty() || next < consequences(run, done)) {
            run.push(run.rules().changeSections().spentTriggers(), done);
            run.goOnWith(next);
            run.note(triggered);
        }
    }

    /** Lets a change be the first thing that happens in a position being laid out. */
    static void begin(Rules rules, OpenPosition position, Batch proposed) {
        if (!proposed.isEmpty()) {
            position.push(rules.change());
            position.batch(position.depth() - 1, proposed);
        }
    }

    /** Returns how many consequences there may be: for each event those of each rule. */
    private static int consequences(Runner run, Batch done) {
        return done.size() * run.rules().consequences().length;
    }

    /** Counts what has happened, from one consequence on to the first that does something else; returns that one. */
    private static int count(Runner run, Batch done, int from) {
        Consequence[] rules = run.rules().consequences();
        for (int i = from; i < done.size() * rules.length; i++) {
            Consequence rule = rules[i % rules.length];
            Batch follows = rule.after(run.position(), done, i / rules.length);
            boolean isAny = !follows.isEmpty();
            if (isAny
                    ? !rule.counts()
                    : !rule.procedure(run.position(), done.get(i / rules.length))
                            .isEmpty()) {
                return i;
            }
            if (isAny) {
                run.commit(follows);
            }
        }
        return done.size() * rules.length;
    }

    /** Returns what would be left of a batch when it is committed, if nothing replaces any of it. */
    static Batch possible(Rules rules, Position position, Batch batch) {
        return batch.isEmpty() ? batch : rules.prohibited().permitted(position, Rounds.settled(rules, position, batch));
    }

    private static void draw(Run run) {
        Pairs pairs = Pairs.of(run.frame());
        Batch batch = Runner.of(run).drawn(run.frame().batch(), pairs);
        Runner.of(run).batch(batch);
        pairs.keep(run);
        int open = Drawing.open(run.position(), batch);
        if (open < 0) {
            Runner.of(run).go("date");
        } else {
            run.set(EVENT, open);
        }
    }

    /** The seat NATURE answers for chance where no seed does. */
    @Rule(jp = "12.4.1")
    private static Ask drawing(ChangeSections sections) {
        return Question.of(
                        ChangePurposes.CHANCE,
                        (position, frame) -> Seat.NATURE,
                        Answers.of(Choice.number(sections.chance(), "the number of an outcome", Pipeline::outcomes)
                                .that(Requirement.of(
                                        sections.chance(),
                                        it -> Drawing.isOpen(
                                                it.position(), it.frame().batch(), it.get(EVENT), it.number()),
                                        it -> "card " + it.number() + " is taken already"))),
                        (run, answer) -> {
                            int at = run.get(EVENT);
                            Batch batch = run.frame().batch();
                            Runner.of(run).batch(batch.with(at, batch.get(at).drawn(answer.number())));
                            Runner.of(run).go("chance");
                        })
                .meaning(Pipeline::label, DRAWN_CARD, DRAWN_NUMBER);
    }

    private static AnswerLabel label(Candidate it) {
        int from = drawnFrom(it.frame());
        LabelArgument number = LabelArgument.number(it.number());
        return from < 0
                ? DRAWN_NUMBER.with(number)
                : DRAWN_CARD.with(
                        number,
                        LabelArgument.card(it.position()
                                .rules()
                                .definition(it.position()
                                        .objectAt(from, it.number())
                                        .definition())));
    }

    /** One more than the last outcome. */
    private static int outcomes(Candidate it) {
        Batch batch = it.frame().batch();
        int last = Drawing.count(it.position(), batch, it.get(EVENT)) - 1;
        return Drawing.outcome(it.position(), batch, it.get(EVENT), last) + 1;
    }

    /** The deck that chance draws from, -1 if it draws something else. */
    static int drawnFrom(Frame frame) {
        return frame.batch().get(frame.get(EVENT)).from();
    }

    private static Batch dated(Runner run, Batch drawn, Pairs pairs) {
        Batch permitted = run.rules().prohibited().permitted(run.position(), drawn, pairs);
        Batch dated = TimestampStage.dated(run.position(), permitted);
        pairs.moved(permitted, dated);
        return dated;
    }

    private static void date(Run run) {
        Pairs pairs = Pairs.of(run.frame());
        Batch batch = dated(Runner.of(run), run.frame().batch(), pairs);
        Runner.of(run).batch(batch);
        pairs.keep(run);
        if (TimestampStage.isOpen(run.position(), batch, 0)) {
            run.set(EVENT, 0);
        } else {
            Runner.of(run).go("commit");
        }
    }

    private static void commit(Run run) {
        Runner runner = Runner.of(run);
        Batch done = runner.commit(run.frame().batch());
        runner.batch(done);
        runner.note(done);
        runner.hear(1, done, Pairs.of(run.frame()));
        runner.note(triggered(runner, done));
    }

    private static Triggered triggered(Runner run, Batch done) {
        Triggered triggered = found(run.rules(), run.position(), done, run.collector());
        noteTimed(run.position(), done, triggered);
        return triggered;
    }

    /** Collects what the sources find that a batch triggers, timed triggers apart. */
    static Triggered found(Rules rules, Position position, Batch batch, Triggered triggered) {
        for (TriggerSource source : rules.triggerSources()) {
            source.triggered(position, batch, triggered);
        }
        return triggered;
    }

    /** Timed triggers are effects that wait for their moment (11.9.7), once each unless they say more. */
    @Rule(jp = "11.9.7")
    private static void noteTimed(Position position, Batch done, Triggered triggered) {
        if (!position.hasLasting(TRIGGERS)) {
            return;
        }
        for (int at = 0; at < position.lastingCount(); at++) {
            TimedEffect each = position.lasting(at);
            for (int i = 0; i < done.size(); i++) {
                String procedure = of(each, each.kind().triggeredBy(position, each, done, i));
                if (!procedure.isEmpty()) {
                    PartException.declared(
                            LASTING, each.kind().name(), procedure, each.kind().procedures());
                    int[] bindings = of(each, each.kind().bindings(position, each, done, i));
                    triggered.accept(
                            new Standby(procedure, each.master(), each.source(), bindings).grantedBy(each.id()));
                    if (each.kind().triggersOnce()) {
                        triggered.spend(each);
                        break;
                    }
                }
            }
        }
    }

    private static <T> T of(TimedEffect effect, @Nullable T answer) {
        return PartException.answered(LASTING, effect.kind().name(), answer);
    }

    /** What triggers once ends before anything else happens, by a change of its own. */
    @Rule(jp = "11.9.7.1")
    private static void end(Run run) {
        Position position = run.position();
        int[] spent = run.objects(SPENT);
        if (spent.length > 0) {
            run.clear(SPENT);
            run.propose(Batch.of(Arrays.stream(position.allLasting())
                    .filter(each -> Arrays.stream(spent).anyMatch(id -> id == each.id()))
                    .map(Event::end)
                    .toArray(Event[]::new)));
        }
    }

    private static void follow(Run run) {
        Runner runner = Runner.of(run);
        Batch done = run.frame().batch();
        int next = count(runner, done, run.get(CURSOR));
        if (next == consequences(runner, done)) {
            return;
        }
        Consequence[] rules = runner.rules().consequences();
        Consequence rule = rules[next % rules.length];
        int event = next / rules.length;
        Batch follows = rule.after(run.position(), done, event);
        run.set(CURSOR, next + 1);
        runner.go("consequences");
        if (follows.isEmpty()) {
            run.call(rule.procedure(run.position(), done.get(event)), event);
        } else {
            run.propose(follows);
        }
    }

    @Rule(jp = {"11.9.2", "11.9.3"})
    private static void standBy(Run run) {
        Standby[] shown = RevealStage.shown(run.frame());
        Event[] entering = new Event[shown.length];
        for (int i = 0; i < shown.length; i++) {
            entering[i] = Event.enterStandby(shown[i]);
        }
        Runner.of(run).commit(Batch.of(entering));
    }
}
