package io.github.cardfold.effect;

import io.github.cardfold.kernel.Position;
import io.vavr.collection.Array;

/** The compiled abilities of a catalogue. Immutable. */
public final class Clauses {
    private final Array<Clause> all;
    private final Clause[][][] byKind;

    private Clauses(Array<Clause> all, int definitions) {
        this.all = all;
        byKind = new Clause[Clause.Kind.values().length][definitions][];
        for (Clause.Kind kind : Clause.Kind.values()) {
            Array<Clause> ofKind = all.filter(each -> each.kind() == kind);
            for (int i = 0; i < definitions; i++) {
                int definition = i;
                byKind[kind.ordinal()][i] = ofKind.filter(
                                each -> each.definition() == definition || each.definition() < 0)
                        .toJavaArray(Clause[]::new);
            }
        }
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

    /** Returns how many abilities of a kind a card may have: printed on it or granted by some effect. */
    public int size(int definition, Clause.Kind kind) {
        return byKind[kind.ordinal()][definition].length;
    }

    /** Returns one of those that a card may have. */
    public Clause get(int definition, Clause.Kind kind, int index) {
        return byKind[kind.ordinal()][definition][index];
    }
}
