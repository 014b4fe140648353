package io.github.cardfold.kernel;

import static io.github.cardfold.kernel.LastingKind.Role.REPLACES;
import static io.github.cardfold.kernel.LastingKind.Role.TRIGGERS;

import java.util.Arrays;
import java.util.List;

/**
 * The procedure every change runs: redirect, replace, draw from chance, date, commit, consequences, standby. Its labels
 * are those stages; {@code docs/KERNEL.md}, 5, says what each is for.
 */
final class Pipeline {
    static final List<EventKind> KINDS = List.of(
            EventKind.MOVE,
            EventKind.TURN,
            EventKind.FACE,
            EventKind.COUNT,
            EventKind.SHUFFLE,
            EventKind.LOOK,
            EventKind.BEGIN,
            EventKind.EXPIRE,
            EventKind.ORDER,
            EventKind.TAKE_UP,
            EventKind.ENTER_STANDBY,
            EventKind.LEAVE_STANDBY,
            EventKind.KEEP_STANDBY,
            EventKind.LOSE,
            EventKind.RANDOM);

    /** The event that a stage is about. */
    static final Local EVENT = Local.number(0, "event");

    /** The effect that replaces it. */
    static final Local EFFECT = Local.effect(1, "effect");
    /** How many pairs of event and consequence rule have been looked at. */
    private static final Local CURSOR = Local.number(2, "cursor");
    /** Replacements already applied or declined (11.12.2.3): to which event, and, at the same index, which effect. */
    static final Local APPLIED_TO = Local.numbers(0, "applied to");

    static final Local APPLIED = Local.effects(1, "applied");
    /** The timed triggers that the batch has triggered for the last time. */
    static final Local SPENT = Local.effects(3, "spent");

    private static final String ENDING = "11.9.7.1";

    static final String NAME = "change";

    private static final LabelKey DRAWN_CARD = new LabelKey(ChangePurposes.CHANCE + ".card", "{0}: {1}");
    private static final LabelKey DRAWN_NUMBER = new LabelKey(ChangePurposes.CHANCE + ".number", "{0}");

    private Pipeline() {}

    static Procedure procedure() {
        return Procedure.named(NAME)
                .locals(EVENT, EFFECT, CURSOR, Showing.CONCEALED, APPLIED_TO, APPLIED, Showing.PLACES, SPENT)
                .let("redirect", Pipeline::redirect)
                .let("replace", Replacement::find)
                .ask("replace which", Replacement.which())
                .ask("replace may", Replacement.may())
                .let("replace instead", Replacement::replace)
                .let("chance", Pipeline::draw)
                .ask("chance drawn", drawing())
                .let("date", Pipeline::date)
                .ask(Dating.SECTION, Dating.question())
                .let("commit", Pipeline::commit)
                .let(ENDING, Pipeline::end)
                .let("consequences", Pipeline::follow)
                .goIf("11.1.1.2.1.1 all", run -> run.frame().size(Showing.PLACES) == 0, "standby")
                .ask("11.1.1.2.1.1", Showing.question())
                .go("11.1.1.2.1.1 more", "11.1.1.2.1.1 all")
                .let("standby", Pipeline::standBy)
                .build();
    }

    /**
     * Carries a proposed batch through the stages. As long as no stage has to ask or to run something else, no frame is
     * needed; the first one that has to continues as a frame of this procedure at its label.
     */
    static void propose(Run run, Batch proposed) {
        Position position = run.position();
        if (position.hasLasting(REPLACES) || position.rules().editsChange()) {
            push(position, "redirect", proposed);
            return;
        }
        run.passed(NAME, "redirect");
        run.passed(NAME, "replace");
        Batch redirected = redirected(position, proposed);
        if (position.isNatural()) {
            push(position, "chance", redirected);
            return;
        }
        run.passed(NAME, "chance");
        run.passed(NAME, "date");
        Batch dated = dated(position, Drawing.drawn(position, redirected));
        if (Dating.isOpen(position, dated, 0)) {
            push(position, Dating.SECTION, dated);
            return;
        }
        run.passed(NAME, "commit");
        Batch done = committed(run, dated);
        note(position, done);
        hear(position, run.current(), done);
        Triggered triggered = triggered(position, done);
        if (!triggered.isEmpty() || hasConsequence(position, done)) {
            triggered.note(position, push(position, ENDING, done));
        }
    }

    /** Lets a change be the first thing that happens in a position being laid out. */
    static void begin(Position position, Batch proposed) {
        if (!proposed.isEmpty()) {
            push(position, "redirect", proposed);
        }
    }

    private static Frame push(Position position, String label, Batch batch) {
        Frame frame = new Frame(position.rules().change(), position.serial());
        frame.batch(batch);
        frame.at(frame.procedure().indexOf(label));
        position.push(frame);
        return frame;
    }

