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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Paying a cost: its parts are planned pick by pick while nothing moves, then the whole plan is one batch (11.7.1). The
 * frame holds the candidates and the answers given; the plan is worked out of them anew.
 */
@Rule(jp = {"11.7.1", "11.8.2.2", "11.9.5"})
final class Paying {
    /** The label of the step that pays. */
    static final String PAID = "pay all";

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

    private final BiFunction<Position, Frame, Payment> what;
    private final Scope scope;
    private final PaidWith with;

    /** What is known before of what is paid, which says what steps there are: all where nothing is. */
    private record Scope(boolean isOrdered, boolean asksWay, boolean mayAskWay, boolean plans, boolean lays) {
        private static final Scope UNKNOWN = new Scope(false, false, true, true, true);

        static Scope of(Payment payment, boolean addsWays) {
            boolean isAdded = addsWays && !payment.isOrdered();
            return new Scope(
                    payment.isOrdered(),
                    payment.hasWays() && !isAdded,
                    isAdded,
                    isAdded || payment.items().exists(CostItem::takesCards),
                    payment.paysIntoDeck());
        }

        int lists() {
            return lays ? LISTS_WITH_ORDER : LISTS;
        }
    }

    private Paying(BiFunction<Position, Frame, Payment> what, Scope scope, PaidWith with) {
        this.what = what;
        this.scope = scope;
        this.with = with;
    }

    /** Pays a cost; what was paid with is told by name. */
    static Paying of(Payment payment, Map<String, Local> named, boolean addsWays) {
        Scope scope = Scope.of(payment, addsWays);
        return new Paying((position, frame) -> payment, scope, new PaidByName(named, becoming(payment, scope.lists())));
    }

    private static Map<String, Local> becoming(Payment payment, int first) {
        return payment.items()
                .flatMap(CostItem::becomes)
                .distinct()
                .sorted()
                .zipWithIndex()
                .foldLeft(
                        TreeMap.empty(),
                        (map, as) -> map.put(as._1(), Local.objects(first + as._2(), "paid as " + as._1())));
    }

    /** Pays what its frame tells; what was paid with is told in a list, see {@link Payment#inPlay}. */
    static Paying inPlay(BiFunction<Position, Frame, Payment> what, Local named) {
        int lists = Scope.UNKNOWN.lists();
        Local paidWith = Local.objects(lists, "paid with");
        Local become = Local.objects(lists + 1, "paid with, as it is now");
        return new Paying(what, Scope.UNKNOWN, new PaidInTurn(named, paidWith, become));
    }

    /** What the caller is told of the cards that were paid with: as they were, and as they have become. */
    private interface PaidWith {
        /** Where they are kept until they have become something else. */
        Array<Local> locals();

        /** Which of these stay with the cards. */
        Array<Local> becoming();

        /** Notes them as they are before they pay. */
        void before(Paying paying, Run run);

        /** Tells of them as they are then. */
        void after(Paying paying, Run run);
    }

    /** Each name has a place with the caller. */
    private record PaidByName(Map<String, Local> named, Map<String, Local> become) implements PaidWith {
        @Override
        public Array<Local> locals() {
            return becoming();
        }

        @Override
        public Array<Local> becoming() {
            return become.values().toArray();
        }

        @Override
        public void before(Paying paying, Run run) {
            int end = paying.items(run).size();
            named.forEach((as, local) -> {
                run.reply(local, paying.paidAs(run, 0, end, each -> each.as().contains(as)));
                become.get(as)
                        .forEach(paidWith -> run.set(
                                paidWith,
                                paying.paidAs(
                                        run, 0, end, each -> each.becomes().contains(as))));
            });
        }

        @Override
        public void after(Paying paying, Run run) {
            become.forEach((as, paidWith) -> run.reply(named.get(as).get(), run.objects(paidWith)));
        }
    }

