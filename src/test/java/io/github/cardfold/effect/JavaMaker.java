package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.lang.reflect.RecordComponent;
import java.util.function.UnaryOperator;

/** Writes the expression that makes a term. */
interface JavaMaker {
    /**
     * Writes it.
     *
     * @param values the expression for a component, by its name
     */
    String make(UnaryOperator<String> values);

    /** Writes the making of a record with its parts; components that are fixed have their values. */
    static JavaMaker of(RecordKind kind) {
        return values -> made(kind, kind.type(), values);
    }

    private static String made(RecordKind kind, Class<?> type, UnaryOperator<String> values) {
        return "new " + JavaType.of(type) + "("
                + Array.of(type.getRecordComponents())
                        .map(each -> argument(kind, each, values))
                        .mkString(", ")
                + ")";
    }

    private static String argument(RecordKind kind, RecordComponent component, UnaryOperator<String> values) {
        if (Part.class.isAssignableFrom(component.getType())) {
            return made(kind, component.getType(), values);
        }
        String field = component.getName();
        return kind.components().exists(each -> each.field().equals(field))
                ? values.apply(field)
                : JavaType.value(kind.fixed(field));
    }
}
