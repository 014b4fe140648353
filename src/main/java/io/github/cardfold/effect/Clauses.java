package io.github.cardfold.effect;

import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** The compiled abilities of a catalogue. Immutable. */
public final class Clauses {
    private static final Clause[] NONE = {};

    private final Array<Clause> all;
    private final Clause[][] printed;
    private final Clause[] granted;

    private Clauses(Array<Clause> all, int definitions) {
        this.all = all;
        printed = new Clause[definitions][];
        for (int i = 0; i < definitions; i++) {
            int definition = i;
            Clause[] of = all.filter(each -> each.definition() == definition).toJavaArray(Clause[]::new);
            printed[i] = of.length == 0 ? NONE : of;
        }
        granted = all.filter(each -> each.definition() < 0).toJavaArray(Clause[]::new);
    }

    /** Returns these abilities of a catalogue of so many definitions. */
    public static Clauses of(Array<Clause> all, int definitions) {
        return new Clauses(all, definitions);
    }

    /** Returns those of a position's game. */
    public static Clauses of(Position position) {
        return ((TextGame) position.rules().game()).clauses();
    }

    /** Returns all of them. */
    public Array<Clause> all() {
        return all;
    }

    /** Tells whether some ability is of a kind. */
    public boolean has(Clause.Kind kind) {
        return all.exists(each -> each.kind() == kind);
    }

    /** Returns those that a card may have: printed on it or granted by some effect. */
    public List<Clause> of(int definition, Clause.Kind kind) {
        List<Clause> found = new ArrayList<>();
        for (Clause each : printed[definition]) {
            if (each.kind() == kind) {
                found.add(each);
            }
        }
        for (Clause each : granted) {
            if (each.kind() == kind) {
                found.add(each);
            }
        }
        return found;
    }

    /** Returns the ability with a name, or null. */
    public @org.jspecify.annotations.Nullable Clause named(String name) {
        return all.find(each -> each.name().equals(name)).getOrNull();
    }
}
