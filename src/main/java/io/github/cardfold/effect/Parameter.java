package io.github.cardfold.effect;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a {@link TermDefinition}. As data it is its type alone, or a map with {@code type} and
 * {@code default}.
 *
 * @param name its name
 * @param type what it is: a role, such as {@code value} or {@code ability}; or {@value #NUMBER}, {@value #TEXT},
 *     {@value #WORDS} or {@value #TRUTH} for what stands where no term does
 * @param usual what it is taken for when it is left out; none if it is needed
 */
public record Parameter(String name, String type, Option<Data> usual) {
    /** A whole number that is no value, such as how often an ability may be used. */
    public static final String NUMBER = "number";
    /** A text or word, such as a name. */
    public static final String TEXT = "text";
    /** Texts or words in a row, such as the places where an ability is valid. */
    public static final String WORDS = "words";
    /** True or false. */
    public static final String TRUTH = "truth";

    private static final String TYPE = "type";
    static final String DEFAULT = "default";

    static Parameter read(String name, Reading value) {
        if (value.data() instanceof Data.Text text) {
            return new Parameter(name, type(text.value(), value), Option.none());
        }
        ReadingFields in = value.fields();
        Reading type = in.get(TYPE);
        @Nullable Reading usual = in.find(DEFAULT);
        in.end();
        return new Parameter(name, type(type.text(), type), Option.of(usual).map(Reading::data));
    }

    private static String type(String type, Reading at) {
        if (javaType(type).isEmpty()) {
            throw at.expected("one of "
                    + Array.of(NUMBER, TEXT, WORDS, TRUTH)
                            .appendAll(Roles.ALL.map(Roles::what))
                            .mkString(", "));
        }
        return type;
    }

    Data data() {
        return usual.map(each ->
                        Data.fields().text(TYPE, type).put(DEFAULT, each).build())
                .getOrElse(() -> Data.text(type));
    }

    /** Returns the Java type of what it is. */
    Type javaType() {
        return javaType(type).get();
    }

    private static Option<Type> javaType(String type) {
        return switch (type) {
            case NUMBER -> Option.some(int.class);
            case TEXT -> Option.some(String.class);
            case WORDS -> Option.some(new TextList());
            case TRUTH -> Option.some(boolean.class);
            default -> Roles.called(type).map(each -> (Type) each);
        };
    }

    /** The type of texts in a row. */
    private record TextList() implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return new Type[] {String.class};
        }

        @Override
        public Type getRawType() {
            return Array.class;
        }

        @Override
        public @Nullable Type getOwnerType() {
            return null;
        }
    }
}
