package io.github.cardfold.effect.cost;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Plans against {@link PlainCost}, which looks at every set. */
class CostPlanProperties {
    private static final int MANY = 400;

    @Property(tries = 400)
    void shouldReachEachPaymentByExactlyOnePath(@ForAll long seed) {
        PlainCost plain = PlainCost.roll(new Dice(seed), 9);
        Cost cost = plain.cost();
        List<List<Integer>> payments = plain.payments(MANY);

        assertEquals(!payments.isEmpty(), cost.isPayable());
        if (!payments.isEmpty() && payments.size() < MANY) {
            List<List<Integer>> reached = new ArrayList<>();
            follow(cost.plan(), reached);
            assertEquals(sorted(payments), sorted(reached));
        }
    }

    @Property(tries = 400)
    void shouldOfferWhatLeadsToAPayment(@ForAll long seed) {
        Dice dice = new Dice(seed);
        PlainCost plain = PlainCost.roll(dice, PlainCost.MOST_CANDIDATES);
        Cost cost = plain.cost();

        assertEquals(plain.isPayable(0, PlainPart.Taken.NOTHING), cost.isPayable());
        if (cost.isPayable()) {
            CostPlan plan = cost.plan();
            while (!plan.isComplete()) {
                assertOffersWhatLeadsToAPayment(plain, plan);
                plan = plan.answer(anyAnswer(plan.options(), dice));
            }
        }
    }

    @Property(tries = 200)
    void shouldCompleteAnyPlan(@ForAll long seed) {
        Dice dice = new Dice(seed);
        Cost cost = PlainCost.roll(dice, PlainCost.MOST_CANDIDATES).cost();

        if (cost.isPayable()) {
            CostPlan plan = cost.plan();
            assertCompletesAndResumes(cost, plan);
            while (!plan.isComplete()) {
                plan = plan.answer(anyAnswer(plan.options(), dice));
                assertCompletesAndResumes(cost, plan);
            }
        }
    }

    private static void assertCompletesAndResumes(Cost cost, CostPlan plan) {
        assertTrue(cost.isPaidBy(plan.complete().payment()));
        CostPlan resumed = CostPlan.resume(cost, plan.answers());
        assertEquals(plan, resumed);
        assertArrayEquals(plan.answers(), resumed.answers());
    }

    private static void assertOffersWhatLeadsToAPayment(PlainCost plain, CostPlan plan) {
        int open = plan.openPart();
        int picks = PlainPart.bits(plan.picks(open));
        PlainPart.Taken spent = PlainPart.Taken.NOTHING;
        for (int part = 0; part < open; part++) {
            spent = plain.parts.get(part).after(spent, PlainPart.bits(plan.picks(part)));
        }
        CostOptions options = plan.options();
        assertEquals(
                plain.isPaid(open, picks)
                        && plain.isPayable(open + 1, plain.parts.get(open).after(spent, picks)),
                options.done());
        assertEquals(options.done(), plan.offers(CostPlan.DONE));
        for (int i = 0; i < PlainCost.MOST_CANDIDATES; i++) {
            boolean leads = 1 << i > picks && plain.isPayable(open, spent, picks | 1 << i, i);
            int index = PlainPart.index(i);
            assertEquals(leads, options.picks().contains(index), "pick of " + index);
            assertEquals(leads, plan.offers(index), "pick of " + index);
        }
    }

    private static void follow(CostPlan plan, List<List<Integer>> reached) {
        if (plan.isComplete()) {
            reached.add(plan.payment().map(PlainPart::bits).toJavaList());
            return;
        }
        CostOptions options = plan.options();
        assertFalse(options.picks().isEmpty() && !options.done(), "no way on");
        for (int pick : options.picks().toArray()) {
            follow(plan.pick(pick), reached);
        }
        if (options.done()) {
            follow(plan.done(), reached);
        }
    }

    private static int anyAnswer(CostOptions options, Dice dice) {
        int[] picks = options.picks().toArray();
        int roll = dice.roll(picks.length + (options.done() ? 1 : 0));
        return roll == picks.length ? CostPlan.DONE : picks[roll];
    }

    private static List<String> sorted(List<List<Integer>> payments) {
        return payments.stream()
                .map(List::toString)
                .sorted(Comparator.naturalOrder())
                .toList();
    }
}
