package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.codec.StateCodec;
import io.vavr.collection.Array;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * Writes a whole state over several lines, field by field of its data: places with their cards, everything else as data
 * within a line.
 */
final class PositionText {
    static final String HEADER = Format.POSITION.title() + " ";
    static final String RULES = "rules ";
    /** The fields that the first lines stand for. */
    static final Array<String> HEAD = Array.of("format", "version", "rules");

    static final String PILES = "piles";
    /** What stands where a place is empty. */
    static final String EMPTY = "-";

    private static final int HASH_DIGITS = 16;

    private final StringBuilder out = new StringBuilder();

    private PositionText() {}

    static String write(State state) {
        return new PositionText().all(state, (Data.Fields) StateCodec.write(state));
    }

    /** Returns what stands for the rules: the first 8 bytes of the SHA-256 digest of their manifest. */
    static String hash(Rules rules) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(rules.manifest().getBytes(StandardCharsets.UTF_8));
            StringBuilder hex = new StringBuilder();
            for (int i = 0; hex.length() < HASH_DIGITS; i++) {
                hex.append(Character.forDigit(digest[i] >> 4 & 0xF, 16))
                        .append(Character.forDigit(digest[i] & 0xF, 16));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Returns who is asked what, or how the game ended, which follows from the rest. */
    static String remark(State state) {
        return "now " + QuotedNames.quoted(state.toString());
    }

    private String all(State state, Data.Fields data) {
        out.append(HEADER).append(Format.POSITION.number()).append('\n');
        out.append(RULES).append(hash(state.rules())).append('\n');
        out.append(remark(state)).append('\n');
        for (int i = 0; i < data.size(); i++) {
            if (!HEAD.contains(data.name(i))) {
                field(data.name(i), data.value(i));
            }
        }
        return out.toString();
    }

    private void field(String name, Data value) {
        Flow.write(out, Data.text(name));
        if (value instanceof Data.Items items) {
            out.append('\n');
            for (Data each : items.values()) {
                item(name, (Data.Fields) each);
            }
        } else {
            out.append(": ");
            Flow.write(out, value);
            out.append('\n');
        }
    }

    private void item(String list, Data.Fields item) {
        out.append("  ");
        if (list.equals(PILES)) {
            pile(item);
        } else {
            Flow.entries(out, item);
            out.append('\n');
        }
    }

    private void pile(Data.Fields pile) {
        String place = ((Data.Text) pile.value(0)).value();
        out.append(place, 0, 2).append(QuotedNames.name(place.substring(2))).append(": ");
        if (!(pile.get("things") instanceof Data.Items things)) {
            out.append(EMPTY);
            end(pile);
        } else if (pile.get("pools") instanceof Data.Items pools) {
            out.append(things.values().size()).append(" cards");
            end(pile);
            int start = 0;
            for (Data each : pools.values()) {
                start = pool((Data.Fields) each, things, start);
            }
        } else {
            CardList.write(out, things, 0, things.values().size());
            end(pile);
        }
    }

    private int pool(Data.Fields pool, Data.Items things, int start) {
        int end = start + (int) ((Data.Whole) pool.value(0)).value();
        out.append("    ").append(pool.get("ordered") == null ? CardList.LOOSE : CardList.SETTLED);
        CardList.write(out, things, start, end);
        end(pool);
        return end;
    }

    /** Writes in brackets what the words of the line do not say. */
    private void end(Data.Fields said) {
        Data.Builder rest = Data.fields();
        for (int i = 0; i < said.size(); i++) {
            if (!CardList.SAID.contains(said.name(i))) {
                rest.put(said.name(i), said.value(i));
            }
        }
        if (rest.size() > 0) {
            out.append(" [");
            Flow.entries(out, (Data.Fields) rest.build());
            out.append(']');
        }
        out.append('\n');
    }
}