    /** The names follow one another in a list, the cards of each with a 0 after them. */
    private record PaidInTurn(Local named, Local paidWith, Local become) implements PaidWith {
        @Override
        public Array<Local> locals() {
            return Array.of(paidWith, become);
        }

        @Override
        public Array<Local> becoming() {
            return Array.of(become);
        }

        @Override
        public void before(Paying paying, Run run) {
            run.clear(paidWith);
            Payment payment = paying.payment(run.position(), run.frame());
            int size = paying.items(run).size();
            int first = payment.first(run.get(WAY), size);
            append(paying, run, payment.names(false), 0, first);
            append(paying, run, payment.names(true), first, size);
            run.set(become, run.objects(paidWith));
        }

        private void append(Paying paying, Run run, Array<String> names, int from, int end) {
            for (String as : names) {
                append(run, paying.paidAs(run, from, end, each -> each.as().contains(as)));
                append(run, paying.paidAs(run, from, end, each -> each.becomes().contains(as)));
            }
        }

        private void append(Run run, int[] cards) {
            for (int card : cards) {
                run.append(paidWith, card);
            }
            run.append(paidWith, NOBODY);
        }

        /** Of each name there are the cards as they were, and those that have become something: one of the two. */
        @Override
        public void after(Paying paying, Run run) {
            int[] before = run.objects(paidWith);
            int[] now = run.objects(become);
            List<Integer> told = new ArrayList<>();
            boolean becomes = false;
            for (int i = 0; i < before.length; i++) {
                if (before[i] != NOBODY || becomes) {
                    told.add(becomes ? now[i] : before[i]);
                }
                becomes ^= before[i] == NOBODY;
            }
            run.reply(named, told.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    /** Returns the procedure that pays, see {@link Payment#procedure}. */
    Procedure procedure(String name, Local paid) {
        ProcedureBuilder steps = Procedure.named(name)
                .locals(locals())
                .causes(this::cause)
                .let("payable", run -> run.reply(paid, isPayable(run) ? 1 : 0))
                .endIf("unpayable", run -> !isPayable(run));
        if (scope.asksWay() || scope.mayAskWay()) {
            askWay(steps);
        }
        steps.let("candidates", run -> run.set(CANDIDATES, payers(run).objects()));
        if (scope.plans()) {
            plan(steps);
        }
        if (scope.lays()) {
            lay(steps);
        }
        steps.let("pay", run -> with.before(this, run)).change(PAID, this::paid);
        if (with.locals().nonEmpty()) {
            with.becoming().forEach(steps::follows);
            steps.let("become", run -> with.after(this, run));
        }
        return steps.build();
    }

    private void askWay(ProcedureBuilder steps) {
        if (scope.asksWay()) {
            steps.ask("which way", way());
        } else {
            steps.when("ways", this::hasWays, several -> several.ask("which way", way()));
        }
        steps.keeps(new Way());
    }

    private boolean hasWays(Run run) {
        return ways(run.position(), run.frame()).size() > 1;
    }

    private Local[] locals() {
        return Array.of(PAYER, SOURCE, PRICED, WAY, CANDIDATES, ANSWERS)
                .appendAll(scope.lays() ? Array.of(LEFT, ORDER) : Array.<Local>empty())
                .appendAll(with.locals())
                .toJavaArray(Local[]::new);
    }

    private Payment payment(Position position, Frame frame) {
        return what.apply(position, frame);
    }

    private boolean isPayable(Run run) {
        return payment(run.position(), run.frame()).isPayable(query(run.position(), run.frame()));
    }

    private Array<Array<CostItem>> ways(Position position, Frame frame) {
        return payment(position, frame).ways(query(position, frame));
    }

    private Cause cause(Frame frame) {
        return Payment.cause(scope.isOrdered(), frame.seat(PAYER), frame.get(SOURCE));
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

    private Batch intoDeck(Run run) {
        Query query = query(run.position(), run.frame());
        Array<CostItem> items = items(run);
        CostPlan plan = plan(run.position(), run.frame());
        return Batch.ofAll(IntStream.range(0, items.size())
                .filter(i -> items.get(i).paysIntoDeck())
                .boxed()
                .flatMap(i -> Arrays.stream(paidWith(run, plan, i))
                        .mapToObj(query::find)
                        .filter(Objects::nonNull)
                        .map(card -> items.get(i).pay(query, card)))
                .toList());
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
                                .unfinishedIf((position, frame) -> true, Paying::forget)
                                .passing("nothing more is paid")));
    }

    /** The payer says which of several costs is paid; none that cannot be paid in full is offered. */
    private Question way() {
        return Question.of(
                        TextPurposes.COST,
                        (position, frame) -> frame.seat(PAYER),
                        (position, frame, options) -> {
                            Payment payment = payment(position, frame);
                            Query query = query(position, frame);
                            Array<Array<CostItem>> ways = payment.ways(query);
                            for (int way = 0; way < ways.size(); way++) {
                                if (payment.isPayable(query, ways.get(way))) {
                                    options.number(way);
                                }
                            }
                        },
                        (run, answer) -> run.set(WAY, answer.number()))
                .openIf((position, frame) -> payment(position, frame).isOpen(query(position, frame)))
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
            Payment payment = payment(run.position(), run.frame());
            Array<Array<CostItem>> ways = payment.ways(query);
            Array<Integer> payable = Array.range(0, ways.size()).filter(way -> payment.isPayable(query, ways.get(way)));
            if (run.seat(PAYER) != seat && payable.nonEmpty()) {
                run.set(WAY, payable.get(dice.applyAsInt(payable.size())));
            }
        }
    }

