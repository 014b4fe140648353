package io.github.cardfold.effect.kind;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.TextGame;
import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.effect.cost.CostOptions;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Simultaneous;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.IntUnaryOperator;

/**
 * Carries out a choice: card by card in rising order, a card being offered only while the choice can still be
 * completed. It is planned like a cost of one part, which nobody pays.
 */
final class Choosing {
    private final Choose choose;
    private final Compiler out;
    private final BiFunction<Position, Frame, Query> chooser;
    private final boolean mayFailToFind;
    private final boolean needsInformation;
    private final Veil number;
    private final Local candidates;
    private final Local answers;
    private final Option<Local> before;
    private final Unseen unseen;
    private Option<Deed> use = Option.none();
    private BiPredicate<Query, Subject> fits = (query, card) -> true;

    Choosing(Choose choose, Compiler out) {
        this(choose, out, Query::of, true);
    }

    /**
     * Makes a choice that is not asked of a fighter as a text usually does.
     *
     * @param chooser asks what there is to choose from, as whoever chooses sees it
     * @param mayFailToFind whether fewer may be chosen than there are, where not all see that they are there
     */
    Choosing(Choose choose, Compiler out, BiFunction<Position, Frame, Query> chooser, boolean mayFailToFind) {
        this.choose = choose;
        this.out = out;
        this.chooser = chooser;
        this.mayFailToFind = mayFailToFind;
        needsInformation = choose.needsInformation();
        number = Veil.of(out, choose.number());
        candidates = out.own("candidates", Local.Type.OBJECTS);
        answers = out.own("answers", Local.Type.NUMBERS);
        unseen = new Unseen(out, candidates);
        before = out.isRepeated() ? Option.some(out.own("before", Local.Type.OBJECTS)) : Option.none();
    }

    /** Leaves out cards with which an effect forbids what is to be done with those that are chosen. */
    Choosing to(Option<Deed> purpose) {
        use = purpose;
        return this;
    }

    /** Leaves out cards that do not pass a test besides. */
    Choosing that(BiPredicate<Query, Subject> test) {
        fits = test;
        return this;
    }

    /**
     * Compiles it.
     *
     * @param purpose what the question is for
     * @param done takes what was chosen, in the order of the candidates
     */
    void compile(String purpose, BiConsumer<Run, int[]> done) {
        out.let("candidates", this::clear);
        out.repeat("planned", run -> !isDone(run.position(), run.frame()), () -> {
            out.ask(
                    "",
                    Question.of(purpose, this::seat, this::offer, this::answer)
                            .openIf((position, frame) -> !hides(position, frame) && !number.hides(position, frame))
                            .unfinishedIf((position, frame) -> frame.size(answers) > 0, this::clear)
                            .passing("nothing more is chosen"));
            out.let("more", run -> unseen.drawn(run, this::pick));
        });
        out.change("happened", run -> happened(run, picked(run)));
        out.let("chosen", run -> {
            int[] picked = picked(run);
            before.forEach(local -> Arrays.stream(picked).forEach(each -> run.append(local, each)));
            done.accept(run, picked);
            clear(run);
        });
    }

    /** Returns that cards were chosen; before the cards are kept, so that nothing comes between that and a question. */
    static Batch happened(Run run, int[] cards) {
        return ((TextGame) run.position().rules().game()).chosen(Query.of(run), cards);
    }

    private Seat seat(Position position, Frame frame) {
        return chooser.apply(position, frame).seat(choose.side());
    }

    private void clear(Run run) {
        run.clear(candidates);
        run.clear(answers);
    }

    /** Forgets what another seat has picked so far. */
    void forget(Run run, Seat seat) {
        if (seat(run.position(), run.frame()) != seat) {
            clear(run);
            unseen.forget(run);
        }
    }

    /** Tells whether somebody else chooses where not all see. */
    boolean isSecretFrom(Position position, Frame frame, Seat seat) {
        return seat(position, frame) != seat && isConcealed(position, frame);
    }

    private boolean isConcealed(Position position, Frame frame) {
        return Veil.isConcealed(choose.from(), chooser.apply(position, frame));
    }

    /** Tells whether not all see which cards may be chosen. */
    private boolean hides(Position position, Frame frame) {
        return (needsInformation || use.isDefined()) && isConcealed(position, frame);
    }

    /** Where not all see how many are chosen the chooser says that it is enough, also if no more can be chosen. */
    private boolean isDone(Position position, Frame frame) {
        boolean isSaid = last(frame) == CostPlan.DONE && frame.size(answers) > 0;
        return plan(position, frame).isComplete() && (isSaid || !number.hides(position, frame));
    }

    /** Chooses as the dice have it, whatever has been picked. */
    int[] imagined(Position position, Frame frame, IntUnaryOperator dice) {
        int[] objects = found(position, frame);
        CostPlan plan = CostPlan.resume(cost(position, frame, objects));
        while (!plan.isComplete()) {
            int[] picks = plan.options().picks().toArray();
            int drawn = dice.applyAsInt(picks.length + (plan.options().done() ? 1 : 0));
            plan = drawn < picks.length ? plan.pick(picks[drawn]) : plan.done();
        }
        return Arrays.stream(plan.picks(0).toArray()).map(i -> objects[i]).toArray();
    }

