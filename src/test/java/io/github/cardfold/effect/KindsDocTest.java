package io.github.cardfold.effect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.edition.Definitions;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.json.DataJson;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The tables of kinds and words in {@code docs/CARDS.md} say what texts may be made of. The main method writes them.
 */
class KindsDocTest {
    private static final Path DOCUMENT = Path.of("docs", "CARDS.md");
    private static final Path TEXTS = Path.of("src", "test", "resources", "texts.txt");
    private static final Path SCENARIOS = Path.of("examples", "scenarios");
    private static final Language LANGUAGE = Vocabulary.LANGUAGE;
    /** What there is to learn before a text can be written. These may only become fewer; each is to be 200. */
    private static final int MOST_ROWS = 341;

    private static final int MOST_WORDS = 240;
    private static final Pattern NAME = Pattern.compile("[a-z' ]+");

    /** Writes the tables into the document. */
    public static void main(String[] args) throws IOException {
        String text = write(Files.readString(DOCUMENT), "kinds", kinds());
        text = write(text, "words", words());
        Files.writeString(DOCUMENT, write(text, "count", count()));
    }

    private static String write(String text, String name, Array<String> table) {
        Matcher found = block(name).matcher(text);
        assertTrue(found.find(), name);
        return text.substring(0, found.start(1)) + table.mkString("\n") + "\n" + text.substring(found.end(1));
    }

    private static Pattern block(String name) {
        return Pattern.compile("<!-- table: " + name + " -->\n((?:.*\n)*?)<!-- end -->");
    }

    private static void same(String name, Array<String> table) throws IOException {
        Matcher found = block(name).matcher(Files.readString(DOCUMENT));
        assertTrue(found.find(), name);
        assertEquals(table.mkString("\n") + "\n", found.group(1), "the main method of this test writes the table anew");
    }

    private static Array<Kind> all() {
        return Language.roles().flatMap(LANGUAGE::kinds).sortBy(kind -> kind.name() + " " + kind.role());
    }

    private static Array<String> kinds() throws IOException {
        TreeMap<String, String> examples = examples();
        return Array.of("| kind | role | components | example |", "| --- | --- | --- | --- |")
                .appendAll(all().map(kind -> "| `" + kind.name() + "` | " + Language.what(kind.role()) + " | "
                        + kind.components().map(KindsDocTest::component).mkString("; ") + " | "
                        + Option.of(examples.get(key(kind)))
                                .map(each -> "`" + each + "`")
                                .getOrElse("") + " |"));
    }

    private static String key(Kind kind) {
        return Language.what(kind.role()) + " " + kind.name();
    }

    /** A component's name, what may stand there, and what is meant if it is left out. */
    private static String component(Component each) {
        String leftOut = each.isNeeded()
                ? ""
                : each.leftOut(LANGUAGE)
                        .map(Data::toString)
                        .filter(usual -> !usual.equals("[]"))
                        .map(usual -> " = `" + usual + "`")
                        .getOrElse("?");
        return "**" + (each.isEntry() ? Language.ENTRY : each.name()) + "**: " + type(each.type()) + leftOut;
    }

    private static String type(Type type) {
        if (type instanceof ParameterizedType several) {
            String inner = type(several.getActualTypeArguments()[0]);
            return several.getRawType() == Array.class ? inner + "s" : inner;
        }
        Class<?> plain = (Class<?>) type;
        if (Term.class.isAssignableFrom(plain)) {
            return Language.what(plain);
        }
        return plain == int.class || plain == Integer.class
                ? "number"
                : plain == boolean.class ? "truth" : plain == String.class ? "text" : "word of " + Words.ofClass(plain);
    }

    private static Array<String> count() {
        return Array.of("| names in both tables | different words among them |", "| ---: | ---: |")
                .append("| " + names().size() + " | " + names().distinct().size() + " |");
    }

    /** All names of kinds, of which several roles may have one, and all words of fixed lists; signs are none. */
    private static Array<String> names() {
        return all().map(Kind::name)
                .appendAll(wordTypes().flatMap(LANGUAGE::words))
                .filter(each -> NAME.matcher(each).matches());
    }