    private AnswerLabel label(Candidate it) {
        String way = ways(it.position(), it.frame())
                .get(it.number())
                .map(each -> each.instruction().english())
                .mkString("[", " & ", "]");
        return WAY_TO_PAY.with(LabelArgument.number(it.number()), LabelArgument.text(way));
    }

    private Query query(Position position, Frame frame) {
        Query query = Query.of(position, frame.seat(PAYER), frame.get(SOURCE));
        Query priced = frame.get(PRICED) == 0 ? query : query.asOf(Subject.find(position, frame.get(PRICED)));
        String ability = payment(position, frame).ability();
        return ability.isEmpty() ? priced : priced.with(position.frame(ability));
    }

    private Array<CostItem> items(Run run) {
        return items(run.position(), run.frame());
    }

    private Array<CostItem> items(Position position, Frame frame) {
        Payment payment = payment(position, frame);
        Query query = query(position, frame);
        return payment.left(query, payment.ways(query).get(frame.get(WAY)));
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
        return Payers.of(query, items(run), cause(run.frame()), NOBODY);
    }

    /** What could pay some part; found anew once it has been forgotten. */
    private Payers payers(Position position, Frame frame) {
        Query query = query(position, frame);
        Array<CostItem> items = items(position, frame);
        return frame.size(CANDIDATES) == 0
                ? Payers.of(query, items, cause(frame), NOBODY)
                : Payers.among(query, items, cause(frame), objects(frame, CANDIDATES));
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
        if (Payment.areOpen(query, items)) {
            return true;
        }
        int part = plan(position, frame).openPart();
        Payers payers = payers(position, frame);
        return items.get(part).isOpen(query)
                && Array.range(0, items.size())
                        .forAll(other -> items.get(other).isOpen(query) || !payers.compete(part, other));
    }

    /** Returns with what the first of some of the items was paid of which something is so. */
    private int[] paidAs(Run run, int from, int end, Predicate<CostItem> wanted) {
        Array<CostItem> items = items(run);
        for (int i = from; i < end; i++) {
            if (wanted.test(items.get(i))) {
                return paidWith(run, plan(run.position(), run.frame()), i);
            }
        }
        return new int[0];
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
