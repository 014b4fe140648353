package io.github.cardfold.effect;

import io.vavr.collection.Array;

/**
 * The class with the Java words of one role.
 *
 * @param name its name
 * @param what what it has, in words
 * @param kinds its kinds
 */
record JavaRoom(String name, String what, Array<JavaKind> kinds) {
    /** Returns the source of the class. */
    String source() {
        Array<JavaOptions> options = kinds.flatMap(JavaKind::optionsClass).distinctBy(JavaOptions::name);
        String body = kinds.map(JavaKind::source).mkString("\n\n")
                + options.map(each -> "\n\n" + each.source()).mkString();
        return "package io.github.cardfold.cardfight.text;\n\n" + JavaType.imports(body) + "\n\n/** " + what
                + ". Generated from the kinds: do not edit. */\n"
                + "public final class " + name + " {\nprivate " + name + "() {}\n\n" + JavaType.shortened(body)
                + "\n}\n";
    }

    /** Returns the source of a class with a constant for each word of a type. */
    static String ofWords(String name, Class<?> type, Array<Object> values) {
        String body = values.map(each -> (Enum<?>) each)
                .map(each -> "/** The word \"" + Words.of(each) + "\". */\npublic static final " + JavaType.of(type)
                        + " " + each.name() + " = " + JavaType.value(each) + ";")
                .mkString("\n\n");
        return "package io.github.cardfold.cardfight.text;\n\n" + JavaType.imports(body)
                + "\n\n/** The words that stand where texts have a " + Words.ofClass(type)
                + ". Generated from the kinds: do not edit. */\n" + "public final class " + name + " {\n"
                + JavaType.shortened(body) + "\n\nprivate " + name + "() {}\n}\n";
    }
}
