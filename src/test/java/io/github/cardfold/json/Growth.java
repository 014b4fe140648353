package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * What reading takes as its input grows: the processor's time of this thread, whatever else the machine does, and the
 * bytes that are allocated. With four times the input neither may be much more than four times as much.
 */
final class Growth {
    private static final int TIMES = 4;
    private static final int TOLERANCE = 2;
    private static final long ANYWAY_NANOS = 300_000_000L;
    private static final long ANYWAY_BYTES = 8_000_000L;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private record Cost(long nanos, long bytes) {}

    private Growth() {}

    /** Checks that reading takes time and memory in proportion to the size of what is read. */
    static <T> void assertLinear(String what, int size, IntFunction<T> ofSize, Consumer<T> reading) {
        T small = ofSize.apply(size);
        T large = ofSize.apply(TIMES * size);
        reading.accept(small);
        Cost little = cost(small, reading);
        Cost much = cost(large, reading);
        assertTrue(
                much.nanos <= TOLERANCE * TIMES * little.nanos + ANYWAY_NANOS,
                () -> what + ": " + little.nanos / 1_000_000 + " ms, and with " + TIMES + " times as much "
                        + much.nanos / 1_000_000);
        assertTrue(
                much.bytes <= TOLERANCE * TIMES * little.bytes + ANYWAY_BYTES,
                () -> what + ": " + little.bytes + " bytes, and with " + TIMES + " times as much " + much.bytes);
    }

    private static <T> Cost cost(T input, Consumer<T> reading) {
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long nanos = THREADS.getCurrentThreadCpuTime();
        reading.accept(input);
        return new Cost(THREADS.getCurrentThreadCpuTime() - nanos, THREADS.getCurrentThreadAllocatedBytes() - bytes);
    }
}