    private static boolean hasConsequence(Position position, Batch done) {
        for (Consequence rule : position.rules().consequences()) {
            for (int i = 0; i < done.size(); i++) {
                if (!rule.after(position, done.get(i)).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static void redirect(Run run) {
        run.own().batch(redirected(run.position(), run.frame().batch()));
    }

    private static Batch redirected(Position position, Batch proposed) {
        Batch batch = Prohibited.permitted(position, proposed);
        for (Redirection rule : position.rules().redirections()) {
            for (int i = 0; i < batch.size(); i++) {
                Event redirected = rule.redirect(position, batch.get(i));
                if (redirected != null) {
                    batch = batch.with(i, redirected);
                }
            }
        }
        return batch;
    }

    private static void draw(Run run) {
        Batch batch = Drawing.drawn(run.position(), run.frame().batch());
        run.own().batch(batch);
        int open = Drawing.open(run.position(), batch);
        if (open < 0) {
            run.go("date");
        } else {
            run.set(EVENT, open);
        }
    }

    /** The seat NATURE answers for chance where no seed does. */
    @Rule(jp = "12.4.1")
    private static Ask drawing() {
        return Question.of(
                        ChangePurposes.CHANCE,
                        (position, frame) -> Seat.NATURE.ordinal(),
                        Answers.of(Choice.number("12.4.1", "the number of an outcome", Pipeline::outcomes)
                                .that(Requirement.of(
                                        "12.4.1",
                                        it -> Drawing.isOpen(
                                                it.position(), it.frame().batch(), it.get(EVENT), it.number()),
                                        it -> "card " + it.number() + " is taken already"))),
                        (run, answer) -> {
                            int at = run.get(EVENT);
                            Batch batch = run.frame().batch();
                            run.own().batch(batch.with(at, batch.get(at).drawn(answer.number())));
                            run.go("chance");
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
                                .definition(
                                        it.position().thing(from, it.number()).definition())));
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

    private static Batch dated(Position position, Batch drawn) {
        return Dating.dated(position, Prohibited.permitted(position, drawn));
    }

    private static void date(Run run) {
        Batch batch = dated(run.position(), run.frame().batch());
        run.own().batch(batch);
        if (Dating.isOpen(run.position(), batch, 0)) {
            run.set(EVENT, 0);
        } else {
            run.go("commit");
        }
    }

    private static Batch committed(Run run, Batch batch) {
        Batch done = Committer.commit(run.position(), batch);
        run.committed(done);
        return done;
    }

    private static void commit(Run run) {
        Frame own = run.own();
        Batch done = committed(run, own.batch());
        own.batch(done);
        note(run.position(), done);
        hear(run.position(), run.current() - 1, done);
        triggered(run.position(), done).note(run.position(), own);
    }

    /** Lets every frame on the stack note what its witnesses see in a change. */
    private static void note(Position position, Batch done) {
        for (int i = 0; i < position.depth(); i++) {
            for (Procedure.Noting each : position.frame(i).procedure().noting()) {
                for (int object : each.witness().sees(position, position.frame(i), done)) {
                    if (!position.frame(i).contains(each.objects(), object)) {
                        position.writable(i).append(each.objects(), object);
                    }
                }
            }
        }
    }

    /** Tells the frame that proposed a change, or the nearest one below it that wants to hear, what became of it. */
    @Rule(jp = "11.2.3")
    private static void hear(Position position, int proposer, Batch done) {
        for (int i = proposer; position.rules().hears() && i >= 0; i--) {
            Local touched = position.frame(i).procedure().touched();
            Local changes = position.frame(i).procedure().changes();
            if (touched != null && changes != null) {
                hear(position.writable(i), touched, changes, done);
                return;
            }
        }
    }

    private static void hear(Frame frame, Local touched, Local changes, Batch done) {
        int[] old = frame.list(touched);
        int[] next = Arrays.copyOf(old, old.length + done.size());
        int size = old.length;
        int count = 0;
        for (int i = 0; i < done.size(); i++) {
            Event event = done.get(i);
            count += event.kind().changesGame() ? 1 : 0;
            if (event.after() != null && event.object() != 0) {
                next[size++] = event.object();
            }
        }
        frame.set(touched, Arrays.copyOf(next, size));
        frame.set(changes, frame.get(changes) + count);
    }

    private static Triggered triggered(Position position, Batch done) {
        Triggered triggered = found(position, done);
        noteTimed(position, done, triggered);
        return triggered;
    }

    /** What the sources find that a batch triggers, timed triggers apart. */
    static Triggered found(Position position, Batch batch) {
        Triggered triggered = new Triggered();
        for (TriggerSource source : position.rules().triggerSources()) {
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
        for (Lasting each : position.allLasting()) {
            for (int i = 0; i < done.size(); i++) {
                String procedure = each.kind().triggeredBy(position, each, done.get(i));
                if (!procedure.isEmpty()) {
                    int[] bindings = each.kind().bindings(position, each, done.get(i));
                    triggered.accept(new Standby(procedure, each.master(), each.source(), bindings));
                    if (each.kind().triggersOnce()) {
                        triggered.spend(each);
                        break;
                    }
                }
            }
        }
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
        Consequence[] rules = run.position().rules().consequences();
        Batch done = run.frame().batch();
        for (int i = run.get(CURSOR); i < done.size() * rules.length; i++) {
            Batch follows = rules[i % rules.length].after(run.position(), done.get(i / rules.length));
            if (!follows.isEmpty()) {
                run.set(CURSOR, i + 1);
                run.go("consequences");
                run.propose(follows);
                return;
            }
        }
    }

    @Rule(jp = {"11.9.2", "11.9.3"})
    private static void standBy(Run run) {
        Event[] entering = Arrays.stream(Showing.shown(run.frame()))
                .map(Event::enterStandby)
                .toArray(Event[]::new);
        committed(run, Batch.of(entering));
    }
}
