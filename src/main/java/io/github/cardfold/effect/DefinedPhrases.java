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

    /** A component of the record: whether a term is of a definition. */
    private record IsIt(DefinedKind kind, String name) implements Structure.Field {
        @Override
        public Type type() {
            return boolean.class;
        }

        @Override
        public Object value(Object term) {
            return kind.covers((Term) term);
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public boolean isSaid(Object value) {
            return (boolean) value;
        }
    }

    /** A component of the record: a parameter of a definition; of a truth value, whether it is true. */
    private record Is(Kinds language, DefinedKind kind, Component parameter, String name) implements Structure.Field {
        @Override
        public Type type() {
            return isTruth(parameter) || isList(parameter) ? parameter.type() : new Perhaps(parameter.type());
        }

        @Override
        public Object value(Object term) {
            boolean isThis = kind.covers((Term) term);
            if (isTruth(parameter)) {
                return isThis && (boolean) parameter.value(term);
            }
            return isList(parameter)
                    ? isThis ? parameter.value(term) : Array.empty()
                    : Option.when(isThis, () -> parameter.value(term));
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public boolean isSaid(Object value) {
            Array<?> said = value instanceof Boolean truth
                    ? Array.of(truth).filter(each -> each)
                    : value instanceof Option<?> maybe ? maybe.toArray() : (Array<?>) value;
            return said.nonEmpty() && isToSay(language, kind, parameter, isList(parameter) ? said : said.head());
        }
    }

    /** A component of the record: whether a parameter is false or an empty list. */
    private record IsNot(Kinds language, DefinedKind kind, Component parameter, String name)
            implements Structure.Field {
        @Override
        public Type type() {
            return boolean.class;
        }

        @Override
        public Object value(Object term) {
            return kind.covers((Term) term) && parameter.value(term).equals(nothing(parameter));
        }

        @Override
        public boolean isOptional() {
            return true;
        }

        @Override
        public boolean isSaid(Object value) {
            return (boolean) value && isToSay(language, kind, parameter, nothing(parameter));
        }
    }

    private static Object nothing(Component parameter) {
        return isList(parameter) ? Array.empty() : false;
    }

    /** Tells whether something else would be understood without it, or it is printed anyhow. */
    private static boolean isToSay(Kinds language, DefinedKind kind, Component parameter, Object value) {
        return kind.definition().isPrinted(parameter.name())
                || parameter.write(language, value).isDefined();
    }

    private static boolean isTruth(Component parameter) {
        return parameter.type() == boolean.class;
    }

    private static boolean isList(Component parameter) {
        return parameter.type() instanceof ParameterizedType;
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

    private static String not(String field) {
        return field + "n";
    }

    /** Returns the components of the record. */
    Array<Structure.Field> fields() {
        return Array.range(0, kinds.size()).flatMap(i -> {
            DefinedKind kind = kinds.get(i);
            return kind.components()
                    .zipWithIndex()
                    .flatMap(each -> fields(kind, each._1(), name(i, each._2())))
                    .prepend(new IsIt(kind, name(i)));
        });
    }

    private Array<Structure.Field> fields(DefinedKind kind, Component parameter, String name) {
        Structure.Field is = new Is(language, kind, parameter, name);
        return isTruth(parameter) || isList(parameter)
                ? Array.of(is, new IsNot(language, kind, parameter, not(name)))
                : Array.of(is);
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
                component -> argument(component, name(index, kind.components().indexOf(component)), said)
                        .getOrElse(() -> leftOut(component, nothing)),
                nothing);
    }

    private Object leftOut(Component parameter, Reading nothing) {
        if (parameter.isNeeded()) {
            throw new IllegalArgumentException("\"" + parameter.name() + "\" is not said");
        }
        return parameter.leftOut(language, nothing);
    }

    private static Option<Object> argument(Component parameter, String field, Function<String, Option<Object>> said) {
        return said.apply(not(field)).contains(true)
                ? Option.some(nothing(parameter))
                : said.apply(field).filter(each -> !each.equals(nothing(parameter)));
    }

    /** Returns what stands for a parameter where it is printed. */
    private static String printed(Component parameter, String field) {
        if (isTruth(parameter)) {
            return unprinted(parameter, field);
        }
        return isList(parameter) ? "<{" + field + " and}>" + no(parameter, field) : "{" + field + "}";
    }

    /** Returns what stands for a parameter where it is not printed. */
    private static String unprinted(Component parameter, String field) {
        String name = parameter.name();
        if (isTruth(parameter)) {
            return "<{" + field + "} (" + name + ")>" + no(parameter, field);
        }
        if (isList(parameter)) {
            return "< (" + name + ": {" + field + " and})>" + no(parameter, field);
        }
        String said = " (" + name + ": {" + field + "})";
        return parameter.isNeeded() ? said : "<" + said + ">";
    }

    private static String no(Component parameter, String field) {
        return "<{" + not(field) + "} (no " + parameter.name() + ")>";
    }

    /** Adds the phrases to a grammar: each as it is printed, and then the parameters that are not. */
    void addTo(Grammar.Builder grammar, Class<?> type) {
        for (int i = 0; i < kinds.size(); i++) {
            int index = i;
            Array<Component> parameters = kinds.get(i).components();
            Map<String, Component> named = parameters.toLinkedMap(Component::name, each -> each);
            Function<Component, String> field = each -> name(index, parameters.indexOf(each));
            grammar.printed(
                    type,
                    "{" + name(i) + "}",
                    kinds.get(i)
                            .definition()
                            .pieces(
                                    name -> printed(
                                            named.get(name).get(),
                                            field.apply(named.get(name).get())),
                                    name -> unprinted(
                                            named.get(name).get(),
                                            field.apply(named.get(name).get()))));
        }
    }
}
