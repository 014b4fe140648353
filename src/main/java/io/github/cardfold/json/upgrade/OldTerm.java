package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;

/**
 * A term of an older format.
 *
 * @param role its role, such as {@code instruction}
 * @param kind the name of its kind
 * @param components what is said of it, by the names of its components; the terms in it are rewritten already
 * @param path where it stands
 * @param language what is said in it is of format 1 or of this language
 */
record OldTerm(String role, String kind, LinkedHashMap<String, Data> components, String path, Language language) {

    /** Returns a term of today of which only the kind is said so far. */
    NewTerm now(String newRole, String newKind) {
        return NewTerm.of(language, newRole, newKind);
    }

    /** Returns what is said of a component; none if it is left out. */
    Option<Data> said(String component) {
        return components.get(component);
    }

    /** Returns what a component is, be it said or left out; none if it is left out and nothing is meant by that. */
    Option<Data> value(String component) {
        return said(component)
                .orElse(() -> OldWords.FORMAT_1
                        .components(role, kind)
                        .get()
                        .find(each -> each.name().equals(component))
                        .flatMap(OldWords.Component::usual));
    }

    /** Returns why the term cannot be rewritten: what would have to stand in its place. */
    StateFormatException refused(String expected) {
        return new StateFormatException(path, expected, "\"" + kind + "\"", null);
    }
}
