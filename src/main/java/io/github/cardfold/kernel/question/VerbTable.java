package io.github.cardfold.kernel.question;

import io.vavr.collection.Array;
import java.util.List;

/** The verbs of the answers of one game, each at its index. Immutable. */
public final class VerbTable {
    private final Array<String> names;
    private final String[] table;

    /**
     * Makes a table.
     *
     * @throws IllegalArgumentException if two verbs have one name
     */
    public VerbTable(List<Verb> verbs) {
        names = Array.ofAll(verbs).map(Verb::name);
        table = names.toJavaArray(String[]::new);
        for (int i = 0; i < verbs.size(); i++) {
            if (names.indexOf(verbs.get(i).name()) < i) {
                throw new IllegalArgumentException(
                        "two of the verb " + verbs.get(i).name());
            }
        }
    }

    /** Returns the verbs in the order of their indices. */
    public Array<String> names() {
        return names;
    }

    /** Returns the verb at an index. */
    public String verb(int index) {
        return names.get(index);
    }

    /** Returns the index of a verb, -1 if the game has no such verb. */
    public int index(String verb) {
        for (int i = 0; i < table.length; i++) {
            if (table[i].equals(verb)) {
                return i;
            }
        }
        return -1;
    }
}
