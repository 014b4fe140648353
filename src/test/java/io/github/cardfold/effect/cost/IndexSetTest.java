package io.github.cardfold.effect.cost;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.BitSet;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class IndexSetTest {
    @Property(tries = 200)
    void shouldAgreeWithBitSet(@ForAll long seed) {
        Dice dice = new Dice(seed);
        BitSet one = bits(dice);
        BitSet other = bits(dice);
        int at = dice.roll(200);

        assertAgrees(one, set(one));
        assertAgrees(with(one, bits -> bits.or(other)), set(one).union(set(other)));
        assertAgrees(with(one, bits -> bits.and(other)), set(one).retain(set(other)));
        assertAgrees(with(one, bits -> bits.andNot(other)), set(one).minus(set(other)));
        assertAgrees(with(one, bits -> bits.set(at)), set(one).plus(at));
        assertAgrees(with(one, bits -> bits.clear(at)), set(one).without(at));
        assertAgrees(with(one, bits -> bits.clear(0, at + 1)), set(one).above(at));
        assertAgrees(with(one, bits -> bits.and(other)), set(one).filter(other::get));
        assertEquals(one.intersects(other), set(one).intersects(set(other)));
        assertEquals(one.nextSetBit(at), set(one).next(at));
        assertEquals(one.get(at), set(one).contains(at));
    }

    @Test
    void shouldHaveNoMembersWhenEmpty() {
        assertTrue(IndexSet.empty().isEmpty());
        assertEquals(-1, IndexSet.empty().last());
        assertEquals(-1, IndexSet.empty().next(0));
        assertEquals(IndexSet.empty(), IndexSet.of(70).without(70));
        assertEquals(IndexSet.empty(), IndexSet.range(3, 3));
        assertFalse(IndexSet.range(0, 64).contains(-1));
        assertEquals(IndexSet.range(0, 3), IndexSet.range(0, 3).above(-1));
    }

    @Test
    void shouldShowItsMembers() {
        assertEquals("{2, 64, 119}", IndexSet.of(119, 2, 64).toString());
    }

    private static void assertAgrees(BitSet bits, IndexSet set) {
        assertArrayEquals(bits.stream().toArray(), set.toArray());
        assertEquals(set(bits), set);
        assertEquals(set(bits).hashCode(), set.hashCode());
        assertEquals(bits.cardinality(), set.size());
        assertEquals(bits.length() - 1, set.last());
        assertEquals(bits.isEmpty(), set.isEmpty());
    }

    private static BitSet with(BitSet bits, Consumer<BitSet> change) {
        BitSet copy = (BitSet) bits.clone();
        change.accept(copy);
        return copy;
    }

    private static IndexSet set(BitSet bits) {
        return IndexSet.of(bits.stream().toArray());
    }

    private static BitSet bits(Dice dice) {
        BitSet bits = new BitSet();
        int end = 1 + dice.roll(190);
        for (int roll = dice.roll(60); roll > 0; roll--) {
            bits.set(dice.roll(end));
        }
        return bits;
    }
}
