package io.github.cardfold.effect;

import io.github.cardfold.cardfight.edition.Vocabulary;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes the words with which cards are written in Java: for each role a class, for each kind of the language a method
 * whose arguments are what must be said, for what may be said besides an object with a method for each. The main method
 * writes the files; {@code spotless:apply} then formats them.
 */
final class JavaWords {
    static final Path FOLDER = Path.of("src/main/java/io/github/cardfold/cardfight/text");

    private static final Language LANGUAGE = Vocabulary.LANGUAGE;

    private JavaWords() {}

    /** Writes the files, one for each role. */
    public static void main(String[] args) throws IOException {
        for (var file : files()) {
            Files.writeString(FOLDER.resolve(file._1()), file._2());
        }
    }

    /** Returns the files by their names. */
    static Map<String, String> files() {
        Map<String, String> files = LinkedHashMap.empty();
        for (Class<? extends Term> role : Language.roles()) {
            Array<JavaKind> kinds = LANGUAGE.kinds(role).map(each -> JavaKind.of(LANGUAGE, each));
            JavaRoom room = new JavaRoom(plural(role), what(role), kinds);
            files = files.put(room.name() + ".java", room.source());
        }
        for (Class<? extends Entry> entry : Array.<Class<? extends Entry>>of(Property.class, Setting.class)) {
            JavaRoom room = new JavaRoom(
                    plural(entry),
                    entry == Property.class
                            ? "What is asked of a characteristic of cards"
                            : "What effects make of a characteristic of cards",
                    LANGUAGE.kinds(Characteristic.class).map(each -> JavaKind.of(LANGUAGE, entry, each)));
            files = files.put(room.name() + ".java", room.source());
        }
        for (Class<?> type : named()) {
            files = files.put(plural(type) + ".java", JavaRoom.ofWords(plural(type), type, LANGUAGE.values(type)));
        }
        return files;
    }

    /** Returns the types of components whose words are constants of an enum that cards written in Java cannot name. */
    private static Array<Class<?>> named() {
        return Language.roles()
                .flatMap(LANGUAGE::kinds)
                .flatMap(Kind::components)
                .<Class<?>>map(Component::held)
                .distinct()
                .reject(each -> each.isEnum() || Term.class.isAssignableFrom(each))
                .filter(each -> LANGUAGE.values(each).exists(value -> value instanceof Enum<?>))
                .sortBy(Class::getName);
    }

    /** Returns the name of the class of a role's words: {@code Abilities}. */
    static String plural(Class<?> role) {
        String name = role == Continuous.class
                ? "ContinuousEffect"
                : role == EventPattern.class ? "Event" : role.getSimpleName().replace("Term", "");
        return name.endsWith("y") ? name.substring(0, name.length() - 1) + "ies" : name + "s";
    }

    private static String what(Class<?> role) {
        String what = role == Continuous.class ? "continuous effect" : Language.what(role);
        return "Every kind of " + what + " that texts of cards may be made of";
    }
}
