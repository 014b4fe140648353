package io.github.cardfold.effect.cost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What can be paid, section by section. */
class CostTest {
    private static final IndexSet NOBODY = IndexSet.empty();

    @Test
    @Rule(
            jp = {"11.7.1"},
            id = {"11.7.1"},
            it = {"3.1.1.5.3", "8.5.2.3"},
            en = {"8.5.2.3"})
    void shouldNotPayTwoPartsWithOneCard() {
        IndexSet hand = IndexSet.range(0, 2);
        CostPart discard = CostPart.from(hand).exactly(1);

        assertTrue(Cost.of(discard, discard).isPayable());
        assertFalse(Cost.of(discard, discard, discard).isPayable());
        assertFalse(Cost.of(CostPart.from(hand).exactly(2), discard).isPayable());
    }

    @Test
    @Rule(
            jp = {"7.24.2", "7.24.2.1", "7.25.2"},
            id = {"7.22.2", "7.22.2.1", "7.23.2"},
            it = {"10.16.1", "10.16.1.1"},
            en = {"10.1.15.1.1"})
    void shouldNeedSoManyThatMeetTheCondition() {
        IndexSet faceUp = IndexSet.range(0, 3);
        IndexSet ofTheTribe = IndexSet.of(1);
        IndexSet soul = IndexSet.range(3, 5);
        CostPart soulBlast = CostPart.from(soul).exactly(2);

        assertTrue(Cost.of(CostPart.from(faceUp).exactly(3), soulBlast).isPayable());
        assertFalse(Cost.of(CostPart.from(faceUp).exactly(4), soulBlast).isPayable());
        assertTrue(Cost.of(CostPart.from(ofTheTribe).exactly(1), soulBlast).isPayable());
        assertFalse(Cost.of(CostPart.from(ofTheTribe).exactly(2), soulBlast).isPayable());
    }

    @Test
    @Rule(
            jp = {"11.7.2"},
            id = {"11.7.2"})
    void shouldBePaidByDeclarationWhenTheCostWasRemoved() {
        Cost removed = Cost.of();

        assertTrue(removed.isPayable());
        assertEquals(Array.empty(), removed.plan().payment());
    }

    @Test
    @Rule(
            jp = {"11.7.3"},
            id = {"11.7.3"})
    void shouldPayAllWithNothingWhenThereIsNothing() {
        Cost wholeHand = Cost.of(CostPart.all(NOBODY));

        assertTrue(wholeHand.isPayable());
        assertEquals(Array.of(NOBODY), wholeHand.plan().payment());
    }

    @Test
    @Rule(jp = {"11.7.1", "11.7.3"})
    void shouldLeaveNothingToOtherPartsWhenAllArePaid() {
        IndexSet hand = IndexSet.range(0, 3);
        CostPart wholeHand = CostPart.all(hand);

        assertFalse(Cost.of(wholeHand, CostPart.from(hand).exactly(1)).isPayable());
        assertFalse(Cost.of(CostPart.from(hand).atLeast(1), wholeHand).isPayable());
        assertFalse(Cost.of(wholeHand, wholeHand).isPayable());
        assertTrue(Cost.of(wholeHand, CostPart.from(IndexSet.range(0, 4)).exactly(1))
                .isPayable());
    }

    @Test
    @Rule(
            jp = {"1.3.2.3"},
            id = {"1.3.2.3"})
    void shouldBePaidWithNothingWhenTheNumberIsZeroOrLess() {
        IndexSet soul = IndexSet.range(0, 3);
        for (int number = 0; number > -3; number--) {
            Cost reduced = Cost.of(CostPart.from(soul).exactly(number));
            assertTrue(reduced.isPayable());
            assertEquals(Array.of(NOBODY), reduced.plan().payment());
        }
        assertTrue(Cost.of(CostPart.from(NOBODY).exactly(0)).isPayable());
    }

    @Test
    void shouldTakeOneOrMoreCardsWhoseGradesTotalThree() {
        int[] grade = {0, 1, 2, 3};
        CostPart stride = CostPart.from(IndexSet.range(0, 4)).atLeast(1).totalAtLeast(3, card -> grade[card]);

        assertTrue(stride.isPaidBy(IndexSet.of(3)));
        assertTrue(stride.isPaidBy(IndexSet.of(1, 2)));
        assertTrue(stride.isPaidBy(IndexSet.of(0, 1, 2, 3)), "more than the total is paid as well");
        assertFalse(stride.isPaidBy(IndexSet.of(0, 2)));
        assertFalse(stride.isPaidBy(NOBODY));
    }

    @Test
    @Rule(jp = {"11.7.1", "14.12.3.1"})
    void shouldWeighWhatTheOtherPartLeavesToTheTotal() {
        int[] grade = {3, 2, 1, 0};
        IndexSet hand = IndexSet.range(0, 4);
        CostPart stride = CostPart.from(hand).atLeast(1).totalAtLeast(3, card -> grade[card]);

        assertTrue(Cost.of(stride, stride, CostPart.from(hand).exactly(1)).isPayable());
        assertFalse(Cost.of(stride, stride, CostPart.from(hand).exactly(2)).isPayable());
        assertFalse(Cost.of(stride, stride, stride).isPayable());
    }

    @Test
    @Rule(
            jp = {"1.3.5.1"},
            id = {"1.3.5.1"})
    void shouldTakeNoneWhenUpToANumber() {
        assertTrue(CostPart.from(IndexSet.range(0, 3)).upTo(2).isPaidBy(NOBODY));
        assertTrue(Cost.of(CostPart.from(NOBODY).upTo(2)).isPayable());
    }

