package io.github.cardfold.effect;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.effect.cost.CostOptions;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.effect.cost.IndexSet;
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
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Paying a cost: its parts are planned pick by pick while nothing moves, then the whole plan is one batch (11.7.1). The
 * frame holds the candidates and the answers given; the plan is worked out of them anew.
 */
@Rule(jp = {"11.7.1", "11.8.2.2", "11.9.5"})
public final class Payment {
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
    private static final Laying LAYING = new Laying(LEFT, ORDER);

    private static final LabelKey WAY_TO_PAY = new LabelKey(TextPurposes.COST + ".cost", "{0}: {1}");

    /** The label of the step that pays. */
    static final String PAID = "pay all";

    private final String ability;
    private final Array<CostTerm> cost;
    private final Array<Array<CostItem>> ways;

    private Payment(String ability, Array<CostTerm> cost) {
        this.ability = ability;
        this.cost = cost;
        ways = Ways.of(cost);
    }

    /**
     * Returns the payment of a cost; the parts know the variables of the procedure with a name, "" for none.
     *
     * @throws IllegalArgumentException if {@link Ways} refuses it
     */
    public static Payment of(String ability, Array<? extends CostTerm> cost) {
        return new Payment(ability, Array.narrow(cost));
    }

    /**
     * Returns the payment of the cost of a node, as {@link #of(String, Array)} does.
     *
     * @param out compiles the node whose cost it is
     * @param ability the name of the procedure whose variables the parts know, "" for none
     * @throws EffectException if that refuses it, naming card and node
     */
    public static Payment of(Compiler out, String ability, Array<? extends CostTerm> cost) {
        try {
            return of(ability, cost);
        } catch (IllegalArgumentException refusal) {
            throw out.error(String.valueOf(refusal.getMessage()));
        }
    }

    /** Returns the cost as the text says it. */
    Array<CostTerm> cost() {
        return cost;
    }

    /**
     * Returns the procedure that pays; its arguments are the payer, the card whose ability has the cost and, if that is
     * not the same, the card that it was when the cost was settled.
     *
     * @param name the name to call it by
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param named where the caller is told what items were paid with, as it was before, by the name the item gives it
     */
    public Procedure procedure(String name, Local paid, Map<String, Local> named) {
        ProcedureBuilder steps = Procedure.named(name)
                .locals(locals())
                .causes(frame -> Cause.cost(frame.seat(PAYER), frame.get(SOURCE)))
                .let("payable", run -> run.reply(paid, isPayable(query(run.position(), run.frame())) ? 1 : 0))
                .endIf("unpayable", run -> !isPayable(query(run.position(), run.frame())));
        if (ways.size() > 1) {
            steps.ask("which way", way()).keeps(new Way());
        }
        steps.let("candidates", run -> run.set(CANDIDATES, candidates(query(run.position(), run.frame()), items(run))));
        if (ways.exists(way -> way.exists(CostItem::takesCards))) {
            plan(steps);
        }
        if (paysIntoDeck()) {
            lay(steps);
        }
        return steps.let("pay", run -> named.forEach((as, local) -> run.reply(local, paidAs(run, as))))
                .change(PAID, this::paid)
                .build();
    }

    private Local[] locals() {
        return paysIntoDeck()
                ? new Local[] {PAYER, SOURCE, PRICED, WAY, CANDIDATES, ANSWERS, LEFT, ORDER}
                : new Local[] {PAYER, SOURCE, PRICED, WAY, CANDIDATES, ANSWERS};
    }

    private boolean paysIntoDeck() {
        return ways.exists(way -> way.exists(CostItem::paysIntoDeck));
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
        return IntStream.range(0, items.size())
                .filter(i -> items.get(i).paysIntoDeck())
                .flatMap(i -> Arrays.stream(paidWith(run, i)))
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
                .openIf((position, frame) -> isOpen())
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
        String way = ways.get(it.number()).map(Term::english).mkString("[", " & ", "]");
        return WAY_TO_PAY.with(LabelArgument.number(it.number()), LabelArgument.text(way));
    }

    /** Returns where the caller is told what items were paid with, by the names that the items give it. */
    public static Map<String, Local> named(Array<CostTerm> cost, Compiler out) {
        return Ways.of(cost)
                .flatMap(way -> way)
                .flatMap(CostItem::as)
                .foldLeft(TreeMap.empty(), (map, as) -> map.put(as, out.objects(as)));
    }

    /** Tells whether all parts together can be paid (11.8.2.2). */
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

    private static boolean isPayable(Query query, Array<CostItem> way) {
        return isPayable(query, way, NOBODY);
    }

    private static boolean isPayable(Query query, Array<CostItem> way, int without) {
        Array<CostItem> items = left(query, way);
        if (!Means.suffice(query, items)) {
            return false;
        }
        List<Subject> cards = cards(query, items);
        cards.removeIf(each -> each.object() == without);
        return cost(query, items, cards.size(), cards::get).isPayable();
    }

    /** What is left of a cost: nothing if effects have taken it away. */
    @Rule(jp = {"7.21.1", "11.7.2"})
    private static Array<CostItem> left(Query query, Array<CostItem> way) {
        TextGame game =
                (TextGame) query.position(TextGame.COST_TAKEN_AWAY).rules().game();
        Subject self = query.self();
        boolean isFree = self != null && game.flag(query, self, TextGame.COST_TAKEN_AWAY) > 0;
        return isFree ? Array.empty() : way;
    }

