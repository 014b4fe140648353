package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editing;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testpack.LookPack;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of the documents say what programs can be told and asked. The main method writes them anew. */
class WordsDocTest {
    private static final Path MAIN = Path.of("src/main/java/io/github/cardfold");
    private static final Path BOTS = Path.of("docs/BOTS.md");
    private static final Path WORDS = Path.of("docs/WORDS.md");

    private static final Array<Rules> RULES = ShippedGames.ALL
            .map(ShippedGames::rules)
            .append(TextPack.rules())
            .append(SecretPack.rules())
            .append(LookPack.rules())
            .appendAll(Editing.rules(TestCards.PACK))
            .append(TextCards.rules(
                    "{'act': {'in': 'rc', 'then': [{'declare': 'name'}, {'declare': {'what': 'clan', 'as': 'kin'}},"
                            + " {'choose': {'from': {'cards': {'in': 'hand'}}, 'as many as': 1}}]}}",
                    "{'act': {'in': 'rc', 'then': {'for each': {'in any order': true, 'of': 'rear guards',"
                            + " 'then': {'retire': '$it'}}}}}",
                    "{'act': {'in': 'rc', 'then': {'declare': 'grade'}}}"));

    private static final Pattern CONSTANT = Pattern.compile(
            "/\\*\\*(?<says>(?:[^*]|\\*(?!/))*)\\*/\\s*(?:@Rule\\([^)]*\\)\\s*)?public static final (?:String|EventKind) (?<name>[A-Z_]+)\\s*=");

    /** Writes the tables into the documents. */
    public static void main(String[] args) throws IOException {
        write(BOTS, "purposes", purposes());
        write(BOTS, "labels", labels());
        write(WORDS, "questions", questions());
        write(WORDS, "questions of texts", questionsOfTexts());
        write(WORDS, "events", events());
    }

    private static void write(Path document, String name, Array<String> table) throws IOException {
        String text = Files.readString(document);
        Matcher found = block(name).matcher(text);
        assertTrue(found.find(), name);
        Files.writeString(
                document,
                text.substring(0, found.start(1)) + table.mkString("\n") + "\n" + text.substring(found.end(1)));
    }

    private static Pattern block(String name) {
        return Pattern.compile("<!-- table: " + name + " -->\n((?:.*\n)*?)<!-- end -->");
    }

    private static void same(Path document, String name, Array<String> table) throws IOException {
        Matcher found = block(name).matcher(Files.readString(document));
        assertTrue(found.find(), name);
        assertEquals(table.mkString("\n") + "\n", found.group(1), "the main method of this test writes the table anew");
    }

    /** What the comments of the constants of a class say, by their names. */
    private static TreeMap<String, String> said(String file) throws IOException {
        Matcher found = CONSTANT.matcher(Files.readString(MAIN.resolve(file)));
        TreeMap<String, String> said = TreeMap.empty();
        while (found.find()) {
            String text =
                    found.group("says").replaceAll("\\s*\\n\\s*\\*?\\s*", " ").strip();
            said = said.put(
                    found.group("name"),
                    text.replaceAll("\\{@(?:code|link) #?([^}]*)}", "`$1`").replaceAll("\\.$", ""));
        }
        return said;
    }

    private static Array<String> header(String... columns) {
        return Array.of(
                Array.of(columns).mkString("| ", " | ", " |"),
                Array.of(columns).map(each -> "---").mkString("| ", " | ", " |"));
    }

    private static Array<String> purposes() throws IOException {
        TreeMap<String, String> said = said("cardfight/state/Purposes.java");
        return header("constant", "purpose", "what to do")
                .appendAll(constants()
                        .map(each -> "| `" + each.getName() + "` | `" + value(each) + "` | "
                                + said.get(each.getName()).get() + " |"));
    }

    private static Array<String> labels() {
        return header("key", "in English")
                .appendAll(RULES.flatMap(Anatomy::labels)
                        .distinct()
                        .map(each -> "| `" + each.key() + "` | " + each.english() + " |"));
    }

    private static Array<Field> constants() {
        return Array.of(Purposes.class.getFields()).filter(each -> each.getType() == String.class);
    }

    private static String value(Field field) {
        try {
            return String.valueOf(field.get(null));
        } catch (IllegalAccessException hidden) {
            throw new AssertionError(hidden);
        }
    }

    private static boolean isText(Rules rules, String procedure) {
        return procedure.contains("/")
                && rules.definition(procedure.substring(0, procedure.indexOf('/')))
                        .isDefined();
    }

    private static Array<Anatomy.Asked> asked(boolean byTexts) {
        return RULES.flatMap(rules ->
                Anatomy.questions(rules).filter(each -> isText(rules, each.procedure()) == byTexts));
    }

    private static Array<String> questions() {
        return header("label", "procedure", "purpose")
                .appendAll(asked(false)
                        .map(each -> "| `" + each.label() + "` | `" + each.procedure() + "` | " + each.purpose() + " |")
                        .distinct());
    }

    /** A label without the number and with the node's word as the text has it. */
    private static Array<String> questionsOfTexts() {
        Array<String> rows = asked(true)
                .map(each -> "| `" + each.label().replaceAll(" [0-9]+\\b", "") + "` | " + each.purpose() + " |")
                .distinct()
                .sorted();
        return header("label, without a number", "purpose").appendAll(rows);
    }