    @Test
    void shouldKeepATotalWithinItsBounds() {
        CostPart two = CostPart.from(IndexSet.range(0, 3)).totalBetween(2, 3, card -> 2);

        assertTrue(two.isPaidBy(IndexSet.of(2)));
        assertFalse(two.isPaidBy(IndexSet.of(1, 2)));
        assertFalse(Cost.of(CostPart.from(IndexSet.range(0, 3)).totalBetween(3, 3, card -> 2))
                .isPayable());
    }

    @Test
    void shouldTakeCardsOfDifferentGrades() {
        int[] grade = {0, 0, 1, 2};
        IndexSet soul = IndexSet.range(0, 4);

        assertTrue(Cost.of(CostPart.from(soul).exactly(3).allDifferent(card -> Array.of(grade[card])))
                .isPayable());
        assertFalse(Cost.of(CostPart.from(soul).exactly(4).allDifferent(card -> Array.of(grade[card])))
                .isPayable());
    }

    @Test
    void shouldTakeCardsOfOneName() {
        int[] name = {7, 7, 9, 9, 9};
        CostPart three = CostPart.from(IndexSet.range(0, 5)).exactly(3).allSame(card -> Array.of(name[card]));
        CostPart two = CostPart.from(IndexSet.range(0, 5)).exactly(2).allSame(card -> Array.of(name[card]));

        assertTrue(three.isPaidBy(IndexSet.of(2, 3, 4)));
        assertFalse(three.isPaidBy(IndexSet.of(1, 3, 4)));
        assertTrue(Cost.of(two, three).isPayable());
        assertFalse(Cost.of(two, two, two).isPayable());
    }

    @Test
    void shouldLetACardCountAsOneOrAsMany() {
        CostPart three = CostPart.from(IndexSet.range(0, 3)).exactly(3).worth(card -> card == 0 ? 2 : 1);

        assertTrue(three.isPaidBy(IndexSet.of(0, 1)));
        assertTrue(three.isPaidBy(IndexSet.of(0, 1, 2)));
        assertFalse(three.isPaidBy(IndexSet.of(1, 2)));
    }

    @Test
    void shouldMakeACardCountAsManyWhenItMust() {
        CostPart three = CostPart.from(IndexSet.range(0, 3)).exactly(3).counting(card -> 2 - card / 2, card -> 2);

        assertFalse(three.isPaidBy(IndexSet.of(0, 1)), "two cards that count as two each");
        assertTrue(three.isPaidBy(IndexSet.of(0, 2)));
    }

    @Test
    void shouldNotBePayableWhenTheBoundsCross() {
        assertFalse(Cost.of(CostPart.from(IndexSet.range(0, 5)).between(3, 2)).isPayable());
    }

    @Test
    void shouldTellPaymentsFromOtherPicks() {
        CostPart one = CostPart.from(IndexSet.range(0, 3)).exactly(1);
        Cost cost = Cost.of(one, one);

        assertTrue(cost.isPaidBy(Array.of(IndexSet.of(2), IndexSet.of(0))));
        assertFalse(cost.isPaidBy(Array.of(IndexSet.of(2), IndexSet.of(2))));
        assertFalse(cost.isPaidBy(Array.of(IndexSet.of(2), IndexSet.of(3))));
        assertFalse(cost.isPaidBy(Array.of(IndexSet.of(2))));
    }

    @Test
    void shouldRefuseWhatCannotBeWeighed() {
        CostPart part = CostPart.from(IndexSet.range(0, 3));

        assertThrows(IllegalArgumentException.class, () -> part.totalAtLeast(3, card -> card - 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> part.worth(card -> 0).exactly(-1).counting(c -> 0, c -> 1));
        assertThrows(
                IllegalArgumentException.class, () -> Cost.of(Array.fill(Cost.MOST_PARTS + 1, CostPart.all(NOBODY))));
    }

    @Test
    void shouldTellWhatIsSettled() {
        CostPart wholeHand = CostPart.all(IndexSet.range(0, 2));

        assertTrue(wholeHand.isAll() && wholeHand.isSettled());
        assertTrue(wholeHand.isPaidBy(IndexSet.range(0, 2)));
        assertFalse(wholeHand.isPaidBy(IndexSet.of(0)));
        assertTrue(CostPart.from(NOBODY).exactly(0).isSettled());
        assertFalse(CostPart.from(IndexSet.of(0)).exactly(0).isPaidBy(IndexSet.of(0)));
        assertFalse(CostPart.from(NOBODY).isAll() || CostPart.from(NOBODY).isSettled());
    }

    @Test
    void shouldTakeAsManyPartsAsAllowed() {
        assertTrue(Cost.of(Array.fill(Cost.MOST_PARTS, CostPart.all(NOBODY))).isPayable());
    }

    @Test
    void shouldBeEqualByContent() {
        CostPart stride = CostPart.from(IndexSet.range(0, 3)).atLeast(1).totalAtLeast(3, card -> card);
        CostPart same = CostPart.from(IndexSet.of(2, 1, 0))
                .totalAtLeast(3, card -> card)
                .atLeast(1);

        assertEquals(Cost.of(stride), Cost.of(same));
        assertEquals(Cost.of(stride).hashCode(), Cost.of(same).hashCode());
        assertNotEquals(Cost.of(stride), Cost.of(same.atLeast(2)));
        assertNotEquals(Cost.of(stride), Cost.of(same.totalAtLeast(3, card -> card / 2)));
    }
}
