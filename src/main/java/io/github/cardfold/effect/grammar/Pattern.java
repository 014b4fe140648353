package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A phrase, taken apart. Immutable.
 *
 * @param form the form it says a term in
 * @param parts its parts
 * @param shared how many of them members of a list may have in common, 0 if they may not
 * @param is what it agrees with
 * @param further the words with which a phrase of another kind goes on that begins with it
 */
record Pattern(String form, Array<Part> parts, int shared, Agreement is, Array<Part.Word> further) {
    Pattern(String form, Array<Part> parts, int shared, Agreement is) {
        this(form, parts, shared, is, Array.empty());
    }

    static Pattern of(Phrase phrase) {
        Pattern further = new PatternReader(phrase.further()).pattern("", Agreement.AS_SAID);
        return new PatternReader(phrase.value())
                .pattern(phrase.form(), phrase.is())
                .before(lead(further.parts()));
    }

    private Pattern before(Array<Part.Word> words) {
        return new Pattern(form, parts, shared, is, words);
    }

    /** Returns all slots, those in choices and nouns as well. */
    Array<Part.Slot> slots() {
        return slots(parts);
    }

    static Array<Part.Slot> slots(Array<Part> parts) {
        return parts.flatMap(part -> {
            if (part instanceof Part.Slot slot) {
                return slots(slot.within()).prepend(slot);
            }
            return part instanceof Part.Choice choice
                    ? slots(choice.said()).appendAll(slots(choice.otherwise()))
                    : Array.<Part.Slot>empty();
        });
    }

    /**
     * Returns this phrase in which parts that hold components of their own stand for slots, by the name of the slot.
     */
    Pattern filled(Function<String, Option<Array<Part>>> parts) {
        Array<Part> head = filled(head(), parts);
        return new Pattern(form, head.appendAll(filled(tail(), parts)), shared == 0 ? 0 : head.size(), is, further);
    }

    private static Array<Part> filled(Array<Part> all, Function<String, Option<Array<Part>>> parts) {
        return all.flatMap(part -> {
            if (part instanceof Part.Choice choice) {
                return Array.of(new Part.Choice(filled(choice.said(), parts), filled(choice.otherwise(), parts)));
            }
            return part instanceof Part.Slot slot
                    ? parts.apply(slot.field()).getOrElse(() -> Array.of(part))
                    : Array.of(part);
        });
    }

    Array<Part> head() {
        return parts.take(shared);
    }

    Array<Part> tail() {
        return parts.drop(shared);
    }

    /** Returns the slots that stand however its choices are made. */
    static Array<Part.Slot> sure(Array<Part> parts) {
        return parts.flatMap(part -> {
            if (part instanceof Part.Slot slot) {
                return sure(slot.within()).prepend(slot);
            }
            return part instanceof Part.Choice choice
                    ? sure(choice.said())
                            .filter(each -> sure(choice.otherwise())
                                    .exists(other -> other.field().equals(each.field())))
                    : Array.<Part.Slot>empty();
        });
    }

    /** Returns the slots that may be the first or the last of its words. */
    Array<Part.Slot> edges() {
        return edge(parts, false).appendAll(lastEdges());
    }

    /** Returns the slots that may be the last of its words. */
    Array<Part.Slot> lastEdges() {
        return edge(parts, true);
    }

    /** Tells whether there may be no words. */
    static boolean mayBeEmpty(Array<Part> parts) {
        return parts.forAll(part -> part instanceof Part.Choice choice && mayBeEmpty(choice.otherwise())
                || part instanceof Part.Slot slot && slot.form().equals(Naming.BINDS));
    }

    /** Tells whether the tag of a variable may stand in parts that may be empty. */
    static boolean mayBearTag(Array<Part> parts) {
        return sure(parts).exists(each -> each.form().equals(Naming.BINDS));
    }

    private static Array<Part.Slot> edge(Array<Part> parts, boolean isLast) {
        Array<Part.Slot> found = Array.empty();
        for (Part part : isLast ? parts.reverse() : parts) {
            if (part instanceof Part.Choice choice) {
                found = found.appendAll(edge(choice.said(), isLast)).appendAll(edge(choice.otherwise(), isLast));
                if (!mayBeEmpty(choice.otherwise())) {
                    return found;
                }
            } else if (part instanceof Part.Slot slot) {
                if (!slot.form().equals(Naming.BINDS)) {
                    return found.append(slot);
                }
            } else {
                return found;
            }
        }
        return found;
    }

    /**
     * Returns the words with which it could go on where it ends: those that begin what is left out there, if they are
     * two at least.
     */
    Array<Array<Part.Word>> more(Predicate<Part.Choice> isSaid) {
        return left(isSaid).filter(each -> each.size() > 1);
    }

    /** Returns the single words with which it could go on where it ends. */
    Array<Part.Word> open(Predicate<Part.Choice> isSaid) {
        return left(isSaid).filter(each -> each.size() == 1).map(Array::head);
    }

    private Array<Array<Part.Word>> left(Predicate<Part.Choice> isSaid) {
        List<Array<Part.Word>> found = new ArrayList<>();
        isEmpty(parts, isSaid, found);
        return Array.ofAll(found);
    }

    /** Returns the single word that begins a part which is said and could be left out, if it is one. */
    static Option<Part.Word> first(Part part, Predicate<Part.Choice> isSaid) {
        return part instanceof Part.Choice choice && mayBeEmpty(choice.otherwise()) && isSaid.test(choice)
                ? Option.of(lead(choice.said()))
                        .filter(each -> each.size() == 1)
                        .map(Array::head)
                : Option.none();
    }

    /** Tells whether a tag could follow where it ends. */
    boolean endsBeforeTag(Predicate<Part.Choice> isSaid) {
        return mayBearTag(parts.reverse().takeWhile(part -> isEmpty(Array.of(part), isSaid, new ArrayList<>())));
    }

    private static boolean isEmpty(Array<Part> parts, Predicate<Part.Choice> isSaid, List<Array<Part.Word>> found) {
        for (Part part : parts.reverse()) {
            boolean isEmpty = false;
            if (part instanceof Part.Slot slot) {
                isEmpty = slot.form().equals(Naming.BINDS);
                if (!slot.isNoun()) {
                    isEmpty(slot.within(), isSaid, found);
                }
            } else if (part instanceof Part.Choice choice) {
                boolean isThere = isSaid.test(choice);
                isEmpty = isEmpty(isThere ? choice.said() : choice.otherwise(), isSaid, found);
                if (isEmpty && !isThere) {
                    found.add(lead(choice.said()));
                }
            }
            if (!isEmpty) {
                return false;
            }
        }
        return true;
    }

    private static Array<Part.Word> lead(Array<Part> parts) {
        return parts.takeWhile(each -> each instanceof Part.Word).map(each -> (Part.Word) each);
    }

    /** Returns the only slot, if the phrase is nothing but a list; none otherwise. */
    Option<Part.Slot> list() {
        return parts.size() == 1
                        && parts.head() instanceof Part.Slot slot
                        && !slot.joint().isEmpty()
                ? Option.some(slot)
                : Option.none();
    }
}
