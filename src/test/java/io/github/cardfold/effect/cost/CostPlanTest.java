package io.github.cardfold.effect.cost;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What is offered while a payment is planned. */
class CostPlanTest {
    private static final IndexSet HAND = IndexSet.range(0, 4);

    @Test
    @Rule(jp = {"11.7.1"})
    void shouldNotOfferTheOnlyCardThatPaysALaterPart() {
        Cost cost = Cost.of(
                CostPart.from(HAND).exactly(1), CostPart.from(IndexSet.of(2)).exactly(1));

        assertEquals(new CostOptions(IndexSet.of(0, 1, 3), false), cost.plan().options());
        assertEquals(new CostOptions(IndexSet.of(2), false), cost.plan().pick(3).options());
        assertEquals(
                Array.of(IndexSet.of(3), IndexSet.of(2)),
                cost.plan().pick(3).pick(2).payment());
    }

    @Test
    @Rule(jp = {"11.7.1"})
    void shouldOfferPicksOfAPartInRisingOrder() {
        CostPlan plan = Cost.of(CostPart.from(HAND).exactly(2)).plan();

        assertEquals(IndexSet.of(0, 1, 2), plan.options().picks());
        assertEquals(IndexSet.of(2, 3), plan.pick(1).options().picks());
        assertTrue(plan.pick(1).pick(3).isComplete());
    }

    @Test
    @Rule(jp = {"11.7.1", "11.7.3"})
    void shouldNotAskForWhatAllOfThemPay() {
        Cost cost = Cost.of(
                CostPart.all(IndexSet.of(0, 1)), CostPart.from(HAND).exactly(1), CostPart.all(IndexSet.empty()));

        assertEquals(1, cost.plan().openPart());
        assertEquals(new CostOptions(IndexSet.of(2, 3), false), cost.plan().options());
        assertEquals(
                Array.of(IndexSet.of(0, 1), IndexSet.of(3), IndexSet.empty()),
                cost.plan().pick(3).payment());
    }

    @Test
    void shouldOfferToStopOnceTheTotalIsReached() {
        int[] grade = {2, 1, 0, 3};
        CostPlan plan = Cost.of(CostPart.from(HAND).atLeast(1).totalAtLeast(3, card -> grade[card]))
                .plan();

        assertEquals(new CostOptions(HAND, false), plan.options());
        assertEquals(new CostOptions(IndexSet.of(1, 2, 3), false), plan.pick(0).options());
        assertEquals(
                new CostOptions(IndexSet.of(2, 3), true), plan.pick(0).pick(1).options(), "the total may be overpaid");
        assertEquals(
                new CostOptions(IndexSet.of(3), false), plan.pick(2).options(), "a grade 0 card, but not it alone");
        assertEquals(Array.of(IndexSet.of(0, 1)), plan.pick(0).pick(1).done().payment());
    }

    @Test
    @Rule(jp = {"1.3.5.1"})
    void shouldOfferNothingButToStopWhenNoneCanBeTaken() {
        CostOptions options = Cost.of(CostPart.from(IndexSet.empty())).plan().options();

        assertEquals(new CostOptions(IndexSet.empty(), true), options);
        assertTrue(options.isForced());
    }

    @Test
    void shouldNotOfferASecondCardOfOneGrade() {
        int[] grade = {0, 0, 1, 2};
        CostPlan plan = Cost.of(CostPart.from(HAND).exactly(3).allDifferent(card -> Array.of(grade[card])))
                .plan();

        assertEquals(IndexSet.of(0, 1), plan.options().picks());
        assertEquals(IndexSet.of(2), plan.pick(0).options().picks());
    }

    @Test
    void shouldOfferOnlyNamesOfWhichThereAreEnough() {
        int[] name = {5, 6, 6, 5, 5};
        CostPlan plan = Cost.of(CostPart.from(IndexSet.range(0, 5)).exactly(3).allSame(card -> Array.of(name[card])))
                .plan();

        assertEquals(IndexSet.of(0), plan.options().picks());
        assertEquals(IndexSet.of(3), plan.pick(0).options().picks());
    }

    @Test
    void shouldOfferNothingOnceComplete() {
        CostPlan paid = Cost.of(CostPart.from(HAND).exactly(1)).plan().pick(2);

        assertEquals(new CostOptions(IndexSet.empty(), false), paid.options());
        assertFalse(paid.options().isForced());
        assertEquals(paid, paid.complete());
        assertNotEquals(paid, Cost.of(CostPart.from(HAND).exactly(1)).plan().pick(1));
    }

    @Test
    void shouldTellThePicksOfEachPart() {
        CostPart two = CostPart.from(HAND).exactly(2);
        CostPlan plan = Cost.of(two, two).plan().pick(0).pick(3).pick(1);

        assertEquals(IndexSet.of(0, 3), plan.picks(0));
        assertEquals(IndexSet.of(1), plan.picks(1));
        assertEquals("plan {0, 3} & {1}", plan.toString());
    }

    @Test
    void shouldResumeFromItsAnswers() {
        Cost cost = Cost.of(CostPart.from(HAND).upTo(2), CostPart.all(IndexSet.of(3)), CostPart.from(HAND));
        CostPlan plan = cost.plan().pick(1).done().pick(0);

        assertArrayEquals(new int[] {1, CostPlan.DONE, 0}, plan.answers());
        assertEquals(plan, CostPlan.resume(cost, plan.answers()));
    }

    @Test
    void shouldRefuseWhatIsNotOffered() {
        CostPlan plan = Cost.of(CostPart.from(HAND).exactly(2)).plan().pick(1);

        assertFalse(plan.offers(0));
        assertThrows(IllegalArgumentException.class, () -> plan.pick(0));
        assertThrows(IllegalArgumentException.class, () -> plan.pick(4));
        assertThrows(IllegalArgumentException.class, () -> plan.pick(-2));
        assertThrows(IllegalArgumentException.class, plan::done);
        assertThrows(IllegalStateException.class, plan::payment);
        assertThrows(IllegalArgumentException.class, () -> plan.pick(2).pick(3));
        assertThrows(
                IllegalArgumentException.class,
                () -> Cost.of(CostPart.from(HAND).exactly(5)).plan());
    }

    @Test
    void shouldCompleteWithTheFirstPicks() {
        Cost cost = Cost.of(
                CostPart.from(HAND).exactly(1), CostPart.from(IndexSet.of(0, 1)).atLeast(1));

        assertEquals(
                Array.of(IndexSet.of(0), IndexSet.of(1)), cost.plan().complete().payment());
    }

    @Test
    void shouldDecideLargeZonesAtOnce() {
        IndexSet zone = IndexSet.range(0, 120);
        IndexSet odd = zone.filter(card -> card % 2 == 1);
        CostPart grades = CostPart.from(zone).totalAtLeast(40, card -> card % 5);
        Cost cost = Cost.of(
                CostPart.from(zone).exactly(30),
                CostPart.from(odd).exactly(20),
                grades,
                CostPart.from(odd).exactly(4).allDifferent(card -> Array.of(card % 4)));

        assertFalse(cost.isPayable(), "odd cards have but two remainders");
        Cost payable = Cost.of(cost.parts().removeAt(3));
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> assertTrue(payable.isPaidBy(payable.plan().complete().payment())));
    }
}
