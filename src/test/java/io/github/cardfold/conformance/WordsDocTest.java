package io.github.cardfold.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.cardfold.cardfight.TestCards;
import io.github.cardfold.cardfight.TextCards;
import io.github.cardfold.cardfight.edition.Editing;
import io.github.cardfold.cardfight.state.Purposes;
import io.github.cardfold.data.Format;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.kernel.Anatomy;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.position.Lifetime;
import io.github.cardfold.kernel.position.LinkKind;
import io.github.cardfold.kernel.position.Mark;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.question.LabelKey;
import io.github.cardfold.kernel.question.Verb;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.QueueKind;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.testpack.LookPack;
import io.github.cardfold.testpack.SecretPack;
import io.github.cardfold.testpack.ShippedGames;
import io.github.cardfold.testpack.TextPack;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.VandariaPacks;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.state.PlayerNumbers;
import io.github.cardfold.vandaria.state.VandariaLifetimes;
import io.github.cardfold.vandaria.state.VandariaLinks;
import io.github.cardfold.vandaria.state.VandariaMarks;
import io.github.cardfold.vandaria.state.VandariaPurposes;
import io.github.cardfold.vandaria.state.VandariaQueues;
import io.github.cardfold.vandaria.state.VandariaRules;
import io.github.cardfold.vandaria.state.VandariaVerbs;
import io.github.cardfold.vandaria.state.VandariaZone;
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
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The tables of the documents say what programs can be told and asked. The main method writes them anew. */
class WordsDocTest {
    private static final Path MAIN = Path.of("src/main/java/io/github/cardfold");
    private static final Path BOTS = Path.of("docs/BOTS.md");
    private static final Path WORDS = Path.of("docs/WORDS.md");

    private static final Path VANDARIA = Path.of("docs/VANDARIA-WORDS.md");

    /** Cards that ask what no shipped card asks. */
    private static final String ASKING = """
            {"format": "cardfold vandaria pack", "version": %d, "id": "asking", "pack version": "1", "cards": [
              {"id": "plea", "name": "Plea", "cost": 1, "type": "action", "skills": [{"action": {
                "target": [{"choose player": {"of": "opponent"}}],
                "then": [{"may": {"draw": 1}}, {"slide": {"some": {"followers": {"of": "you"}}}}]}}]}]}
            """;

    private static final Array<Rules> VANDARIA_RULES = VandariaPacks.all()
            .map(VandariaPack::cards)
            .append(VandariaPackJson.read("asking", ASKING.formatted(Format.VANDARIA_PACK.number()))
                    .get()
                    .cards())
            .map(cards -> Vandaria.rules(VandariaRules.standard(), cards));

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

    private static final int MOST_ANSWERS = 2_000;

    private static final Pattern CONSTANT =
            Pattern.compile("/\\*\\*(?<says>(?:[^*]|\\*(?!/))*)\\*/\\s*(?:@Rule\\([^)]*\\)\\s*)?public static final"
                    + " (?:String|EventKind|Mark|Lifetime|LinkKind|QueueKind|Verb|NumberKey) (?<name>[A-Z_]+)\\s*=");

    /** Writes the tables into the documents. */
    public static void main(String[] args) throws IOException {
        write(BOTS, "purposes", purposes(Purposes.class));
        write(BOTS, "labels", labels(RULES));
        write(WORDS, "questions", questions(RULES));
        write(WORDS, "questions of texts", questionsOfTexts(RULES));
        write(WORDS, "events", events(RULES, "cardfight/state/EventKinds.java"));
        TreeMap<String, Array<String>> tables = vandaria();
        for (String name : tables.keySet()) {
            write(VANDARIA, name, tables.get(name).get());
        }
    }

    /** The tables of Vandaria Wars, by their names. */
    private static TreeMap<String, Array<String>> vandaria() throws IOException {
        TreeMap<String, Array<String>> tables = TreeMap.empty();
        return tables.put("purposes", purposes(VandariaPurposes.class))
                .put("questions", questions(VANDARIA_RULES))
                .put("questions of texts", questionsOfTexts(VANDARIA_RULES))
                .put("labels", labels(VANDARIA_RULES))
                .put("events", events(VANDARIA_RULES, "vandaria/state/VandariaEvents.java"))
                .put("verbs", named(VandariaVerbs.class, Verb.class, Verb::name))
                .put("numbers", named(PlayerNumbers.class, NumberKey.class, NumberKey::name))
                .put("marks", named(VandariaMarks.class, Mark.class, Mark::name))
                .put("lifetimes", named(VandariaLifetimes.class, Lifetime.class, Lifetime::name))
                .put("links", named(VandariaLinks.class, LinkKind.class, LinkKind::name))
                .put("queues", named(VandariaQueues.class, QueueKind.class, QueueKind::name))
                .put("zones", zones());
    }