    /** The frame keeps the candidates from the first pick on; before and after it, it does not tell their order. */
    private int[] candidates(Position position, Frame frame) {
        return frame.size(answers) == 0 ? found(position, frame) : objects(frame, candidates);
    }

    /** Returns the cards among which one may choose now. */
    int[] found(Run run) {
        return found(run.position(), run.frame());
    }

    /** Tells whether something must be known of cards for them to be chosen. */
    boolean needsInformation() {
        return needsInformation;
    }

    /** What must be known of a card to be chosen is not said of one that the chooser does not see (ruling 417). */
    @Rule(jp = {"11.8.4", "11.8.4.1.4", "12.7.3"})
    private int[] found(Position position, Frame frame) {
        Query query = Query.of(position, frame);
        Seat seat = seat(position, frame);
        TextGame game = (TextGame) position.rules().game();
        Array<Subject> cards = choose.from().subjects(chooser.apply(position, frame));
        int[] found = new int[cards.size()];
        int count = 0;
        for (Subject each : cards) {
            boolean may = each.isHere()
                    && each.object() != 0
                    && !Simultaneous.takes(position, each.object())
                    && game.mayChoose(query, each)
                    && choose.canCompare(query, each)
                    && serves(query, each)
                    && fits.test(query, each)
                    && (before.isEmpty() || !frame.contains(before.get(), each.object()))
                    && (!needsInformation || !Unseen.isUnknown(position, seat, each.object()));
            if (may) {
                found[count++] = each.object();
            }
        }
        int[] objects = Arrays.copyOf(found, count);
        return isConcealed(position, frame) ? Unseen.last(position, seat, objects) : objects;
    }

    /** Tells whether what is to be done with the chosen card can be done with this one. */
    @Rule(jp = {"1.3.2.4", "1.3.3"})
    private boolean serves(Query query, Subject card) {
        return use.forAll(purpose -> purpose.isPossible(query, card));
    }

    /** As many as said or, if that cannot be, as many as possible (11.8.4.1.2). */
    @Rule(jp = {"11.8.4.1", "11.8.4.1.2", "11.8.4.1.4"})
    private Cost cost(Position position, Frame frame, int[] objects) {
        Query query = Query.of(position, frame);
        int fewest = mayFailToFind && hides(position, frame) ? 0 : choose.least(query);
        int most = Math.min(choose.most(query), objects.length);
        for (int least = Math.min(fewest, most); least > 0; least--) {
            Cost cost = Cost.of(part(query, objects).between(least, most));
            if (cost.isPayable()) {
                return cost;
            }
        }
        Cost any = Cost.of(part(query, objects).between(0, fewest == 0 ? Math.max(0, choose.most(query)) : 0));
        return any.isPayable() ? any : Cost.of(part(query, objects).between(0, 0));
    }

    private CostPart part(Query query, int[] objects) {
        return Joint.of(
                CostPart.from(IndexSet.range(0, objects.length)),
                query,
                i -> Objects.requireNonNull(query.find(objects[i])),
                choose.different(),
                choose.same(),
                choose.total());
    }

    /** That it is enough may have been said of what was complete. */
    private CostPlan plan(Position position, Frame frame) {
        return plan(position, frame, candidates(position, frame));
    }

    private CostPlan plan(Position position, Frame frame, int[] objects) {
        CostPlan plan = CostPlan.resume(cost(position, frame, objects));
        for (int i = 0; i < frame.size(answers) && !plan.isComplete(); i++) {
            plan = plan.answer(frame.get(answers, i));
        }
        return plan;
    }

    private static int[] objects(Frame frame, Local list) {
        int[] values = new int[frame.size(list)];
        for (int i = 0; i < values.length; i++) {
            values[i] = frame.get(list, i);
        }
        return values;
    }

    private void offer(Position position, Frame frame, Options options) {
        int[] objects = candidates(position, frame);
        CostPlan plan = plan(position, frame, objects);
        CostOptions offered = plan.options();
        int[] picks = offered.picks().toArray();
        for (int i = 0; i < picks.length; i++) {
            picks[i] = objects[picks[i]];
        }
        Unseen.offer(position, seat(position, frame), picks, options);
        if (offered.done() || plan.isComplete()) {
            options.pass();
        }
    }

    private void answer(Run run, Answer answer) {
        int[] objects = candidates(run.position(), run.frame());
        run.set(candidates, objects);
        int object = answer.isPass() ? 0 : answer.object(run.position());
        if (answer.isPass()) {
            run.append(answers, CostPlan.DONE);
        } else if (object == 0) {
            unseen.draw(run, seat(run.position(), run.frame()), answer.place(), last(run.frame()) + 1);
        } else {
            pick(run, object);
        }
    }

    private int last(Frame frame) {
        return frame.size(answers) == 0 ? -1 : frame.get(answers, frame.size(answers) - 1);
    }

    private void pick(Run run, int object) {
        int index = 0;
        while (run.frame().get(candidates, index) != object) {
            index++;
        }
        run.append(answers, index);
    }

    private int[] picked(Run run) {
        int[] objects = candidates(run.position(), run.frame());
        int[] picked = plan(run.position(), run.frame(), objects).picks(0).toArray();
        for (int i = 0; i < picked.length; i++) {
            picked[i] = objects[picked[i]];
        }
        return picked;
    }
}
