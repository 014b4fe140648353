package io.github.cardfold.effect;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the Javadoc of a record says of it and of its components. */
record JavaSource(String doc, java.util.Map<String, String> components) {
    static final JavaSource NONE = new JavaSource("", java.util.Map.of());

    private static final Path ROOT = Path.of("src", "main", "java");
    private static final Pattern LINK = Pattern.compile("\\{@link(?:plain)? +([^ }]*)( [^}]*)?}");

    /** Reads the file of a record. */
    static JavaSource of(Class<?> type) {
        try {
            String source = Files.readString(ROOT.resolve(type.getName().replace('.', '/') + ".java"));
            Matcher found = Pattern.compile("/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/(?:(?!/\\*\\*)[\\s\\S])*?\\brecord "
                            + type.getSimpleName() + "\\b")
                    .matcher(source);
            JavaSource own = found.find() ? of(found.group(1)) : NONE;
            return own.withPartsOf(type);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns this with what the parts of a record say of their components. */
    private JavaSource withPartsOf(Class<?> type) {
        java.util.Map<String, String> all = new TreeMap<>(components);
        for (RecordComponent each : type.getRecordComponents()) {
            if (Part.class.isAssignableFrom(each.getType())) {
                all.putAll(of(each.getType()).components());
            }
        }
        return new JavaSource(doc, all);
    }

    private static JavaSource of(String comment) {
        Array<String> tags = Array.of(comment.replaceAll("(?m)^ *\\* ?", "").split("(?m)^@"))
                .map(each -> plain(each.strip().replaceAll("\\s+", " ")));
        java.util.Map<String, String> components = tags.tail()
                .filter(each -> each.startsWith("param "))
                .map(each -> each.substring("param ".length()).split(" ", 2))
                .toJavaMap(each -> io.vavr.Tuple.of(each[0], each[1]));
        return new JavaSource(tags.head(), components);
    }

    /** Links are left out: what they lead to is not imported where the text will stand. */
    private static String plain(String text) {
        return LINK.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        found.group(2) == null
                                ? found.group(1).replace("#", " ").strip()
                                : found.group(2).strip()));
    }

    String component(String field) {
        return components.getOrDefault(field, "the " + Words.of(field));
    }
}
