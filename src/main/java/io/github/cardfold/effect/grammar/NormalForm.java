package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What all terms have in common that say the same in other ways: lists within lists of the same sort are one list, a
 * list of one is its member, what stands before a noun comes before what stands after it and the kind of card next to
 * the noun, labels are left out, and variables are numbered as they are bound.
 */
final class NormalForm {
    private final Phrasebook book;
    private final Structure structure;

    NormalForm(Phrasebook book) {
        this.book = book;
        structure = book.structure();
    }

    Object of(Object term) {
        return named(flat(term));
    }

    /** Returns a term whose lists are flat, made of new objects throughout. */
    Object flat(Object term) {
        Speech speech = book.of(term.getClass());
        Object flat = structure.make(term.getClass(), field -> value(speech, field, field.value(term)));
        Option<Array<Object>> members =
                speech.list().map(slot -> Members.of(speech.fieldOf(slot).value(flat)));
        return members.filter(each -> each.size() == 1).map(Array::head).getOrElse(flat);
    }

    private Object value(Speech speech, Structure.Field field, Object value) {
        if (field.name().equals("label") && value instanceof Option) {
            return Option.none();
        }
        Object inner = each(value, this::flat);
        Option<Part.Slot> slot = speech.patterns()
                .flatMap(Pattern::slots)
                .find(each ->
                        each.field().equals(field.name()) && (!each.joint().isEmpty() || each.isNoun()));
        if (slot.isEmpty()) {
            return inner;
        }
        if (!slot.get().isNoun()) {
            return inner instanceof Array<?> members
                    ? divided(
                            speech,
                            field,
                            spliced(Array.narrow(members), slot.get().joint()))
                    : inner;
        }
        return inner instanceof Array<?> members
                ? ordered(spliced(Array.narrow(members), Joint.AND))
                : each(inner, this::orderedInside);
    }

    private Object each(Object value, Function<Object, Object> change) {
        if (value instanceof Array<?> several) {
            return Array.<Object>narrow(several).map(each -> each(each, change));
        }
        if (value instanceof Option<?> maybe) {
            return Option.<Object>narrow(maybe).map(each -> each(each, change));
        }
        return structure.isTerm(value.getClass()) ? change.apply(value) : value;
    }

    private Array<Object> spliced(Array<Object> members, String joint) {
        return members.flatMap(each -> book.members(each, joint));
    }

    /** Words that a phrase says in two places come in the order of these. */
    private static Array<Object> divided(Speech speech, Structure.Field field, Array<Object> members) {
        Array<String> forms = speech.patterns()
                .map(pattern -> pattern.slots()
                        .filter(each -> each.field().equals(field.name()))
                        .map(Part.Slot::form))
                .find(each -> each.size() > 1)
                .getOrElse(Array.empty());
        return forms.isEmpty() || !members.forAll(WordPhrases::isWord)
                ? members
                : members.sortBy(each -> forms.indexWhere(form -> WordPhrases.has(each, form)));
    }

    private Array<Object> ordered(Array<Object> filters) {
        return filters.sortBy(this::rank);
    }

    private int rank(Object filter) {
        if (book.hasOwn(filter, "noun")) {
            return 0;
        }
        if (!book.hasOwn(filter, "adjective")) {
            return 3;
        }
        return book.hasOwn(filter, "kind") ? 2 : 1;
    }

    private Object orderedInside(Object filter) {
        Speech speech = book.of(filter.getClass());
        Part.@Nullable Slot list =
                speech.list().filter(slot -> slot.joint().equals(Joint.AND)).getOrNull();
        return list == null
                ? filter
                : structure.make(
                        filter.getClass(),
                        field -> field.name().equals(list.field())
                                ? ordered(Members.of(field.value(filter)))
                                : field.value(filter));
    }

    /** Returns a term of new objects, whose variables are numbered. */
    private Object named(Object term) {
        Mentions mentions = Mentions.of(book, term);
        return renamed(term, mentions);
    }

    private Object renamed(Object term, Mentions mentions) {
        Speech speech = book.of(term.getClass());
        Structure.Field binder = speech.binder();
        Structure.Field reference = speech.reference();
        return structure.make(term.getClass(), field -> {
            Object value = field.value(term);
            boolean isBinder = binder != null && field.name().equals(binder.name());
            if (isBinder || reference != null && field.name().equals(reference.name())) {
                Option<String> number = mentions.number(term, isBinder);
                return value instanceof Option ? number : number.getOrElse(() -> (String) value);
            }
            return each(value, part -> renamed(part, mentions));
        });
    }
}
