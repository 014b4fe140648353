package io.github.cardfold.scenario;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The scenarios of one file: the file itself, or each of its variants laid over what stands above them. In a map the
 * variant's fields come in place of those above, at any depth; all else is replaced as a whole.
 */
final class Variants {
    static final String FIELD = "variants";

    private static final String NAME = "name";
    private static final int MOST = 100;

    private Variants() {}

    /**
     * One scenario of a file.
     *
     * @param data what it says
     * @param path where the variant stands, "" if it is the whole file
     * @param own the paths, from the scenario's start, of what the variant says itself; each map is on the way
     * @param values those of them that are no maps
     */
    record Variant(Data data, String path, TreeSet<String> own, TreeSet<String> values) {

        /** Returns where in the file something stands that has this path in the scenario. */
        String inFile(String inScenario) {
            boolean isOwn = own.contains(inScenario) || values.exists(each -> isBelow(inScenario, each));
            return isOwn ? path + inScenario.substring(1) : inScenario;
        }

        private static boolean isBelow(String path, String value) {
            return path.startsWith(value)
                    && path.length() > value.length()
                    && ".[,".indexOf(path.charAt(value.length())) >= 0;
        }
    }

    /** Returns the scenarios of a file, at least one. */
    static Array<Variant> of(Data file) {
        ReadingFields in = Reading.of(file).fields();
        Format.SCENARIO.checkUntitled(in);
        Data.Fields fields = (Data.Fields) file;
        if (fields.get(FIELD) == null) {
            return Array.of(new Variant(file, "", TreeSet.empty(), TreeSet.empty()));
        }
        Reading list = in.get(FIELD);
        Array<Reading> variants = Array.ofAll(list.items());
        if (variants.isEmpty() || variants.size() > MOST) {
            throw list.expected("from 1 to " + MOST + " variants");
        }
        String title = in.get(NAME).filled();
        Array<String> names = variants.map(each -> each.fields().get(NAME).filled());
        for (int i = 0; i < names.size(); i++) {
            if (names.indexOf(names.get(i)) < i) {
                throw variants.get(i).field(NAME, Data.text(names.get(i))).expected("a name of its own");
            }
        }
        Data.Fields shared = without(fields, FIELD);
        return variants.map(each -> laidOver(shared, each, title));
    }

    private static Variant laidOver(Data.Fields shared, Reading variant, String title) {
        Data.Fields own = (Data.Fields) variant.data();
        for (int i = 0; i < own.size(); i++) {
            if (own.name(i).equals(FIELD) || Format.isHead(own.name(i))) {
                throw variant.field(own.name(i), own.value(i)).expected("no such field in a variant");
            }
        }
        Data.Fields named = (Data.Fields) with(own, NAME, Data.text(title + ": " + text(own.get(NAME))));
        return new Variant(
                merged(shared, named),
                variant.path(),
                TreeSet.ofAll(paths(own, "$", true)),
                TreeSet.ofAll(paths(own, "$", false)));
    }

    private static String text(@Nullable Data name) {
        return name instanceof Data.Text text ? text.value() : "";
    }

    private static Data.Fields without(Data.Fields map, String name) {
        Data.Builder rest = Data.fields();
        for (int i = 0; i < map.size(); i++) {
            if (!map.name(i).equals(name)) {
                rest.put(map.name(i), map.value(i));
            }
        }
        return (Data.Fields) rest.build();
    }

    private static Data with(Data.Fields map, String name, Data value) {
        return merged(map, (Data.Fields) Data.fields().put(name, value).build());
    }

    private static Data merged(Data.Fields below, Data.Fields above) {
        Data.Builder all = Data.fields();
        for (int i = 0; i < below.size(); i++) {
            @Nullable Data over = above.get(below.name(i));
            all.put(below.name(i), over == null ? below.value(i) : over(below.value(i), over));
        }
        for (int i = 0; i < above.size(); i++) {
            if (!all.has(above.name(i))) {
                all.put(above.name(i), above.value(i));
            }
        }
        return all.build();
    }

    private static Data over(Data below, Data above) {
        return below instanceof Data.Fields under && above instanceof Data.Fields over ? merged(under, over) : above;
    }

    /** Returns the paths of the values of a map, and those of the maps too if they are wanted. */
    private static Array<String> paths(Data.Fields map, String start, boolean withMaps) {
        Array<String> paths = Array.empty();
        for (int i = 0; i < map.size(); i++) {
            String path = start + StateFormatException.step(map.name(i));
            boolean isMap = map.value(i) instanceof Data.Fields;
            paths = !isMap || withMaps ? paths.append(path) : paths;
            paths = isMap ? paths.appendAll(paths((Data.Fields) map.value(i), path, withMaps)) : paths;
        }
        return paths;
    }
}