    private static Array<String> events() throws IOException {
        TreeMap<String, String> said =
                said("kernel/position/EventKind.java").merge(said("cardfight/state/EventKinds.java"));
        Seq<String> kinds = RULES.flatMap(Rules::eventKindNames).distinct();
        return header("kind", "what happened")
                .appendAll(kinds.map(each -> "| `" + each + "` | "
                        + said.get(each.toUpperCase(java.util.Locale.ROOT).replace(' ', '_'))
                                .get()
                        + " |"));
    }

    @Test
    void thePurposesAreThoseOfBots() throws IOException {
        same(BOTS, "purposes", purposes());
    }

    /** No question is about anything else, and each constant stands for some question. */
    @Test
    void everyQuestionHasAPurposeThatIsAConstant() {
        TreeSet<String> named = TreeSet.ofAll(constants().map(WordsDocTest::value));
        assertEquals(constants().size(), named.size());
        assertEquals(named, TreeSet.ofAll(Purposes.ALL));
        assertEquals(named, TreeSet.ofAll(asked(false).appendAll(asked(true)).map(Anatomy.Asked::purpose)));
    }

    @Test
    void theKeysOfLabelsAreThoseOfTheQuestions() throws IOException {
        same(BOTS, "labels", labels());
    }

    /** One key, one sentence. */
    @Test
    void noKeyOfALabelSaysTwoThings() {
        Array<LabelKey> all = RULES.flatMap(Anatomy::labels).distinct();
        assertEquals(all.size(), all.map(LabelKey::key).distinct().size(), all::toString);
    }

    @Test
    void theLabelsOfQuestionsAreThoseOfTheRules() throws IOException {
        same(WORDS, "questions", questions());
        same(WORDS, "questions of texts", questionsOfTexts());
    }

    @Test
    void theKindsOfEventsAreThoseOfTheRules() throws IOException {
        same(WORDS, "events", events());
    }

    /** In random games nothing is told in words that the table does not have. */
    @Test
    void theWordsOfSeenEventsAreThoseOfTheTable() throws IOException {
        TreeMap<String, Pattern> words = words();
        SplittableRandom dice = new SplittableRandom(11);
        TreeSet<String> met = TreeSet.empty();
        for (int game = 0; game < 6; game++) {
            ShippedGames games = ShippedGames.ALL.get(game % ShippedGames.ALL.size());
            State state = games.setup(dice::nextInt).start(game);
            while (!state.isOver()) {
                for (Seat seat : new Seat[] {Seat.A, Seat.B}) {
                    for (var event : View.events(state, seat)) {
                        String line = event.kind() + ": " + event.words();
                        met = met.add(event.kind());
                        assertTrue(
                                words.get(event.kind())
                                        .map(each -> each.matcher(event.words()).matches())
                                        .getOrElse(event.words().isEmpty()),
                                line);
                    }
                }
                Action action = state.legalActions()
                        .get(dice.nextInt(state.legalActions().size()));
                state = state.step(action);
            }
        }
        assertTrue(
                met.containsAll(Array.of("move", "turn", "begin", "shown", "drew", "ability played")), met::toString);
    }

    /** Of each kind in the table what its words may be: what it says word by word, or what stands in its place. */
    private static TreeMap<String, Pattern> words() throws IOException {
        TreeMap<String, Pattern> words = TreeMap.empty();
        boolean inside = false;
        for (String line : Files.readAllLines(WORDS)) {
            inside = line.startsWith("| kind | words |") || inside && line.startsWith("|");
            Matcher row = Pattern.compile("\\| `([a-z ]+(?:`, `[a-z ]+)*)` \\| (.*) \\|")
                    .matcher(line);
            if (inside && row.matches()) {
                for (String kind : row.group(1).split("`, `", -1)) {
                    words = words.put(kind, pattern(row.group(2)));
                }
            }
        }
        assertTrue(words.size() > 10, words::toString);
        return words;
    }

    private static Pattern pattern(String cell) {
        return Pattern.compile(cell.contains("*") ? "(?:" + replaced(cell) + ")?" : "(?:" + several(cell) + ")?");
    }

    /** Up to the first comma or semicolon: words in a row, what is in italics standing for anything. */
    private static String replaced(String cell) {
        Matcher part = Pattern.compile("`(?<word>[^`]+)`|\\*(?<any>[^*]+)\\*|(?<end>.)")
                .matcher(cell);
        StringBuilder pattern = new StringBuilder();
        while (part.find() && part.group("end") == null) {
            pattern.append(part.group("word") == null ? ".*" : Pattern.quote(part.group("word")));
        }
        return pattern.toString();
    }

    /** All words of the cell, one or several. */
    private static String several(String cell) {
        Matcher word = Pattern.compile("`([^`]+)`").matcher(cell);
        Array<String> all = Array.empty();
        while (word.find()) {
            all = all.append(Pattern.quote(word.group(1)));
        }
        String one = all.mkString("(?:", "|", ")");
        return one + "(?: " + one + ")*";
    }
}
