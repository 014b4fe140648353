package io.github.cardfold.effect;

import io.vavr.collection.Array;

/**
 * The class whose methods say what may be said of a kind besides what must be.
 *
 * @param name its name
 * @param optional the components that may be left out
 */
record JavaOptions(String name, Array<JavaComponent> optional) {
    /** Returns the source of the class. */
    String source() {
        return "/** What may be said besides; what is not said is as if it were left out of a text. Mutable. */\n"
                + "public static final class " + name + " {\n"
                + optional.map(each -> "private " + JavaType.full(each.type()) + " " + each.field() + " = "
                                + each.usual() + ";\n")
                        .mkString()
                + "\nprivate " + name + "() {}\n" + optional.map(this::methods).mkString() + "}";
    }

    private String methods(JavaComponent each) {
        String plain = method(each, each.parameter(true), each.value(true));
        return each.isNumber() ? plain + method(each, "int " + each.field(), each.number()) : plain;
    }

    private String method(JavaComponent each, String parameter, String value) {
        return "\n/** Says " + each.doc() + ". */\npublic " + name + " " + each.field() + "(" + parameter + ") {\nthis."
                + each.field() + " = " + value + ";\nreturn this;\n}\n";
    }
}