    /** The constants of one type that a class has, each with its name in a game and what its comment says. */
    private static <T> Array<String> named(Class<?> of, Class<T> type, Function<T, String> name) throws IOException {
        TreeMap<String, String> said = said(file(of));
        return header("name", "what it is")
                .appendAll(constants(of, type)
                        .map(each -> "| `" + name.apply(type.cast(value(each))) + "` | "
                                + said.get(each.getName()).get() + " |"));
    }

    private static Array<String> zones() throws IOException {
        TreeMap<String, String> said =
                said(Pattern.compile("/\\*\\*(?<says>[^*]*)\\*/\\s*(?<name>[A-Z_]+)\\("), file(VandariaZone.class));
        return header("name", "what lies there")
                .appendAll(Array.of(VandariaZone.values())
                        .map(each -> "| `" + each.label() + "` | "
                                + said.get(each.name()).get() + " |"));
    }

    private static String file(Class<?> of) {
        return of.getName().substring("io.github.cardfold.".length()).replace('.', '/') + ".java";
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
        return said(CONSTANT, file);
    }

    private static TreeMap<String, String> said(Pattern constant, String file) throws IOException {
        Matcher found = constant.matcher(Files.readString(MAIN.resolve(file)));
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

    private static Array<String> purposes(Class<?> of) throws IOException {
        TreeMap<String, String> said = said(file(of));
        return header("constant", "purpose", "what to do")
                .appendAll(constants(of, String.class)
                        .map(each -> "| `" + each.getName() + "` | `" + value(each) + "` | "
                                + said.get(each.getName()).get() + " |"));
    }

    private static Array<String> labels(Array<Rules> all) {
        return header("key", "in English")
                .appendAll(all.flatMap(Anatomy::labels)
                        .distinct()
                        .map(each -> "| `" + each.key() + "` | " + each.english() + " |"));
    }

    private static Array<Field> constants(Class<?> of, Class<?> type) {
        return Array.of(of.getFields()).filter(each -> each.getType() == type);
    }

    private static Object value(Field field) {
        try {
            return field.get(null);
        } catch (IllegalAccessException hidden) {
            throw new AssertionError(hidden);
        }
    }

    private static boolean isText(Rules rules, String procedure) {
        return procedure.contains("/")
                && rules.definition(procedure.substring(0, procedure.indexOf('/')))
                        .isDefined();
    }

    private static Array<Anatomy.Asked> asked(Array<Rules> all, boolean byTexts) {
        return all.flatMap(rules ->
                Anatomy.questions(rules).filter(each -> isText(rules, each.procedure()) == byTexts));
    }

    private static Array<String> questions(Array<Rules> all) {
        return header("label", "procedure", "purpose")
                .appendAll(asked(all, false)
                        .map(each -> "| `" + each.label() + "` | `" + each.procedure() + "` | " + each.purpose() + " |")
                        .distinct());
    }

    /** A label without the number and with the node's word as the text has it. */
    private static Array<String> questionsOfTexts(Array<Rules> all) {
        Array<String> rows = asked(all, true)
                .map(each -> "| `" + each.label().replaceAll(" [0-9]+\\b", "") + "` | " + each.purpose() + " |")
                .distinct()
                .sorted();
        return header("label, without a number", "purpose").appendAll(rows);
    }

    private static Array<String> events(Array<Rules> all, String file) throws IOException {
        TreeMap<String, String> said = said("kernel/position/EventKind.java").merge(said(file));
        Seq<String> kinds = all.flatMap(Rules::eventKindNames).distinct();
        return header("kind", "what happened")
                .appendAll(kinds.map(each -> "| `" + each + "` | "
                        + said.get(each.toUpperCase(java.util.Locale.ROOT).replace(' ', '_'))
                                .get()
                        + " |"));
    }

    @Test
    void thePurposesAreThoseOfBots() throws IOException {
        same(BOTS, "purposes", purposes(Purposes.class));
    }

    /** No question is about anything else, and each constant stands for some question. */
    @Test
    void everyQuestionHasAPurposeThatIsAConstant() {
        TreeSet<String> named = TreeSet.ofAll(purposeNames(Purposes.class));
        assertEquals(purposeNames(Purposes.class).size(), named.size());
        assertEquals(named, TreeSet.ofAll(Purposes.ALL));
        assertEquals(
                named,
                TreeSet.ofAll(asked(RULES, false).appendAll(asked(RULES, true)).map(Anatomy.Asked::purpose)));
    }

    @Test
    void theKeysOfLabelsAreThoseOfTheQuestions() throws IOException {
        same(BOTS, "labels", labels(RULES));
    }

    /** One key, one sentence. */
    @Test
    void noKeyOfALabelSaysTwoThings() {
        Array<LabelKey> all = RULES.flatMap(Anatomy::labels).distinct();
        assertEquals(all.size(), all.map(LabelKey::key).distinct().size(), all::toString);
    }

    @Test
    void theLabelsOfQuestionsAreThoseOfTheRules() throws IOException {
        same(WORDS, "questions", questions(RULES));
        same(WORDS, "questions of texts", questionsOfTexts(RULES));
    }

    @Test
    void theKindsOfEventsAreThoseOfTheRules() throws IOException {
        same(WORDS, "events", events(RULES, "cardfight/state/EventKinds.java"));
    }

    @Test
    void theWordsOfVandariaWarsAreThoseOfItsPage() throws IOException {
        TreeMap<String, Array<String>> tables = vandaria();
        for (String name : tables.keySet()) {
            same(VANDARIA, name, tables.get(name).get());
        }
    }

    /** Its rules ask about nothing else, but for what texts of both games ask. */
    @Test
    void everyQuestionOfVandariaWarsHasAPurposeOfThatPage() {
        Array<String> named = purposeNames(VandariaPurposes.class);
        assertEquals(TreeSet.ofAll(named), TreeSet.ofAll(VandariaPurposes.ALL));
        Array<String> asked = asked(VANDARIA_RULES, false)
                .appendAll(asked(VANDARIA_RULES, true))
                .map(Anatomy.Asked::purpose);
        assertEquals(Array.empty(), named.removeAll(asked));
        assertEquals(Array.empty(), asked.removeAll(named).removeAll(Purposes.ALL));
    }

    private static Array<String> purposeNames(Class<?> of) {
        return constants(of, String.class).map(each -> String.valueOf(value(each)));
    }

    /** In random games nothing is told in words that the table does not have. */
    @Test
    void theWordsOfSeenEventsAreThoseOfTheTable() throws IOException {
        TreeMap<String, Pattern> words = words(WORDS);
        SplittableRandom dice = new SplittableRandom(11);
        TreeSet<String> met = TreeSet.empty();
        for (int game = 0; game < 6; game++) {
            ShippedGames games = ShippedGames.ALL.get(game % ShippedGames.ALL.size());
            met = met.union(told(games.setup(dice::nextInt).start(game), dice, words));
        }
        assertTrue(
                met.containsAll(Array.of("move", "turn", "begin", "shown", "drew", "ability played")), met::toString);
    }

    @Test
    void theWordsOfSeenEventsOfVandariaWarsAreThoseOfItsTable() throws IOException {
        TreeMap<String, Pattern> words = words(WORDS).merge(words(VANDARIA));
        SplittableRandom dice = new SplittableRandom(11);
        Array<String> decks = VandariaPacks.decks("marches");
        Rules rules =
                Vandaria.rules(VandariaRules.standard(), VandariaPacks.marches().cards());
        TreeSet<String> met = TreeSet.empty();
        for (int game = 0; game < decks.size(); game++) {
            State first = Vandaria.start(
                    rules,
                    VandariaPacks.deck(decks.get(game)),
                    VandariaPacks.deck(decks.get((game + 1) % decks.size())),
                    game);
            met = met.union(told(first, dice, words));
        }
        assertTrue(met.containsAll(Array.of("move", "turn", "begin", "damaged", "destroyed", "link")), met::toString);
    }

    /** Plays a random game, holds all that is told against the table, and returns the kinds of what was told. */
    private static TreeSet<String> told(State first, SplittableRandom dice, TreeMap<String, Pattern> words) {
        TreeSet<String> met = TreeSet.empty();
        State state = first;
        for (int answers = 0; !state.isOver() && answers < MOST_ANSWERS; answers++) {
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
            Action action =
                    state.legalActions().get(dice.nextInt(state.legalActions().size()));
            state = state.step(action);
        }
        return met;
    }

    /** Of each kind in the table what its words may be: what it says word by word, or what stands in its place. */
    private static TreeMap<String, Pattern> words(Path document) throws IOException {
        TreeMap<String, Pattern> words = TreeMap.empty();
        boolean inside = false;
        for (String line : Files.readAllLines(document)) {
            inside = line.startsWith("| kind | words |") || inside && line.startsWith("|");
            Matcher row = Pattern.compile("\\| `([a-z ]+(?:`, `[a-z ]+)*)` \\| (.*) \\|")
                    .matcher(line);
            if (inside && row.matches()) {
                for (String kind : row.group(1).split("`, `", -1)) {
                    words = words.put(kind, pattern(row.group(2)));
                }
            }
        }
        assertTrue(words.nonEmpty(), document::toString);
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
