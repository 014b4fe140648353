package io.github.cardfold.kernel.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.Tree;
import io.github.cardfold.kernel.position.Sample;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class PositionHashTest {
    private static final Rules RULES = Sample.rules(Sample.MANIFEST);

    @Test
    void itIsWhatItsDescriptionSays() throws Exception {
        State state = Sample.crowded(RULES);
        byte[] text = ("\2" + StateCodec.write(state)).getBytes(StandardCharsets.UTF_8);
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text);
        assertEquals(new BigInteger(digest).shiftRight(192).longValue(), PositionHash.of(state));
    }

    /** Fails when the format or the hash changes: both numbers in the table of formats must then rise. */
    @Test
    void itIsTheSameForEver() {
        assertEquals("3a649d777ac9f708", Long.toHexString(PositionHash.of(Sample.start())));
        assertEquals("991509bf5cbc80f2", Long.toHexString(PositionHash.of(Sample.crowded(RULES))));
    }

    @Test
    void equalStatesHaveEqualHashes() {
        State state = Sample.crowded(RULES);
        State read = StateCodec.read(Sample.rules(Sample.MANIFEST), StateCodec.write(state));
        assertEquals(PositionHash.of(state), PositionHash.of(read));
    }

    @Test
    void itCoversChance() {
        State one = Sample.start(RULES, OptionalLong.of(1));
        State other =
                StateCodec.read(RULES, Tree.put(StateCodec.write(one), Data.text("0123456789abcdef"), "generator"));
        assertNotEquals(PositionHash.of(one), PositionHash.of(other));
    }
}
