package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.grammar.Grammar;
import io.github.cardfold.effect.grammar.Structure;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.function.Function;

/**
 * How the terms of definitions are said: as these are printed. All definitions of a role have one record, whose
 * components for the grammar are those of all of them: of each definition whether it is that one, and its parameters.
 */
final class DefinedPhrases {
    private final Kinds language;
    private final Array<DefinedKind> kinds;

    /** @param type the record of a role */
    DefinedPhrases(Kinds language, Class<?> type) {
        this.language = language;
        kinds = DefinedKind.of(language).filter(each -> each.type() == type);
    }

    /** A component of the record: a parameter or, without one, whether a term is of the definition. */
    private record Spoken(Kinds language, DefinedKind kind, Option<Component> component, String name)
            implements Structure.Field {
        @Override
        public Type type() {
            if (isList(component)) {
                return component.get().type();
            }
            return isTruth()
                    ? boolean.class
                    : component.<Type>map(each -> new Perhaps(each.type())).get();
        }

        private boolean isTruth() {
            return component.forAll(each -> each.type() == boolean.class || each.type() == Boolean.class);
        }

        @Override
        public Object value(Object term) {
            boolean isThis = kind.covers((Term) term);
            if (isTruth()) {
                return isThis && component.forAll(each -> (boolean) each.value(term));
            }
            return isList(component)
                    ? isThis ? component.get().value(term) : Array.empty()
                    : Option.when(isThis, () -> component.get().value(term));
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public boolean isSaid(Object value) {
            if (value instanceof Array<?> several) {
                return several.nonEmpty()
                        && component.get().write(language, several).isDefined();
            }
            return value instanceof Option<?> maybe
                    ? maybe.exists(each -> component.get().write(language, each).isDefined())
                    : (boolean) value;
        }
    }

    private static boolean isList(Option<Component> component) {
        return component.exists(each -> each.type() instanceof ParameterizedType);
    }

    /** The type of what may be missing. */
    private record Perhaps(Type of) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return new Type[] {of};
        }

        @Override
        public Type getRawType() {
            return Option.class;
        }

        @Override
        public Type getOwnerType() {
            return Option.class;
        }
    }

    private static String name(int kind) {
        return "d" + kind;
    }

    private static String name(int kind, int component) {
        return name(kind) + "p" + component;
    }

    /** Returns the components of the record. */
    Array<Structure.Field> fields() {
        return Array.range(0, kinds.size()).flatMap(i -> {
            DefinedKind kind = kinds.get(i);
            Array<Component> parameters = kind.components();
            return Array.range(0, parameters.size())
                    .<Structure.Field>map(
                            each -> new Spoken(language, kind, Option.some(parameters.get(each)), name(i, each)))
                    .prepend(new Spoken(language, kind, Option.none(), name(i)));
        });
    }

    /**
     * Returns a term.
     *
     * @param said what components are; none for those that are not said
     * @throws IllegalArgumentException if the definition refuses it
     */
    Term make(Function<String, Option<Object>> said) {
        int index = Array.range(0, kinds.size())
                .find(i -> said.apply(name(i)).contains(true))
                .getOrElseThrow(() -> new IllegalArgumentException("there is no such definition"));
        DefinedKind kind = kinds.get(index);
        Reading nothing = Reading.of(Data.text(""));
        return kind.make(
                language,
                component -> said.apply(name(index, kind.components().indexOf(component)))
                        .getOrElse(() -> component.leftOut(language, nothing)),
                nothing);
    }

    private static String slot(Component parameter, String field) {
        if (parameter.type() == boolean.class) {
            return "<{" + field + "}(" + parameter.name() + ")>";
        }
        return isList(Option.some(parameter)) ? "{" + field + " and}" : "{" + field + "}";
    }

    /** Adds the phrases to a grammar: each as it is printed, and then the parameters that are not. */
    void addTo(Grammar.Builder grammar, Class<?> type) {
        for (int i = 0; i < kinds.size(); i++) {
            int index = i;
            Array<Component> parameters = kinds.get(i).components();
            Map<String, String> slots = parameters
                    .zipWithIndex()
                    .toLinkedMap(each -> each._1().name(), each -> slot(each._1(), name(index, each._2())));
            grammar.printed(type, "{" + name(i) + "}", kinds.get(i).definition().pieces(slots));
        }
    }
}
