package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A kind as methods in Java: one whose arguments are what must be said, one that takes besides what may be said, one
 * with what may stand alone.
 *
 * @param name the name of the methods
 * @param type the type of what they return
 * @param options the name of the class of its options
 * @param components what may be said, in order
 * @param alone the name of the component that may stand alone though it is not needed; "" for none
 * @param doc what it is
 * @param maker what writes the term
 */
record JavaKind(
        String name,
        Class<?> type,
        String options,
        Array<JavaComponent> components,
        String alone,
        String doc,
        JavaMaker maker) {
    private static final Set<String> RESERVED = Set.of(
            "if", "this", "do", "for", "while", "new", "return", "case", "default", "switch", "try", "wait", "notify");

    /** Returns the methods of a kind. */
    static JavaKind of(Language language, Kind kind) {
        JavaSource source = JavaSource.of(kind.type());
        Component only = kind.only();
        return new JavaKind(
                methodName(kind.name()),
                kind.role(),
                kind.type().getSimpleName() + "Options",
                kind.components().map(each -> JavaComponent.of(language, each, source)),
                only == null ? "" : only.field(),
                source.doc(),
                JavaMaker.of((RecordKind) kind));
    }

    /** Returns the methods of what is said of a characteristic. */
    static JavaKind of(Language language, Class<? extends Entry> entry, Kind kind) {
        Array<JavaComponent> own = kind.components().map(each -> JavaComponent.of(language, each, JavaSource.NONE));
        if (own.exists(each -> each.type() == Characteristic.class)) {
            String said = entry == Setting.class ? "of.to()" : "of.is()";
            JavaComponent of = new JavaComponent("of", entry, "", "what is said of the characteristic");
            JavaMaker maker = values -> "new " + JavaType.of(entry) + "("
                    + JavaMaker.of((RecordKind) kind).make(field -> "of.what()") + ", " + said + ")";
            return new JavaKind(methodName(kind.name()), entry, "", Array.of(of), "", doc(kind), maker);
        }
        Characteristic what = language.read(Characteristic.class, sample(language, kind));
        Class<? extends Term> below = Entries.below(entry, what);
        RecordKind of = (RecordKind) kind;
        if (Part.class.isAssignableFrom(below)) {
            return ofPart(language, entry, of, own, new RecordKind("", below, below));
        }
        String field = entry.getRecordComponents()[1].getName();
        JavaComponent said = new JavaComponent(field, below, "", "what is said of it");
        JavaMaker maker = values -> entry(entry, of, values, values.apply(field));
        return new JavaKind(methodName(kind.name()), entry, "", own.append(said), "", doc(kind), maker);
    }

    private static JavaKind ofPart(
            Language language, Class<?> entry, RecordKind kind, Array<JavaComponent> own, RecordKind part) {
        JavaSource source = JavaSource.of(part.type());
        return new JavaKind(
                methodName(kind.name()),
                entry,
                part.type().getSimpleName() + "Options",
                own.appendAll(part.components().map(each -> JavaComponent.of(language, each, source))),
                part.only() == null ? "" : part.only().field(),
                doc(kind),
                values -> entry(entry, kind, values, JavaMaker.of(part).make(values)));
    }

    private static String entry(Class<?> entry, RecordKind kind, UnaryOperator<String> values, String said) {
        return "new " + JavaType.of(entry) + "(" + JavaMaker.of(kind).make(values) + ", " + said + ")";
    }

    private static String doc(Kind characteristic) {
        return "Returns what is said of the characteristic \"" + characteristic.name() + "\".";
    }

    private static Data sample(Language language, Kind kind) {
        return kind.components()
                .headOption()
                .<Data>map(word -> Data.fields()
                        .put(kind.name(), Data.text(word.words(language).head()))
                        .build())
                .getOrElse(Data.text(kind.name()));
    }

    static String methodName(String name) {
        String method = switch (name) {
            case Language.NUMBER, Language.WORD, Language.LIST, Language.ENTRY -> "of";
            case Language.VARIABLE -> "variable";
            default -> camel(name);
        };
        return RESERVED.contains(method) ? method + "_" : method;
    }

    private static String camel(String name) {
        StringBuilder camel = new StringBuilder();
        for (String word : name.split("[ '-]")) {
            camel.append(camel.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
        }
        return camel.toString();
    }

    /** Returns the components that must be said, a list as the last. */
    private Array<JavaComponent> needed() {
        return components.filter(JavaComponent::isNeeded).sortBy(JavaComponent::isSeveral);
    }

    private Array<JavaComponent> optional() {
        return components.reject(JavaComponent::isNeeded);
    }

    /** Returns the class of its options; none if nothing is optional. */
    Option<JavaOptions> optionsClass() {
        return Option.when(optional().nonEmpty(), () -> new JavaOptions(options, optional()));
    }

    /** Returns the source of its methods. */
    String source() {
        Array<String> methods = methods(needed());
        Option<JavaComponent> first = components.find(each -> each.field().equals(alone) && !each.isNeeded());
        if (needed().isEmpty()) {
            methods = methods.appendAll(first.toArray().flatMap(each -> methods(Array.of(each))));
        }
        return (optional().isEmpty() ? methods : methods.append(withOptions())).mkString("\n\n");
    }

    private Array<String> methods(Array<JavaComponent> parameters) {
        Array<String> methods = Array.of(method(parameters, false));
        return parameters.exists(JavaComponent::isNumber) ? methods.append(method(parameters, true)) : methods;
    }

    private String method(Array<JavaComponent> parameters, boolean isPlain) {
        Map<String, String> values = LinkedHashMap.empty();
        for (JavaComponent each : components) {
            values = values.put(each.field(), each.usual());
        }
        JavaComponent last = parameters.lastOption().getOrNull();
        for (JavaComponent each : parameters) {
            values = values.put(each.field(), isPlain && each.isNumber() ? each.number() : each.value(each == last));
        }
        Array<String> arguments = parameters.map(
                each -> isPlain && each.isNumber() ? "int " + each.field() : each.parameter(each == last));
        return method(name, parameters, arguments, "return " + maker.make(said(values)) + ";");
    }

    private String withOptions() {
        Map<String, String> values = LinkedHashMap.empty();
        JavaComponent last = needed().lastOption().getOrNull();
        for (JavaComponent each : components) {
            values = values.put(each.field(), each.isNeeded() ? each.value(each == last) : "said." + each.field());
        }
        String consumer = JavaType.of(Consumer.class) + "<" + options + "> more";
        Array<String> arguments = needed().map(each -> each.parameter(each == last));
        Array<String> all = last != null && last.isSeveral()
                ? arguments.init().append(consumer).append(arguments.last())
                : arguments.append(consumer);
        return method(
                name + "With",
                needed(),
                all,
                options + " said = new " + options + "();\nmore.accept(said);\nreturn " + maker.make(said(values))
                        + ";");
    }

    private static UnaryOperator<String> said(Map<String, String> values) {
        return field -> values.get(field).get();
    }

    private String method(String called, Array<JavaComponent> parameters, Array<String> arguments, String body) {
        String tags = parameters
                .map(each -> " * @param " + each.field() + " " + each.doc() + "\n")
                .append(called.equals(name) ? "" : " * @param more says what may be said besides\n")
                .mkString();
        String comment = tags.isEmpty() ? "/** " + doc + " */" : "/**\n * " + doc + "\n *\n" + tags + " */";
        return comment + "\npublic static " + JavaType.of(type) + " " + called + "(" + arguments.mkString(", ")
                + ") {\n" + body + "\n}";
    }
}
