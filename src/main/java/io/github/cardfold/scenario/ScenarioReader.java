package io.github.cardfold.scenario;

import io.github.cardfold.citation.Document;
import io.github.cardfold.citation.Ledger;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Format;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.kernel.Rules;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.audit.Audit;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.notation.Notation;
import io.github.cardfold.notation.NotationException;
import io.github.cardfold.scenario.tournament.Case;
import io.github.cardfold.scenario.words.PlaceNames;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the scenarios of a file, the positions they begin with too. */
final class ScenarioReader {
    /** What names a clause of a section, after its number. */
    private static final Pattern CLAUSE = Pattern.compile("#[1-9][0-9]?$");

    private final String source;
    private final FileRules known;

    ScenarioReader(String source, ScenarioRules shelf) {
        this.source = source;
        known = new FileRules(shelf);
    }

    /** Reads one scenario of a file; what is wrong is told as it lies in the file. */
    Scenario read(Variants.Variant variant) {
        try {
            return read(variant.data(), variant::inFile);
        } catch (StateFormatException e) {
            throw new ScenarioException(
                    source, new StateFormatException(variant.inFile(e.path()), e.expected(), e.found(), e));
        }
    }

    private Scenario read(Data data, UnaryOperator<String> paths) {
        ReadingFields in = Reading.of(data).fields();
        Format.SCENARIO.checkUntitled(in);
        Reading name = in.get("name");
        if (name.text().isBlank()) {
            throw name.expected("a sentence that says what the scenario shows");
        }
        in.text("note", "");
        Map<Document, Array<String>> sections = sections(in.find("rules"));
        ScenarioGame game = ScenarioGame.named(in.find("game"));
        boolean isUsual = game.hasUsualTable(in);
        Rules rules = known.of(game, in);
        @Nullable Case outside = game.outside(in, rules);
        if (outside != null) {
            in.end();
            return new Scenario(source, name.text(), sections, Either.left(outside), Script.NOTHING, paths);
        }
        Passage start = in.has("state")
                ? new Passage(StateReader.read(in.get("state"), rules), Array.empty())
                : game.begun(in, laidOut(in, rules, isUsual));
        Script script = new ScriptReader(rules, PlaceNames.of(start.state())).read(in);
        in.end();
        return new Scenario(source, name.text(), sections, Either.right(start), script, paths);
    }

    private static Map<Document, Array<String>> sections(@Nullable Reading value) {
        Map<Document, Array<String>> sections = TreeMap.empty();
        if (value == null) {
            return sections;
        }
        ReadingFields in = value.fields();
        for (String name : in.names()) {
            Reading list = in.get(name);
            Document document = Array.of(Document.values())
                    .find(each -> Reading.word(each).equals(name))
                    .getOrElseThrow(() -> list.expected(
                            "a document, one of "
                                    + Array.of(Document.values())
                                            .map(Reading::word)
                                            .mkString(", "),
                            "\"" + name + "\""));
            sections = sections.put(document, Array.ofAll(list.items()).map(each -> section(each, document)));
        }
        return sections;
    }

    private static String section(Reading in, Document document) {
        if (Ledger.of(document)
                .findAll(CLAUSE.matcher(in.text()).replaceFirst(""))
                .isEmpty()) {
            throw in.expected("a section of the document " + Reading.word(document));
        }
        return in.text();
    }

    private static Passage laidOut(ReadingFields in, Rules rules, boolean hasDefaults) {
        @Nullable Reading table = in.find("table");
        ReadingFields fields = table == null ? empty(in) : table.fields();
        Layout layout = new TableReader(rules, hasDefaults).read(fields);
        Reading start = in.get("start");
        new StartReader(layout).read(start);
        in.items("first").forEach(each -> first(each, layout));
        @Nullable Reading seed = in.find("seed");
        Passage passage = begin(start, layout, seed == null ? OptionalLong.empty() : seed(seed));
        if (!fields.flag("unchecked")) {
            audit(fields.map(), passage.state());
        }
        fields.end();
        return passage;
    }

    /** What no game reaches is no position, unless the table asks for it. */
    private static void audit(Reading table, State state) {
        Audit.of(state)
                .broken(state)
                .appendAll(ScenarioGame.of(state.rules()).broken(state))
                .headOption()
                .forEach(complaint -> {
                    throw table.expected("a position that a game can reach, or \"unchecked\": true", complaint);
                });
    }

    private static ReadingFields empty(ReadingFields in) {
        return in.map().field("table", Data.fields().build()).fields();
    }

    private static OptionalLong seed(Reading seed) {
        return OptionalLong.of(seed.whole(0, Integer.MAX_VALUE));
    }

    /** Events of one text happen alone, those of a list together. */
    private static void first(Reading each, Layout layout) {
        Array<Reading> events = each.data() instanceof Data.Items ? Array.ofAll(each.items()) : Array.of(each);
        layout.opening()
                .first(position ->
                        Batch.ofAll(events.map(event -> event(event, position)).asJava()));
    }

    private static io.github.cardfold.kernel.position.Event event(
            Reading event, io.github.cardfold.kernel.position.Position position) {
        try {
            return Notation.readEvent(position, event.text());
        } catch (NotationException e) {
            throw event.expected("an event, but " + e.getMessage());
        }
    }

    /** The rules answer for positions that games reach; whatever they fail with here, the position is at fault. */
    private static Passage begin(Reading start, Layout layout, OptionalLong seed) {
        Ear ear = new Ear((procedure, label) -> {}, (stop, there) -> {});
        try {
            State state = layout.opening().begin(seed, ear);
            if (!state.isOver() && state.legalActions().isEmpty()) {
                throw start.expected("a question that can be answered", "none: " + state);
            }
            return ear.passage(state);
        } catch (StateFormatException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw start.expected("a position from which the rules can go on", e);
        }
    }
}
