package io.github.cardfold.kernel.codec;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.key.Digests;
import io.github.cardfold.kernel.key.KeyWriter;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What the rules can still see of a state, as a value: where two states of the same rules have equal keys, the game
 * goes on alike, but for chance that the generators hold and for the names of objects. A key covers the cards by name,
 * face and place, the numbers of the seats, the live effects, what stands by or is ordered for later, and the stack. It
 * leaves out the generator, the counter of ids, the events, who has seen what, and the difference between two copies of
 * one card. {@code docs/KERNEL.md}, 8, says which bytes it is made of.
 *
 * <p>Two states in the midst of one choice of several things ({@link State#isUnfinished}) have equal keys only if the
 * cards to choose from lie in the same order, for they are picked in that order. Cards that an effect has chosen or
 * moved together are told apart by that order too, as long as the effect goes on.
 *
 * <p>128 bits of a SHA-256 digest: no two positions of one game with the same key are ever expected. Immutable.
 */
public final class PositionKey implements Comparable<PositionKey> {
    /** The version of this specification, the first of the bytes that the digest is taken of. */
    public static final byte VERSION = (byte) Format.POSITION_KEY.number();

    private final long high;
    private final long low;

    private PositionKey(long high, long low) {
        this.high = high;
        this.low = low;
    }

    /** Returns the key of a state. */
    public static PositionKey of(State state) {
        requireNonNull(state, "state");
        ByteBuffer digest = ByteBuffer.wrap(Digests.sha256().digest(bytes(state)));
        return new PositionKey(digest.getLong(), digest.getLong());
    }

    /** Returns the bytes that the key is the digest of: states have equal bytes just where they have equal keys. */
    public static byte[] bytes(State state) {
        requireNonNull(state, "state");
        return KeyWriter.bytes(
                state.position(), VERSION, state.isUnfinished(), state.rules().hasAsides());
    }

    /** Orders keys by their digits, an order that means nothing. */
    @Override
    public int compareTo(PositionKey other) {
        requireNonNull(other, "other");
        int highest = Long.compareUnsigned(high, other.high);
        return highest != 0 ? highest : Long.compareUnsigned(low, other.low);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PositionKey that && high == that.high && low == that.low;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(high);
    }

    /** Returns the 32 hexadecimal digits of the key. */
    @Override
    public String toString() {
        return GeneratorCodec.write(high) + GeneratorCodec.write(low);
    }
}
