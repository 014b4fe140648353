package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.cost.CostOptions;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.ProcedureBuilder;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Cause;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.position.Secret;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.Answer;
import io.github.cardfold.kernel.question.AnswerLabel;
import io.github.cardfold.kernel.question.Candidate;
import io.github.cardfold.kernel.question.LabelArgument;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Options;
import io.github.cardfold.kernel.question.Question;
import io.github.cardfold.kernel.question.Refusal;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Paying a cost: its parts are planned pick by pick while nothing moves, then the whole plan is one batch (11.7.1). The
 * frame holds the candidates and the answers given; the plan is worked out of them anew.
 */
@Rule(jp = {"11.7.1", "11.8.2.2", "11.9.5"})
public final class Payment implements Price {
    /** The id of no object. */
    private static final int NOBODY = 0;

    private static final Local PAYER = Local.seat(0, "payer");
    private static final Local SOURCE = Local.object(1, "source");
    /** The card whose cost it is, as it was when that was settled; 0 if as it is. */
    private static final Local PRICED = Local.object(2, "priced");

    private static final Local WAY = Local.number(3, "way");
    private static final Local CANDIDATES = Local.objects(0, "candidates");
    private static final Local ANSWERS = Local.numbers(1, "answers");
    private static final Local LEFT = Local.objects(2, "left");
    private static final Local ORDER = Local.objects(3, "order");
    private static final int LISTS = 2;
    private static final int LISTS_WITH_ORDER = 4;
    private static final Laying LAYING = new Laying(LEFT, ORDER);

    private static final LabelKey WAY_TO_PAY = new LabelKey(TextPurposes.COST + ".cost", "{0}: {1}");

    /** The label of the step that pays. */
    private static final String PAID = "pay all";

    private final String ability;
    private final Array<Instruction> cost;
    private final Array<Array<CostItem>> ways;
    private final boolean isOrdered;
    /** Of each name for what becomes of cards where they are kept that were paid with. */
    private final Map<String, Local> becoming;

    private Payment(String ability, Array<Instruction> cost, boolean isOrdered) {
        this.ability = ability;
        this.cost = cost;
        this.isOrdered = isOrdered;
        ways = Ways.of(cost);
        int first = paysIntoDeck() ? LISTS_WITH_ORDER : LISTS;
        becoming = items().flatMap(CostItem::becomes)
                .distinct()
                .zipWithIndex()
                .foldLeft(
                        TreeMap.empty(),
                        (map, as) -> map.put(as._1(), Local.objects(first + as._2(), "paid as " + as._1())));
    }

    /**
     * Returns the payment of a cost; the parts know the variables of the procedure with a name, "" for none.
     *
     * @throws IllegalArgumentException if {@link Ways} refuses it
     */
    public static Payment of(String ability, Array<? extends Instruction> cost) {
        return new Payment(ability, Array.narrow(cost), false);
    }

