package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.effect.cost.CostOptions;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Action;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Refusal;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/**
 * Paying a cost: its parts are planned pick by pick while nothing moves, then the whole plan is one batch (11.7.1). The
 * frame holds the candidates and the answers given; the plan is worked out of them anew.
 */
@Rule(jp = {"11.7.1", "11.8.2.2", "11.9.5"})
public final class Payment {
    private static final Local PAYER = Local.seat(0, "payer");
    private static final Local SOURCE = Local.object(1, "source");
    private static final Local CANDIDATES = Local.objects(0, "candidates");
    private static final Local ANSWERS = Local.numbers(1, "answers");

    private final String ability;
    private final Array<CostTerm> items;

    private Payment(String ability, Array<CostTerm> items) {
        this.ability = ability;
        this.items = items;
    }

    /** Returns the payment of a cost; the parts know the variables of the procedure with a name, "" for none. */
    public static Payment of(String ability, Array<CostTerm> items) {
        return new Payment(ability, items);
    }

    /**
     * Returns the procedure that pays; its arguments are the payer and the card whose ability has the cost.
     *
     * @param name the name to call it by
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param named where the caller is told what each part was paid with, as it was before
     */
    public Procedure procedure(String name, Local paid, io.vavr.collection.Map<Integer, Local> named) {
        return Procedure.named(name)
                .locals(PAYER, SOURCE, CANDIDATES, ANSWERS)
                .let("candidates", run -> run.set(CANDIDATES, candidates(query(run.position(), run.frame()))))
                .let(
                        "payable",
                        run -> run.reply(paid, cost(run.position(), run.frame()).isPayable() ? 1 : 0))
                .endIf("unpayable", run -> !cost(run.position(), run.frame()).isPayable())
                .goIf("planned", run -> plan(run.position(), run.frame()).isComplete(), "pay")
                .ask(
                        "plan",
                        Question.of(
                                        "pay a cost",
                                        (position, frame) -> frame.get(PAYER),
                                        new Planning(),
                                        Payment::answer)
                                .openIf(this::isOpen)
                                .unfinishedIf((position, frame) -> true))
                .go("plan on", "planned")
                .let("pay", run -> named.forEach((part, local) -> run.reply(local, paidWith(run, part))))
                .change("pay all", this::paid)
                .build();
    }

    /** Returns where the caller is told what the parts were paid with, by the number of the part. */
    public static io.vavr.collection.Map<Integer, Local> named(Array<CostTerm> cost, Compiler out) {
        return cost.zipWithIndex()
                .filter(each -> each._1().as().isDefined())
                .foldLeft(
                        io.vavr.collection.TreeMap.empty(),
                        (map, each) ->
                                map.put(each._2(), out.objects(each._1().as().get())));
    }

    /** Tells whether all parts together can be paid (11.8.2.2). */
    public boolean isPayable(Query query) {
        return cost(query, candidates(query)).isPayable();
    }

    /** Tells whether everybody sees whether it can be paid, and with what. */
    public boolean isOpen() {
        return items.forAll(CostTerm::isOpen);
    }

    private Query query(Position position, Frame frame) {
        Query query = Query.of(position, frame.get(PAYER), frame.get(SOURCE));
        return ability.isEmpty() ? query : query.with(position.frame(ability));
    }

    /** Everything that could pay some part, by place and position. */
    private int[] candidates(Query query) {
        Position position = query.position(Facts.PLACES);
        List<Integer> objects = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                Subject card = Subject.of(thing, place);
                if (thing.object() != 0 && items.exists(each -> each.fits(query, card))) {
                    objects.add(thing.object());
                }
            }
        }
        return objects.stream().mapToInt(Integer::intValue).toArray();
    }

    private Cost cost(Position position, Frame frame) {
        return cost(query(position, frame), objects(frame, CANDIDATES));
    }

    private static int[] objects(Frame frame, Local list) {
        int[] values = new int[frame.size(list)];
        for (int i = 0; i < values.length; i++) {
            values[i] = frame.get(list, i);
        }
        return values;
    }

    private Cost cost(Query query, int[] candidates) {
        List<CostPart> parts = new ArrayList<>();
        for (CostTerm item : items) {
            IndexSet fitting = IndexSet.range(0, candidates.length).filter(i -> {
                Subject card = query.find(candidates[i]);
                return card != null && card.isHere() && item.fits(query, card);
            });
            parts.add(item.demand(query, fitting));
        }
        return Cost.of(parts);
    }

    private CostPlan plan(Position position, Frame frame) {
        return CostPlan.resume(cost(position, frame), objects(frame, ANSWERS));
    }

    /** What can be answered so that the cost can still be paid in full. */
    private final class Planning implements Question.Offer {
        @Override
        public void options(Position position, Frame frame, Options options) {
            CostOptions offered = plan(position, frame).options();
            for (int index : offered.picks().toArray()) {
                int place = position.placeOf(frame.get(CANDIDATES, index));
                options.pick(place, position.positionOf(place, frame.get(CANDIDATES, index)));
            }
            if (offered.done()) {
                options.pass();
            }
        }

        @Override
        public Refusal refusal(Position position, Frame frame, Action action, String section) {
            return Refusal.notOffered(
                    "11.7.1",
                    switch (action.shape()) {
                        case PASS -> "the cost is not yet paid in full";
                        case PICK -> "with this the cost cannot be paid in full, or it has been chosen already";
                        default -> "what is asked for is a card that pays";
                    });
        }
    }

    private static void answer(Run run, Answer answer) {
        if (answer.isPass()) {
            run.append(ANSWERS, CostPlan.DONE);
            return;
        }
        int object = answer.object(run.position());
        for (int i = 0; i < run.frame().size(CANDIDATES); i++) {
            if (run.frame().get(CANDIDATES, i) == object) {
                run.append(ANSWERS, i);
                return;
            }
        }
    }

    /** The picks for a part are open if all see its candidates, and no part that looks where not all see wants them. */
    private boolean isOpen(Position position, Frame frame) {
        Query query = query(position, frame);
        CostTerm part = items.get(plan(position, frame).openPart());
        return part.isOpen()
                && items.forAll(other -> other.isOpen()
                        || Array.ofAll(objects(frame, CANDIDATES))
                                .flatMap(each -> Option.of(query.find(each)))
                                .forAll(card -> !part.fits(query, card) || !other.fits(query, card)));
    }

    private int[] paidWith(Run run, int part) {
        int[] indices = plan(run.position(), run.frame()).picks(part).toArray();
        for (int i = 0; i < indices.length; i++) {
            indices[i] = run.frame().get(CANDIDATES, indices[i]);
        }
        return indices;
    }

    private Batch paid(Run run) {
        Query query = query(run.position(), run.frame());
        List<Event> events = new ArrayList<>();
        for (int part = 0; part < items.size(); part++) {
            for (int object : paidWith(run, part)) {
                Subject card = query.find(object);
                if (card != null) {
                    events.add(items.get(part).pay(query, card));
                }
            }
        }
        return Batch.ofAll(events);
    }
}
