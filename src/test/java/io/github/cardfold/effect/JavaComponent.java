package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.Type;

/**
 * A component of a kind as an argument in Java.
 *
 * @param field its name
 * @param type its type
 * @param usual an expression for what it is taken for when it is left out; "" if it is needed
 * @param doc what it is
 */
record JavaComponent(String field, Type type, String usual, String doc) {
    static JavaComponent of(Language language, Component component, JavaSource source) {
        String usual =
                component.isNeeded() ? "" : JavaType.value(component.leftOut(language, Reading.of(Data.text(""))));
        return new JavaComponent(component.field(), component.type(), usual, source.component(component.field()));
    }

    boolean isNeeded() {
        return usual.isEmpty();
    }

    boolean isNumber() {
        return JavaType.inner(type) == Value.class && !isSeveral();
    }

    boolean isSeveral() {
        return JavaType.isSeveral(type);
    }

    /** Returns it as a parameter: of a list as many arguments as there are, if it is the last one. */
    String parameter(boolean isLast) {
        String inner = JavaType.of(JavaType.inner(type));
        if (!isSeveral()) {
            return inner + " " + field;
        }
        return isLast ? inner + "... " + field : JavaType.full(type) + " " + field;
    }

    /** Returns what the record gets, given the parameter as the last one or not. */
    String value(boolean isLast) {
        return isSeveral() && isLast ? JavaType.of(Array.class) + ".of(" + field + ")" : perhaps(field);
    }

    /** Returns what the record gets, given the parameter as a plain number. */
    String number() {
        return perhaps("new " + JavaType.of(io.github.cardfold.effect.kind.Constant.class) + "(" + field + ")");
    }

    private String perhaps(String expression) {
        return JavaType.isOption(type) ? JavaType.of(Option.class) + ".some(" + expression + ")" : expression;
    }
}