    /** The types whose values are words, each with them. */
    private static Array<String> words() {
        return Array.of("| words of | words |", "| --- | --- |")
                .appendAll(wordTypes()
                        .map(type -> "| " + Words.ofClass(type) + " | "
                                + LANGUAGE.words(type)
                                        .map(each -> "`" + each + "`")
                                        .mkString(", ") + " |"));
    }

    private static Array<Class<?>> wordTypes() {
        return all().flatMap(Kind::components)
                .flatMap(each -> plain(each.type()))
                .distinct()
                .filter(type -> LANGUAGE.words(type).nonEmpty())
                .sortBy(Class::getSimpleName);
    }

    private static Option<Class<?>> plain(Type type) {
        return type instanceof ParameterizedType several
                ? plain(several.getActualTypeArguments()[0])
                : Option.some((Class<?>) type);
    }

    /** The shortest term of each kind among the texts of the shipped pack, the tests and the scenario files. */
    private static TreeMap<String, String> examples() throws IOException {
        TreeMap<String, String> examples = new TreeMap<>();
        Packs.nightfair().cards().flatMap(Card::abilities).forEach(ability -> note(examples, ability));
        Files.readAllLines(TEXTS).stream()
                .filter(line -> line.startsWith("{"))
                .forEach(line -> note(examples, LANGUAGE.read(Ability.class, DataJson.read(line))));
        try (Stream<Path> files = Files.walk(SCENARIOS)) {
            files.filter(each -> each.toString().endsWith(".json")).sorted().forEach(each -> noteAll(examples, each));
        }
        return examples;
    }

    private static void noteAll(TreeMap<String, String> examples, Path file) {
        try {
            Data scenario = DataJson.read(Files.readString(file));
            Language language = Definitions.read(Reading.of(scenario).fields(), Packs.language())
                    .language();
            noteAll(examples, scenario, language);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void noteAll(TreeMap<String, String> examples, Data data, Language language) {
        if (data instanceof Data.Items items) {
            items.values().forEach(each -> noteAll(examples, each, language));
        } else if (data instanceof Data.Fields fields) {
            for (int i = 0; i < fields.size(); i++) {
                if (fields.name(i).equals("abilities")) {
                    Reading.of(fields.value(i))
                            .items()
                            .forEach(each -> note(examples, Terms.meant(language.read(Ability.class, each))));
                } else {
                    noteAll(examples, fields.value(i), language);
                }
            }
        }
    }

    private static void note(TreeMap<String, String> examples, Ability ability) {
        Terms.forEach(
                ability,
                term -> LANGUAGE.kind(term).forEach(kind -> {
                    String written = LANGUAGE.write(term).toString();
                    examples.merge(kind, written, KindsDocTest::better);
                }));
    }

    /** The shorter one that says more than the name, else the first in the order of letters. */
    private static String better(String one, String other) {
        boolean isFuller = one.contains("{") != other.contains("{");
        if (isFuller) {
            return one.contains("{") ? one : other;
        }
        return one.length() != other.length()
                ? one.length() < other.length() ? one : other
                : one.compareTo(other) <= 0 ? one : other;
    }

    @Test
    void theTablesListEveryKindAndWord() throws IOException {
        same("kinds", kinds());
        same("words", words());
        same("count", count());
    }

    @Test
    void thereAreNoMoreWordsToLearn() {
        assertTrue(names().size() <= MOST_ROWS, names().size() + " names and words");
        assertTrue(names().distinct().size() <= MOST_WORDS, names().distinct().size() + " different ones");
    }

    @Test
    void someTextUsesEachKind() throws IOException {
        TreeMap<String, String> examples = examples();
        Array<String> unused = all().filter(kind -> NAME.matcher(kind.name()).matches())
                .map(KindsDocTest::key)
                .reject(examples::containsKey);
        assertEquals(Array.empty(), unused, "no text of src/test/resources/texts.txt and no scenario file has these");
    }
}
