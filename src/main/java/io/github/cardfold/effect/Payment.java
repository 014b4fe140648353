package io.github.cardfold.effect;

import io.github.cardfold.effect.cost.Cost;
import io.github.cardfold.effect.cost.CostOptions;
import io.github.cardfold.effect.cost.CostPart;
import io.github.cardfold.effect.cost.CostPlan;
import io.github.cardfold.effect.cost.IndexSet;
import io.github.cardfold.kernel.Answer;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Frame;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Options;
import io.github.cardfold.kernel.Position;
import io.github.cardfold.kernel.Procedure;
import io.github.cardfold.kernel.Question;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.github.cardfold.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * Paying a cost: its parts are planned pick by pick while nothing moves, then the whole plan is one batch (11.7.1). The
 * frame holds the candidates and the answers given; the plan is worked out of them anew.
 */
@Rule(jp = {"11.7.1", "11.8.2.2", "11.9.5"})
public final class Payment {
    private static final Local PAYER = Local.seat(0, "payer");
    private static final Local CANDIDATES = Local.objects(0, "candidates");
    private static final Local ANSWERS = Local.numbers(1, "answers");

    private final List<CostItem> items;

    private Payment(List<CostItem> items) {
        this.items = items;
    }

    /**
     * Returns the procedure that pays a cost; its argument is the payer.
     *
     * @param name the name to call it by
     * @param paid where the caller is told: 1 if the cost was paid, 0 if it cannot be
     * @param items the parts, in the order they are asked
     */
    public static Procedure procedure(String name, Local paid, List<CostItem> items) {
        Payment payment = new Payment(List.copyOf(items));
        return Procedure.named(name)
                .locals(PAYER, CANDIDATES, ANSWERS)
                .let("candidates", run -> run.set(CANDIDATES, payment.candidates(run.position(), run.get(PAYER))))
                .let(
                        "payable",
                        run -> run.reply(
                                paid, payment.cost(run.position(), run.frame()).isPayable() ? 1 : 0))
                .endIf(
                        "unpayable",
                        run -> !payment.cost(run.position(), run.frame()).isPayable())
                .goIf(
                        "planned",
                        run -> payment.plan(run.position(), run.frame()).isComplete(),
                        "pay")
                .ask(
                        "plan",
                        Question.of(
                                        "pay a cost",
                                        (position, frame) -> frame.get(PAYER),
                                        payment::offer,
                                        Payment::answer)
                                .openIf(payment::isOpen)
                                .unfinishedIf((position, frame) -> true))
                .go("plan on", "planned")
                .change("pay", payment::paid)
                .build();
    }

    /** Everything that could pay some part, by place and position. */
    private int[] candidates(Position position, int payer) {
        List<Integer> objects = new ArrayList<>();
        for (int place = 0; place < position.placeCount(); place++) {
            for (int i = 0; i < position.size(place); i++) {
                Thing thing = position.thing(place, i);
                if (thing.object() != 0 && fitsAny(position, payer, thing, place)) {
                    objects.add(thing.object());
                }
            }
        }
        return objects.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean fitsAny(Position position, int payer, Thing thing, int place) {
        for (CostItem item : items) {
            if (item.fits(position, payer, thing, place)) {
                return true;
            }
        }
        return false;
    }

    private Cost cost(Position position, Frame frame) {
        List<CostPart> parts = new ArrayList<>();
        for (CostItem item : items) {
            List<Integer> fitting = new ArrayList<>();
            for (int i = 0; i < frame.size(CANDIDATES); i++) {
                int place = position.placeOf(frame.get(CANDIDATES, i));
                Thing thing = position.thing(place, position.positionOf(place, frame.get(CANDIDATES, i)));
                if (item.fits(position, frame.get(PAYER), thing, place)) {
                    fitting.add(i);
                }
            }
            parts.add(item.demand(
                    position,
                    IndexSet.of(fitting.stream().mapToInt(Integer::intValue).toArray())));
        }
        return Cost.of(parts);
    }

    private CostPlan plan(Position position, Frame frame) {
        int[] answers = new int[frame.size(ANSWERS)];
        for (int i = 0; i < answers.length; i++) {
            answers[i] = frame.get(ANSWERS, i);
        }
        return CostPlan.resume(cost(position, frame), answers);
    }

    private void offer(Position position, Frame frame, Options options) {
        CostOptions offered = plan(position, frame).options();
        for (int index : offered.picks().toArray()) {
            int place = position.placeOf(frame.get(CANDIDATES, index));
            options.pick(place, position.positionOf(place, frame.get(CANDIDATES, index)));
        }
        if (offered.done()) {
            options.pass();
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

    /** Only a cost whose candidates everybody sees may be answered for the payer. */
    private boolean isOpen(Position position, Frame frame) {
        for (int i = 0; i < frame.size(CANDIDATES); i++) {
            int place = position.placeOf(frame.get(CANDIDATES, i));
            if (position.place(place).zone().isHidden()) {
                return false;
            }
        }
        return frame.size(CANDIDATES) > 0;
    }

    private Batch paid(Run run) {
        CostPlan plan = plan(run.position(), run.frame());
        List<Event> events = new ArrayList<>();
        for (int part = 0; part < items.size(); part++) {
            for (int index : plan.picks(part).toArray()) {
                events.add(items.get(part).pay(run.position(), run.frame().get(CANDIDATES, index)));
            }
        }
        return Batch.ofAll(events);
    }
}
