package io.github.cardfold.json.upgrade;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * A term as it stands in a text.
 *
 * @param data the whole term
 * @param kind its kind
 * @param components what is said of it, by the names of its components, in the order in which it is said
 * @param isFull whether the names are written down, too
 */
record SaidTerm(Data data, KnownKind kind, LinkedHashMap<String, Data> components, boolean isFull) {

    /** Returns the term that data is, of one of some roles; none for numbers, variables, lists and what is unknown. */
    static Option<SaidTerm> of(Language language, Array<String> roles, Data data) {
        if (data instanceof Data.Text text && !text.value().startsWith(Language.VARIABLE)) {
            return KnownKind.of(language, roles, text.value())
                    .map(kind -> new SaidTerm(data, kind, LinkedHashMap.empty(), false));
        }
        return data instanceof Data.Fields fields && fields.size() == 1
                ? KnownKind.of(language, roles, fields.name(0)).flatMap(kind -> of(data, kind, fields.value(0)))
                : Option.none();
    }

    private static Option<SaidTerm> of(Data data, KnownKind kind, Data body) {
        if (body instanceof Data.Fields fields && kind.isFull(fields)) {
            LinkedHashMap<String, Data> said = LinkedHashMap.empty();
            for (int i = 0; i < fields.size(); i++) {
                said = said.put(fields.name(i), fields.value(i));
            }
            return Option.some(new SaidTerm(data, kind, said, true));
        }
        return kind.alone().map(alone -> new SaidTerm(data, kind, LinkedHashMap.of(alone, body), false));
    }

    /** Returns the path of a component. */
    String path(String path, String component) {
        String within = path + StateFormatException.step(kind.name());
        return isFull ? within + StateFormatException.step(component) : within;
    }

    /** Returns the term with other components, each made of one and its name; the same term if none differs. */
    SaidTerm map(BiFunction<String, Data, Data> change) {
        LinkedHashMap<String, Data> changed = LinkedHashMap.empty();
        boolean isSame = true;
        for (var each : components) {
            Data now = change.apply(each._1(), each._2());
            isSame &= now == each._2();
            changed = changed.put(each._1(), now);
        }
        return isSame ? this : new SaidTerm(written(changed), kind, changed, isFull);
    }

    private Data written(LinkedHashMap<String, Data> changed) {
        boolean isShort = !isFull && !(changed.head()._2() instanceof Data.Fields fields && kind.isFull(fields));
        Data.Builder full = Data.fields();
        changed.forEach(full::put);
        return Data.fields()
                .put(kind.name(), isShort ? changed.head()._2() : full.build())
                .build();
    }
}