    /** Tells whether all parts together can be paid without the card whose ability has the cost. */
    @Rule(jp = "11.8.2.4")
    public boolean isPayableByOthers(Query query) {
        return isPayable(query, query.source());
    }

    /** Tells whether the text names no cost at all. */
    public boolean isFree() {
        return cost.isEmpty();
    }

    /** Tells whether everybody sees whether it can be paid, and with what. */
    public boolean isOpen() {
        return ways.forAll(way -> way.forAll(CostItem::isOpen));
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

    /** Everything that could pay some part, by place and position. */
    private static int[] candidates(Query query, Array<CostItem> items) {
        return cards(query, items).stream()
                .filter(card -> items.exists(each -> fits(query, each, card)))
                .mapToInt(Subject::object)
                .toArray();
    }

    /** All cards of the places from which some part can be paid, by place and position. */
    private static List<Subject> cards(Query query, Array<CostItem> items) {
        Position position = query.position(Facts.PLACES);
        List<Subject> cards = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            if (payFrom(query, items, place)) {
                addCards(position, place, cards);
            }
        }
        return cards;
    }

    private static boolean payFrom(Query query, Array<CostItem> items, int place) {
        for (CostItem item : items) {
            if (item.paysFrom(query, place)) {
                return true;
            }
        }
        return false;
    }

    private static void addCards(Position position, int place, List<Subject> cards) {
        for (int i = 0; i < position.size(place); i++) {
            GameObject card = position.objectAt(place, i);
            if (card.object() != 0) {
                cards.add(Subject.of(card, place));
            }
        }
    }

    private static int[] objects(Frame frame, Local list) {
        int[] values = new int[frame.size(list)];
        for (int i = 0; i < values.length; i++) {
            values[i] = frame.get(list, i);
        }
        return values;
    }

    private static Cost cost(Query query, Array<CostItem> items, int cards, IntFunction<@Nullable Subject> card) {
        IndexSet all = IndexSet.range(0, cards);
        List<CostPart> parts = new ArrayList<>();
        for (CostItem item : items) {
            IndexSet fitting = all.filter(i -> fits(query, item, card.apply(i)));
            parts.add(item.demand(query, fitting, i -> Objects.requireNonNull(card.apply(i))));
        }
        return Cost.of(parts);
    }

    /** What may not be done with a card pays nothing (1.3.3), nor does a card for an effect that it is unaffected by. */
    private static boolean fits(Query query, CostItem item, @Nullable Subject card) {
        return card != null && card.isHere() && item.fits(query, card) && mayPay(query, item, card);
    }

    private static boolean mayPay(Query query, CostItem item, Subject card) {
        Position position = query.position(Facts.PLACES);
        return !position.rules().mayForbid()
                || ((TextGame) position.rules().game()).affects(query, card)
                        && !position.rules()
                                .forbids(
                                        position,
                                        item.pay(query, card).by(Cause.cost(query.master(), query.source())));
    }

    private CostPlan plan(Position position, Frame frame) {
        Query query = query(position, frame);
        int[] objects = candidates(position, frame);
        Cost cost = cost(query, items(position, frame), objects.length, i -> query.find(objects[i]));
        return CostPlan.resume(cost, objects(frame, ANSWERS));
    }

    /** What could pay some part; found anew once it has been forgotten. */
    private int[] candidates(Position position, Frame frame) {
        return frame.size(CANDIDATES) == 0
                ? candidates(query(position, frame), items(position, frame))
                : objects(frame, CANDIDATES);
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
        run.append(ANSWERS, Array.ofAll(objects).indexOf(answer.object(run.position())));
    }

    private static void forget(Run run) {
        run.clear(CANDIDATES);
        run.clear(ANSWERS);
    }

    /** The picks for a part are open if all see its candidates, and no part that looks where not all see wants them. */
    private boolean isOpen(Position position, Frame frame) {
        Query query = query(position, frame);
        Array<CostItem> items = items(position, frame);
        CostItem part = items.get(plan(position, frame).openPart());
        return part.isOpen()
                && items.forAll(other -> other.isOpen()
                        || Array.ofAll(candidates(position, frame))
                                .flatMap(each -> Option.of(query.find(each)))
                                .forAll(card -> !part.fits(query, card) || !other.fits(query, card)));
    }

    private int[] paidAs(Run run, String as) {
        int item = items(run).indexWhere(each -> each.as().contains(as));
        return item < 0 ? new int[0] : paidWith(run, item);
    }

    private int[] paidWith(Run run, int item) {
        int[] indices = plan(run.position(), run.frame()).picks(item).toArray();
        for (int i = 0; i < indices.length; i++) {
            indices[i] = run.frame().get(CANDIDATES, indices[i]);
        }
        return indices;
    }

    @Rule(jp = "11.7.1")
    private Batch paid(Run run) {
        Query query = query(run.position(), run.frame());
        Array<CostItem> items = items(run);
        List<Event> events = new ArrayList<>();
        List<Event> told = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            CostItem item = items.get(i);
            int[] cards = paidWith(run, i);
            for (int object : cards) {
                Subject card = query.find(object);
                if (card != null) {
                    Event paid = item.pay(query, card);
                    events.add(item.paysIntoDeck() ? LAYING.move(run, paid) : paid);
                }
            }
            events.addAll(item.payBesides(query).asJava());
            told.addAll(item.told(query, cards.length).asJava());
        }
        events.addAll(told);
        return Batch.ofAll(events);
    }
}
