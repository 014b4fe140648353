package io.github.cardfold.kernel;

import io.github.cardfold.data.Data;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes data at a path of field names and list indices, for tests of what is read wrongly. */
public final class Tree {
    private Tree() {}

    /** The data with a value at a path, where there was one or where a new field or element comes last. */
    public static Data put(Data data, Data value, Object... path) {
        return changed(data, value, List.of(path));
    }

    /** The data without what is at a path. */
    public static Data drop(Data data, Object... path) {
        return changed(data, null, List.of(path));
    }

    /** The value at a path. */
    public static Data at(Data data, Object... path) {
        Data here = data;
        for (Object step : path) {
            here = here instanceof Data.Fields fields && step instanceof String name
                    ? fields.get(name)
                    : ((Data.Items) here).values().get((Integer) step);
        }
        return here;
    }

    private static Data changed(Data data, @Nullable Data value, List<Object> path) {
        if (data instanceof Data.Fields fields) {
            return fields(fields, value, path);
        }
        List<Data> list = new ArrayList<>(((Data.Items) data).values().asJava());
        int index = (Integer) path.get(0);
        boolean here = path.size() == 1;
        if (here && value == null) {
            list.remove(index);
        } else if (index == list.size()) {
            list.add(value);
        } else {
            list.set(index, here ? value : changed(list.get(index), value, path.subList(1, path.size())));
        }
        return Data.items(list);
    }

    private static Data fields(Data.Fields fields, @Nullable Data value, List<Object> path) {
        Data.Builder out = Data.fields();
        for (int i = 0; i < fields.size(); i++) {
            Data next = fields.value(i);
            if (fields.name(i).equals(path.get(0))) {
                next = path.size() == 1 ? value : changed(next, value, path.subList(1, path.size()));
            }
            if (next != null) {
                out.put(fields.name(i), next);
            }
        }
        String name = (String) path.get(0);
        if (value != null && !out.has(name)) {
            out.put(name, value);
        }
        return out.build();
    }

    /** All paths of the data but the empty one, in the order of its text. */
    public static List<Object[]> paths(Data data) {
        List<Object[]> paths = new ArrayList<>();
        collect(data, new ArrayList<>(), paths);
        return paths;
    }

    private static void collect(Data data, List<Object> here, List<Object[]> paths) {
        if (!here.isEmpty()) {
            paths.add(here.toArray());
        }
        int size = data instanceof Data.Fields fields
                ? fields.size()
                : data instanceof Data.Items items ? items.values().size() : 0;
        for (int i = 0; i < size; i++) {
            here.add(data instanceof Data.Fields fields ? (Object) fields.name(i) : (Object) i);
            collect(
                    data instanceof Data.Fields fields
                            ? fields.value(i)
                            : ((Data.Items) data).values().get(i),
                    here,
                    paths);
            here.remove(here.size() - 1);
        }
    }
}