    /**
     * Returns the payment of the cost of a node, as {@link #of(String, Array)} does.
     *
     * @param out compiles the node whose cost it is
     * @param ability the name of the procedure whose variables the parts know, "" for none
     * @throws EffectException if that refuses it, naming card and node
     */
    public static Payment of(Compiler out, String ability, Array<? extends Instruction> cost) {
        try {
            return of(ability, cost);
        } catch (IllegalArgumentException refusal) {
            throw out.error(String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * Returns what carries out an instruction in full or not at all: it is planned as a cost is, but an effect does it.
     *
     * @param out compiles the instruction
     * @throws EffectException if it cannot be planned
     */
    @Rule(jp = {"7.24.3", "7.25.3"})
    public static Payment ordered(Compiler out, Payable instruction) {
        try {
            return new Payment(out.name(), Array.of(instruction), true);
        } catch (IllegalArgumentException refusal) {
            throw out.error(String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * Fails if a cost names a variable that is not bound before it, or means nothing, or can never be paid by an
     * ability that is valid in these areas, anywhere if there are none.
     */
    public static void check(Compiler out, Array<? extends Instruction> cost, Array<? extends Area> in) {
        out.check(cost);
        CostSense.wrong(cost, in).forEach(what -> {
            throw out.error(what);
        });
    }

    /** Adds to where an ability is compiled the procedure that pays, see {@link #procedure}. */
    public void compile(AbilityScope scope, String name, Local paid, Map<String, Local> named) {
        cost.forEach(each -> scope.carried(name, PAID, each));
        scope.add(procedure(name, paid, named));
    }

    /**
     * Returns the procedure that pays; its arguments are the payer, the card whose ability has the cost and, if that is
     * not the same, the card that it was when the cost was settled.
     *
     * @param name the name to call it by
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param named where the caller is told what items were paid with, by the names the items give it
     */
    public Procedure procedure(String name, Local paid, Map<String, Local> named) {
        ProcedureBuilder steps = Procedure.named(name)
                .locals(locals())
                .causes(frame -> cause(frame.seat(PAYER), frame.get(SOURCE)))
                .let("payable", run -> run.reply(paid, isPayable(query(run.position(), run.frame())) ? 1 : 0))
                .endIf("unpayable", run -> !isPayable(query(run.position(), run.frame())));
        if (ways.size() > 1) {
            steps.ask("which way", way()).keeps(new Way());
        }
        steps.let("candidates", run -> run.set(CANDIDATES, payers(run).objects()));
        if (ways.exists(way -> way.exists(CostItem::takesCards))) {
            plan(steps);
        }
        if (paysIntoDeck()) {
            lay(steps);
        }
        steps.let("pay", run -> named.forEach((as, local) -> tell(run, as, local)))
                .change(PAID, this::paid);
        if (becoming.nonEmpty()) {
            steps.let(
                    "become",
                    run -> becoming.forEach((as, paidWith) ->
                            run.reply(named.get(as).get(), Become.of(run.position(), run.objects(paidWith)))));
        }
        return steps.build();
    }

    private void tell(Run run, String as, Local local) {
        run.reply(local, paidAs(run, as, CostItem::as));
        becoming.get(as).forEach(paidWith -> run.set(paidWith, paidAs(run, as, CostItem::becomes)));
    }

    private Cause cause(Seat payer, int source) {
        return isOrdered ? Cause.effect(payer, source) : Cause.cost(payer, source);
    }

    private Cause cause(Query query) {
        return cause(query.master(), query.source());
    }

    private Local[] locals() {
        Array<Local> locals = Array.of(PAYER, SOURCE, PRICED, WAY, CANDIDATES, ANSWERS)
                .appendAll(paysIntoDeck() ? Array.of(LEFT, ORDER) : Array.<Local>empty())
                .appendAll(becoming.values());
        return locals.toJavaArray(Local[]::new);
    }

    private Array<CostItem> items() {
        return ways.flatMap(way -> way);
    }

    private boolean paysIntoDeck() {
        return items().exists(CostItem::paysIntoDeck);
    }

    /** Where the cards lie in the deck their owner says, when all of them have been chosen. */
    @Rule(jp = "4.1.9")
    private void lay(ProcedureBuilder steps) {
        steps.let("lay", run -> LAYING.begin(run, intoDeck(run)))
                .repeat(
                        "laid",
                        run -> !LAYING.isDone(run.position(), run.frame()),
                        next -> next.ask("lay next", LAYING.question(TextPurposes.ARRANGE)));
    }

    private int[] intoDeck(Run run) {
        Array<CostItem> items = items(run);
        CostPlan plan = plan(run.position(), run.frame());
        return IntStream.range(0, items.size())
                .filter(i -> items.get(i).paysIntoDeck())
                .flatMap(i -> Arrays.stream(paidWith(run, plan, i)))
                .toArray();
    }

    private void plan(ProcedureBuilder steps) {
        steps.repeat(
                "planned",
                run -> !plan(run.position(), run.frame()).isComplete(),
                pick -> pick.ask(
                        "plan",
                        Question.of(
                                        TextPurposes.PAY,
                                        (position, frame) -> frame.seat(PAYER),
                                        new Planning(),
                                        this::answer)
                                .openIf(this::isOpen)
                                .unfinishedIf((position, frame) -> true, Payment::forget)
                                .passing("nothing more is paid")));
    }

    /** The payer says which of several costs is paid; none that cannot be paid in full is offered. */
    private Question way() {
        return Question.of(
                        TextPurposes.COST,
                        (position, frame) -> frame.seat(PAYER),
                        (position, frame, options) -> {
                            for (int way = 0; way < ways.size(); way++) {
                                if (isPayable(query(position, frame), ways.get(way))) {
                                    options.number(way);
                                }
                            }
                        },
                        (run, answer) -> run.set(WAY, answer.number()))
                .openIf((position, frame) -> isOpen(query(position, frame)))
                .meaning(this::label, WAY_TO_PAY);
    }

    /** Which of several costs is paid nobody else sees before it is paid. */
    private final class Way implements Secret {
        @Override
        public void forget(Run run, Seat seat) {
            if (run.seat(PAYER) != seat) {
                run.set(WAY, 0);
            }
        }

        @Override
        public void imagine(Run run, Seat seat, IntUnaryOperator dice) {
            Query query = query(run.position(), run.frame());
            Array<Integer> payable = Array.range(0, ways.size()).filter(way -> isPayable(query, ways.get(way)));
            if (run.seat(PAYER) != seat && payable.nonEmpty()) {
                run.set(WAY, payable.get(dice.applyAsInt(payable.size())));
            }
        }
    }

    private AnswerLabel label(Candidate it) {
        String way =
                ways.get(it.number()).map(each -> each.instruction().english()).mkString("[", " & ", "]");
        return WAY_TO_PAY.with(LabelArgument.number(it.number()), LabelArgument.text(way));
    }

    /** Returns where the caller is told what items were paid with, by the names that the items give it. */
    public static Map<String, Local> named(Array<Instruction> cost, Compiler out) {
        return Ways.of(cost)
                .flatMap(way -> way)
                .flatMap(item -> item.as().toArray().appendAll(item.becomes()))
                .foldLeft(TreeMap.empty(), (map, as) -> map.put(as, out.objects(as)));
    }

    @Override
    public boolean isPayable(Query query) {
        return isPayable(query, NOBODY);
    }

    private boolean isPayable(Query query, int without) {
        for (Array<CostItem> way : ways) {
            if (isPayable(query, way, without)) {
                return true;
            }
        }
        return false;
    }

    private boolean isPayable(Query query, Array<CostItem> way) {
        return isPayable(query, way, NOBODY);
    }

    private boolean isPayable(Query query, Array<CostItem> way, int without) {
        Array<CostItem> items = left(query, way);
        Cause cause = cause(query);
        return Means.suffice(query, items, cause) && Payers.suffice(query, items, cause, without);
    }

    /** What is left of a cost: nothing if effects have taken it away. */
    @Rule(jp = {"7.21.1", "11.7.2"})
    private Array<CostItem> left(Query query, Array<CostItem> way) {
        if (isOrdered) {
            return way;
        }
        TextGame game =
                (TextGame) query.position(TextGame.COST_TAKEN_AWAY).rules().game();
        Subject self = query.self();
        boolean isFree = self != null && game.flag(query, self, TextGame.COST_TAKEN_AWAY) > 0;
        return isFree ? Array.empty() : way;
    }

    @Override
    @Rule(jp = "11.8.2.4")
    public boolean isPayableByOthers(Query query) {
        return isPayable(query, query.source());
    }

    /** Returns the terms that say how much it is, and what the cards must be that pay. */
    public Array<Term> says() {
        return items().flatMap(CostItem::says);
    }

    @Override
    public boolean isFree() {
        return cost.isEmpty();
    }

    @Override
    public Array<Payable> terms() {
        return items().map(CostItem::instruction);
    }

    /** Tells whether everybody sees whether it can be paid, and with what. */
    public boolean isOpen(Query query) {
        for (Array<CostItem> way : ways) {
            if (!areOpen(query, way)) {
                return false;
            }
        }
        return true;
    }

    private static boolean areOpen(Query query, Array<CostItem> items) {
        for (CostItem item : items) {
            if (!item.isOpen(query)) {
                return false;
            }
        }
        return true;
    }

    private Query query(Position position, Frame frame) {
        Query query = Query.of(position, frame.seat(PAYER), frame.get(SOURCE));
        Query priced = frame.get(PRICED) == 0 ? query : query.asOf(Subject.find(position, frame.get(PRICED)));
        return ability.isEmpty() ? priced : priced.with(position.frame(ability));
    }

    private Array<CostItem> items(Run run) {
        return items(run.position(), run.frame());
    }

    private Array<CostItem> items(Position position, Frame frame) {
        return left(query(position, frame), ways.get(frame.get(WAY)));
    }

    private static int[] objects(Frame frame, Local list) {
        int[] values = new int[frame.size(list)];
        for (int i = 0; i < values.length; i++) {
            values[i] = frame.get(list, i);
        }
        return values;
    }

    private CostPlan plan(Position position, Frame frame) {
        return CostPlan.resume(payers(position, frame).cost(), objects(frame, ANSWERS));
    }

    private Payers payers(Run run) {
        Query query = query(run.position(), run.frame());
        return Payers.of(query, items(run), cause(query), NOBODY);
    }

    /** What could pay some part; found anew once it has been forgotten. */
    private Payers payers(Position position, Frame frame) {
        Query query = query(position, frame);
        Array<CostItem> items = items(position, frame);
        return frame.size(CANDIDATES) == 0
                ? Payers.of(query, items, cause(query), NOBODY)
                : Payers.among(query, items, cause(query), objects(frame, CANDIDATES));
    }

    private int[] candidates(Position position, Frame frame) {
        return frame.size(CANDIDATES) == 0 ? payers(position, frame).objects() : objects(frame, CANDIDATES);
    }

    /** What can be answered so that the cost can still be paid in full. */
    private final class Planning implements Question.Offer {
        @Override
        public void options(Position position, Frame frame, Options options) {
            CostOptions offered = plan(position, frame).options();
            int[] objects = candidates(position, frame);
            for (int index : offered.picks().toArray()) {
                int place = position.placeOf(objects[index]);
                options.pick(place, position.indexOf(place, objects[index]));
            }
            if (offered.done()) {
                options.pass();
            }
        }

        @Override
        public Refusal refusal(Position position, Frame frame, Action action, String section) {
            return Refusal.notOffered(
                    ((TextGame) position.rules().game()).paymentSection(),
                    switch (action.shape()) {
                        case PASS -> "the cost is not yet paid in full";
                        case PICK -> "with this the cost cannot be paid in full, or it has been chosen already";
                        default -> "what is asked for is a card that pays";
                    });
        }
    }

    private void answer(Run run, Answer answer) {
        if (answer.isPass()) {
            run.append(ANSWERS, CostPlan.DONE);
            return;
        }
        int[] objects = candidates(run.position(), run.frame());
        run.set(CANDIDATES, objects);
        int chosen = answer.object(run.position());
        int index = 0;
        while (objects[index] != chosen) {
            index++;
        }
        run.append(ANSWERS, index);
    }

    private static void forget(Run run) {
        run.clear(CANDIDATES);
        run.clear(ANSWERS);
    }

    /** The picks for a part are open if all see its candidates, and no part that looks where not all see wants them. */
    private boolean isOpen(Position position, Frame frame) {
        Query query = query(position, frame);
        Array<CostItem> items = items(position, frame);
        if (areOpen(query, items)) {
            return true;
        }
        int part = plan(position, frame).openPart();
        Payers payers = payers(position, frame);
        return items.get(part).isOpen(query)
                && Array.range(0, items.size())
                        .forAll(other -> items.get(other).isOpen(query) || !payers.compete(part, other));
    }

    private int[] paidAs(Run run, String as, Function<CostItem, Option<String>> name) {
        int item = items(run).indexWhere(each -> name.apply(each).contains(as));
        return item < 0 ? new int[0] : paidWith(run, plan(run.position(), run.frame()), item);
    }

    private static int[] paidWith(Run run, CostPlan plan, int item) {
        int[] indices = plan.picks(item).toArray();
        for (int i = 0; i < indices.length; i++) {
            indices[i] = run.frame().get(CANDIDATES, indices[i]);
        }
        return indices;
    }

    /** What is turned and moved at the same time is one card still when it is turned. */
    @Rule(jp = {"7.10.2", "11.7.1", "11.7.1.1"})
    private Batch paid(Run run) {
        Query query = query(run.position(), run.frame());
        Array<CostItem> items = items(run);
        CostPlan plan = plan(run.position(), run.frame());
        List<Event> events = new ArrayList<>();
        List<Event> moves = new ArrayList<>();
        List<Event> told = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            CostItem item = items.get(i);
            int[] cards = paidWith(run, plan, i);
            for (int object : cards) {
                Subject card = query.find(object);
                if (card != null) {
                    Event paid = item.pay(query, card);
                    (item.isInPlace() ? events : moves).add(item.paysIntoDeck() ? LAYING.move(run, paid) : paid);
                }
            }
            moves.addAll(item.payBesides(query).asJava());
            told.addAll(item.told(query, cards.length).asJava());
        }
        events.addAll(moves);
        if (items.exists(item -> item.moves(query).nonEmpty())) {
            events.addAll(payers(run.position(), run.frame()).unchosen(plan));
        }
        events.addAll(told);
        return Batch.ofAll(events);
    }
}
