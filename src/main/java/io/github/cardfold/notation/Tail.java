package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import java.util.ArrayList;
import java.util.List;

/** What a map has otherwise than another one: fields to put instead and, under {@code without}, fields to take away. */
final class Tail {
    private static final String WITHOUT = "without";

    private Tail() {}

    /** Returns what has to be changed in one map to get another. */
    static Data.Fields between(Data.Fields said, Data.Fields meant) {
        Data.Builder tail = Data.fields();
        for (int i = 0; i < meant.size(); i++) {
            Data former = said.get(meant.name(i));
            Data value = meant.value(i);
            if (former instanceof Data.Fields one && value instanceof Data.Fields other && !one.equals(other)) {
                tail.put(meant.name(i), between(one, other));
            } else if (!value.equals(former)) {
                tail.put(meant.name(i), value);
            }
        }
        List<Data> gone = new ArrayList<>(0);
        for (int i = 0; i < said.size(); i++) {
            if (meant.get(said.name(i)) == null) {
                gone.add(Data.text(said.name(i)));
            }
        }
        return (Data.Fields) (gone.isEmpty() ? tail : tail.put(WITHOUT, Data.items(gone))).build();
    }

    /** Returns a map with what a tail changes in it. */
    static Data.Fields onto(Data.Fields said, Data.Fields tail) {
        Data.Builder whole = Data.fields();
        for (int i = 0; i < said.size(); i++) {
            Data change = tail.get(said.name(i));
            if (said.value(i) instanceof Data.Fields one && change instanceof Data.Fields other) {
                whole.put(said.name(i), onto(one, other));
            } else if (change != null || !isWithout(tail, said.name(i))) {
                whole.put(said.name(i), change == null ? said.value(i) : change);
            }
        }
        for (int i = 0; i < tail.size(); i++) {
            if (said.get(tail.name(i)) == null && !tail.name(i).equals(WITHOUT)) {
                whole.put(tail.name(i), tail.value(i));
            }
        }
        return (Data.Fields) whole.build();
    }

    private static boolean isWithout(Data.Fields tail, String name) {
        return tail.get(WITHOUT) instanceof Data.Items gone && gone.values().contains(Data.text(name));
    }
}
