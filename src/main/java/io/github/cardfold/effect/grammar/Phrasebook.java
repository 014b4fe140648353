package io.github.cardfold.effect.grammar;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.TreeMap;

/** How the terms of all kinds are said. What it has found out is kept; asked again, it says the same. */
final class Phrasebook {
    private final Structure structure;
    private final Map<Class<?>, Array<Pattern>> registered;
    private final TreeMap<String, Speech> found = new TreeMap<>();

    Phrasebook(Structure structure) {
        this(structure, LinkedHashMap.empty());
    }

    Phrasebook(Structure structure, Map<Class<?>, Array<Pattern>> registered) {
        this.structure = structure;
        this.registered = registered;
    }

    Structure structure() {
        return structure;
    }

    Speech of(Class<?> record) {
        synchronized (found) {
            Speech known = found.get(record.getName());
            Speech speech =
                    known == null ? Speech.of(record, structure, registered.getOrElse(record, Array.empty())) : known;
            found.put(record.getName(), speech);
            return speech;
        }
    }

    /** Returns the idiom that says a term in a form, or else the term itself. */
    Said said(Object term, String form) {
        Speech speech = of(term.getClass());
        for (Speech idiom : speech.idioms()) {
            Object said = idiom.patterns(form).isEmpty() ? null : idiom.idiom(term);
            if (said != null && idiom.patterns(form).exists(each -> canSay(each, idiom, said))) {
                return new Said(said, idiom);
            }
        }
        return new Said(term, speech);
    }

    /** Tells whether a kind of term itself has a form, and what it consists of has what that needs. */
    boolean hasOwn(Object term, String form) {
        Said said = said(term, form);
        if (said.speech().isMute()) {
            return form.isEmpty() && structure.printed(term) != null;
        }
        return said.speech().patterns(form).exists(each -> canSay(each, said.speech(), said.term()));
    }

    boolean has(Object term, String form) {
        return hasOwn(term, form)
                || of(term.getClass())
                        .ofRole(form)
                        .exists(each -> each.slots()
                                .forAll(slot -> !slot.field().equals(Part.Slot.SELF) || has(term, slot.form())));
    }

    boolean canSay(Pattern pattern, Speech speech, Object term) {
        return leavesOutNothing(pattern, speech, term)
                && pattern.parts().forAll(part -> !isMissing(part, speech, term))
                && pattern.slots().forAll(slot -> canSay(slot, speech, term));
    }

    /** Tells whether a phrase names a component always that a term has not. */
    private static boolean isMissing(Part part, Speech speech, Object term) {
        return part instanceof Part.Slot slot
                && !slot.field().equals(Part.Slot.SELF)
                && !slot.form().equals(Naming.BINDS)
                && isNone(speech.fieldOf(slot).value(term));
    }

    private static boolean isNone(Object value) {
        return value instanceof Option<?> maybe ? maybe.isEmpty() : value.equals(false);
    }

    /** Tells whether a phrase says all components of a term that are said. */
    private static boolean leavesOutNothing(Pattern pattern, Speech speech, Object term) {
        Array<String> said = pattern.slots().map(Part.Slot::field);
        return said.contains(Part.Slot.SELF)
                || speech.fields()
                        .forAll(field -> said.contains(field.name())
                                || field.name().equals("label")
                                || field.isOptional() && !field.isSaid(field.value(term)));
    }

    private boolean canSay(Part.Slot slot, Speech speech, Object term) {
        if (slot.field().equals(Part.Slot.SELF) || slot.form().isEmpty() || slot.isNoun()) {
            return true;
        }
        Structure.Field field = speech.fieldOf(slot);
        if (slot.joint().isEmpty() && field.value(term) instanceof Array<?> several && several.size() != 1) {
            return false;
        }
        return structure.isTerm(Speech.inner(field.type()))
                ? Members.of(field.value(term)).forAll(each -> has(each, slot.form()))
                : !slot.joint().isEmpty() || Members.of(field.value(term)).forAll(each -> canSay(each, slot.form()));
    }

    private static boolean canSay(Object value, String form) {
        return !WordPhrases.isWord(value) || WordPhrases.has(value, form);
    }

    /** Returns the members of a term that is nothing but a list of a sort, or else the value itself. */
    Array<Object> members(Object value, String joint) {
        Speech speech = structure.isTerm(value.getClass()) ? of(value.getClass()) : null;
        return speech == null
                ? Array.of(value)
                : speech.list()
                        .filter(slot -> Joint.isSame(slot.joint(), joint))
                        .map(slot -> Members.of(speech.fieldOf(slot).value(value)))
                        .getOrElse(() -> Array.of(value));
    }

    /**
     * What is said of a term.
     *
     * @param term the term or its idiom
     * @param speech its phrases
     */
    record Said(Object term, Speech speech) {}
}
