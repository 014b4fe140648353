package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.effect.ComponentShape;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/** A term of today that is being written. Immutable. */
final class NewTerm {
    private final Language language;
    private final String role;
    private final String kind;
    private final Map<String, Data> components;

    private NewTerm(Language language, String role, String kind, Map<String, Data> components) {
        this.language = language;
        this.role = role;
        this.kind = kind;
        this.components = components;
    }

    /** Returns a term of a language of which only the kind is said so far. */
    static NewTerm of(Language language, String role, String kind) {
        return new NewTerm(language, role, kind, LinkedHashMap.empty());
    }

    /** Returns another term of the same language of which only the kind is said so far. */
    NewTerm beside(String otherRole, String otherKind) {
        return of(language, otherRole, otherKind);
    }

    /** Returns the term with one more component. */
    NewTerm with(String component, Data value) {
        return new NewTerm(language, role, kind, components.put(component, value));
    }

    /** Returns the term with one more component, a word. */
    NewTerm with(String component, String word) {
        return with(component, Data.text(word));
    }

    /** Returns the term with one more component if there is a value. */
    NewTerm with(String component, Option<Data> value) {
        return value.map(each -> with(component, each)).getOrElse(this);
    }

    /** Returns the term with components that an old term says under the same names, those that it says. */
    NewTerm with(OldTerm old, String... names) {
        NewTerm term = this;
        for (String each : names) {
            term = term.with(each, old.said(each));
        }
        return term;
    }

    /** Returns the term as data, as short as it can be read, without components that say what is usual. */
    Data data() {
        Array<ComponentShape> shape = KnownKind.today(language, role, kind);
        Map<String, Data> said = components.reject(each -> shape.exists(
                part -> part.name().equals(each._1()) && part.usual().contains(each._2())));
        if (said.isEmpty()) {
            return Data.text(kind);
        }
        boolean isAlone = said.size() == 1
                && shape.exists(
                        part -> part.isAlone() && part.name().equals(said.head()._1()))
                && !isFull(shape, said.head()._2());
        Data.Builder fields = Data.fields();
        said.forEach(fields::put);
        return Data.fields()
                .put(kind, isAlone ? said.head()._2() : fields.build())
                .build();
    }

    private static boolean isFull(Array<ComponentShape> shape, Data body) {
        return body instanceof Data.Fields fields
                && (fields.size() != 1 || shape.exists(part -> part.name().equals(fields.name(0))));
    }
}
