package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.cardfold.replay.ReplayException;
import java.io.ByteArrayOutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Files made up to take much memory: all that reading them allocates stays within what the readers promise. */
class ReplayMemoryTest {
    private static final int MOST_FOR_A_BYTE = 100;
    private static final int ANYWAY = 4_000_000;
    private static final int MANY = 300_000;

    static Stream<Arguments> files() {
        return Stream.of(
                json("empty maps", "{}"),
                json("empty lists", "[]"),
                json("numbers", "0"),
                json("empty texts", "\"\""),
                json("short texts", "\"a\""),
                json("maps of one field", "{\"a\":{}}"),
                Arguments.of(
                        "a long text", ("{\"format\":\"" + "x".repeat(MANY) + "\"}").getBytes(StandardCharsets.UTF_8)),
                bytes("empty words", MANY, new byte[0], 0),
                bytes("empty maps", 1, data(new byte[] {5, 0}), 0),
                bytes("empty lists", 1, data(new byte[] {4, 0}), 0),
                bytes("numbers", 1, data(new byte[] {1, 0}), 0),
                bytes("texts", 1, data(new byte[] {0, 0}), 0),
                bytes("entries of a deck", 1, entries(), 0),
                bytes("2^31 words", Integer.MAX_VALUE, new byte[0], MANY));
    }

    private static Arguments json(String what, String element) {
        String text = "[" + (element + ",").repeat(MANY) + element + "]";
        return Arguments.of("JSON: " + what, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A saved state that is a long list. */
    private static byte[] data(byte[] element) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {0, 2, 4});
        number(out, MANY);
        for (int i = 0; i < MANY; i++) {
            out.writeBytes(element);
        }
        return out.toByteArray();
    }

    private static byte[] entries() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {0, 0, 0});
        number(out, MANY);
        for (int i = 0; i < MANY; i++) {
            out.writeBytes(new byte[] {1, 0});
        }
        return out.toByteArray();
    }

    /** A file that declares so many words, which are empty, and has more zeros after its content. */
    private static Arguments bytes(String what, int words, byte[] content, int zeros) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(new byte[] {(byte) 0xCF, 'C', 'F', 'R', 0});
        number(out, words);
        out.writeBytes(new byte[Math.min(words, MANY)]);
        out.writeBytes(content);
        out.writeBytes(new byte[zeros]);
        CRC32 sum = new CRC32();
        sum.update(out.toByteArray());
        out.writeBytes(ByteBuffer.allocate(4).putInt((int) sum.getValue()).array());
        return Arguments.of("bytes: " + what, out.toByteArray());
    }

    private static void number(ByteArrayOutputStream out, int number) {
        int rest = number;
        while (rest > 0x7F) {
            out.write(rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        out.write(rest);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void memoryStaysInProportionToTheFile(String what, byte[] file) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThrows(ReplayException.class, () -> Replays.read(file));
        long taken = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(
                taken <= ANYWAY + (long) MOST_FOR_A_BYTE * file.length,
                () -> what + ": " + taken / file.length + " bytes for each of " + file.length);
    }
}
