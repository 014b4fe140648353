package io.github.cardfold.json;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.JsonSchema;
import io.github.cardfold.data.Data;
import io.github.cardfold.kernel.Tree;
import io.vavr.collection.Array;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

/** Documents that are changed at one place, and what our reader and the schema say of them. */
final class Mutations {
    private static final Array<Data> STRANGERS = Array.of(
            Data.text(""),
            Data.text("x"),
            Data.text("A"),
            Data.text("all"),
            Data.whole(-1),
            Data.whole(0),
            Data.whole(1),
            Data.whole(1023),
            Data.whole(1 << 20),
            Data.whole(Integer.MIN_VALUE),
            Data.whole(1L << 31),
            Data.whole(Long.MAX_VALUE),
            Data.truth(true),
            Data.truth(false),
            Data.items(List.of()),
            Data.items(List.of(Data.text("x"), Data.text("x"))),
            Data.fields().build(),
            Data.fields().whole("x", 1).build());

    private final JsonSchema schema;
    private final Predicate<String> reader;
    private int readByBoth;
    private int refusedByBoth;
    private int refusedByReader;

    Mutations(JsonSchema schema, Predicate<String> reader) {
        this.schema = schema;
        this.reader = reader;
    }

    /** Changes a document so many times, each time anew. */
    Mutations of(Data good, int times, SplittableRandom random) {
        attempt(good);
        List<Object[]> paths = Tree.paths(good);
        for (int i = 0; i < times; i++) {
            attempt(mutated(good, paths, random));
        }
        return this;
    }

    private static Data mutated(Data good, List<Object[]> paths, SplittableRandom random) {
        Object[] path = paths.get(random.nextInt(paths.size()));
        Data here = Tree.at(good, path);
        return switch (random.nextInt(6)) {
            case 0 -> Tree.drop(good, path);
            case 1 -> Tree.put(good, STRANGERS.get(random.nextInt(STRANGERS.size())), path);
            case 2 -> Tree.put(good, Tree.at(good, paths.get(random.nextInt(paths.size()))), path);
            case 3 ->
                here instanceof Data.Fields
                        ? Tree.put(good, Data.whole(1), with(path, "unheard"))
                        : Tree.put(good, changed(here, random), path);
            default -> Tree.put(good, changed(here, random), path);
        };
    }

    private static Object[] with(Object[] path, String step) {
        return Array.of(path).append(step).toJavaArray();
    }

    private static Data changed(Data here, SplittableRandom random) {
        if (here instanceof Data.Whole whole) {
            return Data.whole(whole.value() + random.nextInt(-2, 3));
        }
        if (here instanceof Data.Text text) {
            return Data.text(
                    random.nextBoolean()
                            ? text.value() + "x"
                            : text.value().substring(Math.min(1, text.value().length())));
        }
        if (here instanceof Data.Truth truth) {
            return Data.truth(!truth.value());
        }
        if (here instanceof Data.Items items && !items.values().isEmpty()) {
            return Tree.put(here, items.values().get(0), items.values().size());
        }
        return STRANGERS.get(random.nextInt(STRANGERS.size()));
    }

    private void attempt(Data document) {
        String text = document.toString();
        boolean read = reader.test(text);
        Array<String> complaints = Schemas.complaints(schema, text);
        assertTrue(!read || complaints.isEmpty(), () -> "read, but against the schema: " + complaints + "\n" + text);
        readByBoth += read ? 1 : 0;
        refusedByBoth += read || complaints.isEmpty() ? 0 : 1;
        refusedByReader += read ? 0 : 1;
    }

    /**
     * How many were refused by both, of a hundred that the reader refused: the rest is beyond what a schema can say.
     */
    int agreement() {
        assertTrue(readByBoth > 0 && refusedByReader > 0, this::toString);
        return 100 * refusedByBoth / refusedByReader;
    }

    @Override
    public String toString() {
        return readByBoth + " read by both, " + refusedByBoth + " refused by both, " + (refusedByReader - refusedByBoth)
                + " refused by the reader alone";
    }
}
