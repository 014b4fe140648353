package io.github.cardfold.proof;

import io.github.cardfold.kernel.Surgery.Cut;
import io.github.cardfold.kernel.Surgery.Operation;
import java.util.Base64;

/**
 * What is altered for one trial: the bytes of one class, or one part of the rules where they are assembled, or nothing.
 *
 * @param type the name of the class whose bytes are exchanged, "" if none is
 * @param bytes what they are exchanged for
 * @param operation what is done to the rules, null if nothing is
 */
@SuppressWarnings("ArrayRecordComponent")
record Change(
        String type,
        byte[] bytes,
        @org.jspecify.annotations.Nullable Operation operation) {
    /** Everything as it is. */
    static final Change NONE = new Change("", new byte[0], null);

    static Change of(String type, byte[] bytes) {
        return new Change(type, bytes, null);
    }

    static Change of(Operation operation) {
        return new Change("", new byte[0], operation);
    }

    /** Returns one line that {@link #read} understands. */
    String write() {
        return operation == null
                ? type + "\t" + Base64.getEncoder().encodeToString(bytes)
                : operation.cut() + "\t" + operation.procedure() + "\t" + operation.label();
    }

    static Change read(String line) {
        String[] parts = line.split("\t", -1);
        return parts.length == 2
                ? of(parts[0], Base64.getDecoder().decode(parts[1]))
                : of(new Operation(Cut.valueOf(parts[0]), parts[1], parts[2]));
    }
}
