package io.github.cardfold.kernel.codec;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.key.Digests;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;

/**
 * A number that stands for a state, the same on every machine and in every version of Java: the first eight bytes, the
 * highest first, of the SHA-256 digest of one byte, {@link #VERSION}, and the UTF-8 form of the canonical text of
 * {@link StateCodec#write}. Equal states have equal hashes. It covers all there is: hidden cards, chance, the counter
 * of objects, the manifest of the rules.
 */
public final class PositionHash {
    /** The version of this specification; it changes with the format of states too. */
    public static final byte VERSION = (byte) Format.POSITION_HASH.number();

    private PositionHash() {}

    /** Returns the hash of a state. */
    public static long of(State state) {
        requireNonNull(state, "state");
        return of(state, state.rules().manifest());
    }

    /**
     * Returns the hash that a state would have if its rules had another manifest: for replays, which other rules may
     * play alike.
     */
    public static long of(State state, String manifest) {
        requireNonNull(state, "state");
        requireNonNull(manifest, "manifest");
        MessageDigest digest = Digests.sha256();
        digest.update(VERSION);
        digest.update(StateCodec.write(state, manifest).toString().getBytes(StandardCharsets.UTF_8));
        return ByteBuffer.wrap(digest.digest()).getLong();
    }
}
