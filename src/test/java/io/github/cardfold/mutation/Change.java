package io.github.cardfold.mutation;

import io.github.cardfold.kernel.Surgery.Cut;
import io.github.cardfold.kernel.Surgery.Operation;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * What is altered for one trial: the bytes of one class, or an alteration of a class that is switched on, or one part
 * of the rules where they are assembled, or nothing.
 *
 * @param type the name of the class that is altered, "" if none is
 * @param bytes what its bytes are exchanged for
 * @param name the name of the alteration that is switched on, "" if none is
 * @param anew whether it is switched on before anything is loaded, so that what is made once is made under it
 * @param operation what is done to the rules, null if nothing is
 */
@SuppressWarnings("ArrayRecordComponent")
record Change(
        String type,
        byte[] bytes,
        String name,
        boolean anew,
        @Nullable Operation operation) {
    /** Everything as it is. */
    static final Change NONE = new Change("", new byte[0], "", false, null);

    static Change of(String type, byte[] bytes) {
        return new Change(type, bytes, "", false, null);
    }

    static Change of(String type, String name) {
        return new Change(type, new byte[0], name, false, null);
    }

    static Change of(Operation operation) {
        return new Change("", new byte[0], "", false, operation);
    }

    /** Returns the same, switched on before anything is loaded. */
    Change fromTheStart() {
        return new Change(type, bytes, name, true, operation);
    }

    /** Tells whether it is made by a switch. */
    boolean isSwitched() {
        return !name.isEmpty();
    }

    /** Returns one line that {@link #read} understands. */
    String write() {
        if (operation != null) {
            return operation.cut() + "\t" + operation.procedure() + "\t" + operation.label();
        }
        return isSwitched()
                ? (anew ? "anew\t" : "\t") + type + "\t" + name
                : type + "\t" + Base64.getEncoder().encodeToString(bytes);
    }

    static Change read(String line) {
        String[] parts = line.split("\t", -1);
        if (parts.length == 2) {
            return of(parts[0], Base64.getDecoder().decode(parts[1]));
        }
        if (parts[0].equals("anew")) {
            return of(parts[1], parts[2]).fromTheStart();
        }
        return parts[0].isEmpty()
                ? of(parts[1], parts[2])
                : of(new Operation(Cut.valueOf(parts[0]), parts[1], parts[2]));
    }
}
