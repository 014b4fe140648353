package io.github.cardfold.effect;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How types and values are written in Java: types as {@code «their.full.name»} until the imports are known. */
final class JavaType {
    private static final Pattern FULL = Pattern.compile("«([^»]*)»");

    private JavaType() {}

    static String of(Class<?> type) {
        return type.isPrimitive() || type == String.class || type == Integer.class
                ? type.getSimpleName()
                : "«" + type.getCanonicalName() + "»";
    }

    /** Returns what one of a component's values is, alone, in a list or perhaps. */
    static Class<?> inner(Type type) {
        return type instanceof ParameterizedType several ? inner(several.getActualTypeArguments()[0]) : (Class<?>) type;
    }

    static boolean isSeveral(Type type) {
        return type instanceof ParameterizedType several && several.getRawType() == Array.class;
    }

    static boolean isOption(Type type) {
        return type instanceof ParameterizedType several && several.getRawType() == Option.class;
    }

    /** Returns the type of a field that holds a component. */
    static String full(Type type) {
        return type instanceof ParameterizedType several
                ? of((Class<?>) several.getRawType()) + "<" + boxed(inner(type)) + ">"
                : of((Class<?>) type);
    }

    private static String boxed(Class<?> type) {
        return type == int.class ? "Integer" : of(type);
    }

    /** Returns an expression for a value that stands in a term. */
    static String value(Object value) {
        if (value instanceof String text) {
            return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
        }
        if (value instanceof Integer || value instanceof Boolean) {
            return value.toString();
        }
        if (value instanceof Enum<?> word) {
            return of(word.getDeclaringClass()) + "." + word.name();
        }
        if (value instanceof Array<?> several) {
            return of(Array.class)
                    + (several.isEmpty()
                            ? ".empty()"
                            : ".of(" + several.map(JavaType::value).mkString(", ") + ")");
        }
        if (value instanceof Option<?> maybe) {
            return of(Option.class)
                    + maybe.map(each -> ".some(" + value(each) + ")").getOrElse(".none()");
        }
        if (value instanceof Term term) {
            RecordComponent[] components = TermRecord.components(term);
            return "new " + of(term.getClass()) + "("
                    + Array.of(components)
                            .map(each -> value(TermRecord.value(term, each)))
                            .mkString(", ") + ")";
        }
        return of(value.getClass()) + "." + constant(value);
    }

    /** Returns the name of the constant of its class that a value is. */
    private static String constant(Object value) {
        return Array.of(value.getClass().getFields())
                .filter(each -> Modifier.isStatic(each.getModifiers()))
                .find(each -> isValue(each, value))
                .getOrElseThrow(() -> new IllegalArgumentException("no Java for " + value + " of " + value.getClass()))
                .getName();
    }

    private static boolean isValue(Field constant, Object value) {
        try {
            return value.equals(constant.get(null));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the imports of a source, those of types whose short name only one type has. */
    static String imports(String source) {
        TreeSet<String> imports = new TreeSet<>();
        names(source).forEach((name, full) -> {
            if (full.size() == 1) {
                imports.add("import " + full.first() + ";");
            }
        });
        return String.join("\n", imports);
    }

    /** Returns a source in which types stand under their short names where these are imported. */
    static String shortened(String source) {
        TreeMap<String, TreeSet<String>> names = names(source);
        return FULL.matcher(source)
                .replaceAll(found -> Matcher.quoteReplacement(
                        names.get(outer(found.group(1))).size() == 1 ? shortName(found.group(1)) : found.group(1)));
    }

    private static TreeMap<String, TreeSet<String>> names(String source) {
        TreeMap<String, TreeSet<String>> names = new TreeMap<>();
        FULL.matcher(source)
                .results()
                .map(each -> each.group(1))
                .forEach(full -> names.computeIfAbsent(outer(full), name -> new TreeSet<>())
                        .add(full.substring(
                                0, full.indexOf(outer(full)) + outer(full).length())));
        return names;
    }

    /** Returns the name of the type, or of the one that it stands in. */
    private static String outer(String full) {
        return Array.of(full.split("\\."))
                .find(each -> Character.isUpperCase(each.charAt(0)))
                .get();
    }

    private static String shortName(String full) {
        return full.substring(full.indexOf(outer(full)));
    }
}
