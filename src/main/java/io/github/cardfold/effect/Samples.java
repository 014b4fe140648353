package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Terms of a language that are as simple as can be, one of each role: stand-ins for what a parameter will be. */
final class Samples {
    /** How deep a stand-in may be. */
    private static final int DEEPEST = 4;

    private final Kinds language;

    Samples(Kinds language) {
        this.language = language;
    }

    /** Returns what a component may be. */
    Object of(Component component) {
        Reading at = Reading.of(Data.truth(true));
        return data(component, DEEPEST)
                .map(each -> component.read(language, at.with(each)))
                .getOrElseThrow(() -> at.expected("a term that a parameter can be", "none of its type"));
    }

    private Option<Data> data(Component component, int depth) {
        Class<?> role = component.role();
        if (role != null) {
            return term(role.asSubclass(Term.class), depth - 1);
        }
        if (component.held() == int.class || component.held() == Integer.class) {
            return Option.some(Data.whole(1));
        }
        if (component.held() == boolean.class) {
            return Option.some(Data.truth(true));
        }
        return component.words(language).map(Data::text).headOption().orElse(Option.some(Data.text("x")));
    }

    /** Returns a term of a role: of a kind that needs nothing, or else of one whose needs are as simple. */
    private Option<Data> term(Class<? extends Term> role, int depth) {
        if (depth < 0) {
            return Option.none();
        }
        Array<Kind> kinds = language.kinds(role)
                .reject(each -> Array.of(Kinds.VARIABLE, Kinds.LIST).contains(each.name()));
        return kinds.sortBy(each -> each.components().count(Component::isNeeded))
                .toStream()
                .flatMap(kind -> term(kind, depth))
                .find(each -> isRead(role, each));
    }

    private Option<Data> term(Kind kind, int depth) {
        if (kind.name().equals(Kinds.NUMBER)) {
            return Option.some(Data.whole(1));
        }
        Data.Builder body = Data.fields();
        for (Component each : kind.components().filter(Component::isNeeded)) {
            Option<Data> part = data(each, depth);
            if (part.isEmpty()) {
                return Option.none();
            }
            body.put(each.name(), part.get());
        }
        return Option.some(
                body.size() == 0
                        ? Data.text(kind.name())
                        : Data.fields().put(kind.name(), body.build()).build());
    }

    private boolean isRead(Class<? extends Term> role, Data data) {
        try {
            language.read(role, data);
            return true;
        } catch (StateFormatException refused) {
            return false;
        }
    }
}
