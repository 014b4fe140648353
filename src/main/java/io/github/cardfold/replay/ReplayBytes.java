package io.github.cardfold.replay;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Format;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Replays as bytes. Equal replays have equal bytes. {@code docs/REPLAY.md} describes the format.
 *
 * <p>Reading takes time and memory in proportion to the bytes, whatever lengths they declare: at most 100 bytes of
 * memory for each, beside some kilobytes.
 */
public final class ReplayBytes {
    /** The greatest number of bytes that are read; a game has some thousands. */
    public static final int MOST_BYTES = 4_000_000;

    private static final byte[] MAGIC = {(byte) 0xCF, 'C', 'F', 'R'};
    private static final int CHECKSUM = Integer.BYTES;

    private ReplayBytes() {}

    /** Returns a replay as bytes. */
    public static byte[] write(Replay replay) {
        requireNonNull(replay, "replay");
        ByteWriter body = new ByteWriter();
        new ReplayWriter(body).write(replay);
        ByteWriter out = new ByteWriter();
        out.put(MAGIC);
        out.put(Format.REPLAY_BYTES.number());
        out.wordsOf(body);
        out.put(body.bytes());
        out.fixed(checksum(out.bytes(), out.size()));
        return out.bytes();
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 sum = new CRC32();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }

    /** Tells whether bytes begin as those of a replay do. */
    public static boolean isReplay(byte[] bytes) {
        requireNonNull(bytes, "bytes");
        return bytes.length >= MAGIC.length && Arrays.equals(bytes, 0, MAGIC.length, MAGIC, 0, MAGIC.length);
    }

    /**
     * Returns the replay that bytes hold.
     *
     * @throws ReplayException if they hold none: it names the first byte that is wrong and what is wrong with it
     */
    public static Replay read(byte[] bytes) {
        requireNonNull(bytes, "bytes");
        if (!isReplay(bytes)) {
            throw ByteReader.at(0, "a replay begins with the bytes CF 43 46 52, and this does not", null);
        }
        if (bytes.length > MOST_BYTES) {
            throw ByteReader.at(MOST_BYTES, "a replay has at most " + MOST_BYTES + " bytes", null);
        }
        int end = Math.max(bytes.length - CHECKSUM, MAGIC.length);
        ByteReader in = new ByteReader(bytes, end);
        in.skip(MAGIC.length);
        checkNumber(in.next("the number of the format"));
        if (bytes.length - end < CHECKSUM
                || checksum(bytes, end) != ByteBuffer.wrap(bytes).getInt(end)) {
            throw ByteReader.at(end, "the checksum is wrong: the replay was altered or cut off", null);
        }
        return replay(in, bytes);
    }

    private static void checkNumber(int number) {
        Format known = Format.REPLAY_BYTES;
        if (number != known.number()) {
            throw ByteReader.at(
                    MAGIC.length, "expected " + known.expected(number) + ", found " + known.found(number), null);
        }
    }

    private static Replay replay(ByteReader in, byte[] bytes) {
        in.words();
        Replay replay = new ReplayReader(in).read();
        if (in.left() > 0) {
            throw ByteReader.at(in.at(), in.left() + " bytes are left over", null);
        }
        int differs = Arrays.mismatch(bytes, write(replay));
        if (differs >= 0) {
            throw ByteReader.at(differs, "the replay is not written in the one way there is", null);
        }
        return replay;
    }
}
