package io.github.cardfold.effect;

import io.github.cardfold.effect.grammar.Scope;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** What can be done with any term, by its components alone. */
public final class Terms {
    private Terms() {}

    /** Returns every kind of fact that a term and its parts read, in the order of their names. */
    public static Array<String> reads(Term term) {
        Set<String> facts = new TreeSet<>();
        forEachRead(term, each -> facts.addAll(each.reads().asJava()));
        return Array.ofAll(facts);
    }

    /** Visits a term and all parts that are read with it: not the instructions and abilities inside. */
    static void forEachRead(Term term, Consumer<Term> visitor) {
        visitor.accept(term);
        for (RecordComponent each : TermRecord.components(term)) {
            visitParts(TermRecord.value(term, each), visitor);
        }
    }

    /** Visits a term and all its parts, also the instructions and abilities inside. */
    public static void forEach(Term term, Consumer<Term> visitor) {
        visitor.accept(term);
        for (RecordComponent each : TermRecord.components(term)) {
            directIn(TermRecord.value(term, each), part -> forEach(part, visitor));
        }
    }

    /** Returns how many terms a term is made of, itself among them. */
    static int count(Term term) {
        int[] count = {0};
        forEach(term, each -> count[0]++);
        return count[0];
    }

    private static void directIn(Object value, Consumer<Term> visitor) {
        if (value instanceof io.vavr.collection.Traversable<?> several) {
            several.forEach(each -> directIn(each, visitor));
        } else if (value instanceof Option<?> maybe) {
            maybe.forEach(each -> directIn(each, visitor));
        } else if (value instanceof Term part) {
            visitor.accept(part);
        }
    }

    /** Returns the parts of a term, without their parts. */
    static Array<Term> direct(Term term) {
        List<Term> parts = new ArrayList<>();
        for (RecordComponent each : TermRecord.components(term)) {
            directIn(TermRecord.value(term, each), parts::add);
        }
        return Array.ofAll(parts);
    }

    /** Returns the terms that a component holds, without their parts. */
    static Array<Term> directIn(Object value) {
        List<Term> parts = new ArrayList<>();
        directIn(value, parts::add);
        return Array.ofAll(parts);
    }

    /** Tells whether a term or one of its parts is of a kind. */
    public static boolean has(Term term, Class<? extends Term> kind) {
        boolean[] found = {false};
        forEach(term, each -> found[0] |= kind.isInstance(each));
        return found[0];
    }

    /** Tells whether a term is another or has it among its parts. */
    public static boolean contains(Term term, Term part) {
        boolean[] found = {false};
        forEach(term, each -> found[0] |= each.equals(part));
        return found[0];
    }

    /** Returns a term in which what definitions mean stands in the place of their names. */
    public static <T extends Term> T meant(T term) {
        return has(term, Defined.class) ? Meaning.of(term) : term;
    }

    /** Returns the names of the definitions that a term uses, those in what others mean too, in order, each once. */
    public static Array<String> definitions(Term term) {
        List<String> names = new ArrayList<>();
        forEach(term, each -> {
            if (each instanceof Defined defined) {
                names.add(defined.definition());
            }
        });
        return Array.ofAll(names).distinct().sorted();
    }

    /** Tells whether a term depends, as things are, on cards that a seat does not see. */
    public static boolean looksWhereUnseen(Term term, Query query, Seat seat) {
        List<Term> hidden = new ArrayList<>();
        forEachRead(term, each -> {
            if (each instanceof Selector cards
                    && cards.ground(query)
                            .exists(card -> card.isHere() && !card.gameObject().seenBy(seat))) {
                hidden.add(each);
            }
        });
        return !hidden.isEmpty();
    }

    private static void visitParts(Object value, Consumer<Term> visitor) {
        if (value instanceof Array<?> several) {
            several.forEach(each -> visitParts(each, visitor));
        } else if (value instanceof Option<?> maybe) {
            maybe.forEach(each -> visitParts(each, visitor));
        } else if (value instanceof Term part && !part.isCarriedOut()) {
            forEachRead(part, visitor);
        }
    }

    /** Visits a term and all its parts but the abilities that it gives, which have variables of their own. */
    static void forEachCarriedOut(Object value, Consumer<Term> visitor) {
        if (value instanceof Array<?> several) {
            several.forEach(each -> forEachCarriedOut(each, visitor));
        } else if (value instanceof Option<?> maybe) {
            maybe.forEach(each -> forEachCarriedOut(each, visitor));
        } else if (value instanceof Term part && !Scope.is(part)) {
            visitor.accept(part);
            for (RecordComponent each : TermRecord.components(part)) {
                forEachCarriedOut(TermRecord.value(part, each), visitor);
            }
        }
    }
}
