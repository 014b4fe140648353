package io.github.cardfold.replay;

import io.github.cardfold.data.Data;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads data as bytes: what it is in one byte, then its content; texts and names are words. */
final class DataBytes {
    private static final int TEXT = 0;
    private static final int WHOLE = 1;
    private static final int FALSE = 2;
    private static final int TRUE = 3;
    private static final int ITEMS = 4;
    private static final int FIELDS = 5;

    private DataBytes() {}

    static void write(ByteWriter out, Data data) {
        if (data instanceof Data.Text text) {
            out.put(TEXT);
            out.word(text.value());
        } else if (data instanceof Data.Whole whole) {
            out.put(WHOLE);
            out.signed(whole.value());
        } else if (data instanceof Data.Truth truth) {
            out.put(truth.value() ? TRUE : FALSE);
        } else if (data instanceof Data.Items items) {
            out.put(ITEMS);
            out.number(items.values().size());
            items.values().forEach(each -> write(out, each));
        } else if (data instanceof Data.Fields fields) {
            out.put(FIELDS);
            out.number(fields.size());
            for (int i = 0; i < fields.size(); i++) {
                out.word(fields.name(i));
                write(out, fields.value(i));
            }
        }
    }

    static Data read(ByteReader in) {
        return read(in, Data.MAX_DEPTH);
    }

    private static Data read(ByteReader in, int depth) {
        int from = in.at();
        int kind = in.next("a value");
        if (depth == 0 && kind >= ITEMS) {
            throw ByteReader.at(from, "data is nested more than " + Data.MAX_DEPTH + " deep", null);
        }
        return switch (kind) {
            case TEXT -> Data.text(in.word("a text"));
            case WHOLE -> Data.whole(in.signed("a number"));
            case FALSE -> Data.truth(false);
            case TRUE -> Data.truth(true);
            case ITEMS -> items(in, depth);
            case FIELDS -> fields(in, depth);
            default -> throw ByteReader.at(from, "there is no value of kind " + kind, null);
        };
    }

    private static Data items(ByteReader in, int depth) {
        List<Data> items = new ArrayList<>();
        for (int left = in.count("the length of a list"); left > 0; left--) {
            items.add(read(in, depth - 1));
        }
        return Data.items(items);
    }

    private static Data fields(ByteReader in, int depth) {
        Data.Builder fields = Data.fields();
        int from = in.at();
        for (int left = in.upTo(Data.MAX_FIELDS, "the number of fields"); left > 0; left--) {
            String name = in.word("the name of a field");
            if (fields.has(name)) {
                throw ByteReader.at(from, "there are two fields named '" + name + "'", null);
            }
            fields.put(name, read(in, depth - 1));
        }
        return fields.build();
    }
}
