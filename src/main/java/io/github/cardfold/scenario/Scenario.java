package io.github.cardfold.scenario;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.citation.Document;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.State;
import io.github.cardfold.scenario.tournament.Case;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.UnaryOperator;

/** A scenario that was read: a position, what is played from it, and what must hold. Immutable. */
public final class Scenario {
    private final String source;
    private final String name;
    private final Map<Document, Array<String>> sections;
    private final Either<Case, Passage> start;
    private final Script script;
    private final UnaryOperator<String> paths;

    Scenario(
            String source,
            String name,
            Map<Document, Array<String>> sections,
            Either<Case, Passage> start,
            Script script,
            UnaryOperator<String> paths) {
        this.source = source;
        this.name = name;
        this.sections = sections;
        this.start = start;
        this.script = script;
        this.paths = paths;
    }

    /**
     * Returns the scenario that JSON says.
     *
     * @param source where the text comes from, for errors and reports
     * @throws ScenarioException if the text is no scenario, or several variants of one; the position is checked too
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Scenario read(String source, String text) {
        return read(source, text, ScenarioRules.standard());
    }

    /** Returns the scenario that JSON says, under rules and packs of the caller's. */
    public static Scenario read(String source, String text, ScenarioRules rules) {
        requireNonNull(source, "source");
        requireNonNull(text, "text");
        requireNonNull(rules, "rules");
        return read(source, data(source, text), rules);
    }

    /** Returns the scenario that a tree of values says, under rules and packs of the caller's. */
    public static Scenario read(String source, Data data, ScenarioRules rules) {
        requireNonNull(source, "source");
        requireNonNull(data, "data");
        requireNonNull(rules, "rules");
        Array<Variants.Variant> variants = variants(source, data);
        if (variants.size() > 1) {
            throw new ScenarioException(
                    source,
                    new StateFormatException(
                            "$" + StateFormatException.step(Variants.FIELD),
                            "one scenario",
                            variants.size() + " variants",
                            null));
        }
        return new ScenarioReader(source, rules).read(variants.head());
    }

    /**
     * Returns the scenarios of a file: one, or one for each of its variants.
     *
     * @throws ScenarioException if one of them is no scenario; all positions are checked too
     */
    public static Array<Scenario> all(ScenarioFile file, ScenarioRules rules) {
        requireNonNull(file, "file");
        requireNonNull(rules, "rules");
        return variants(file).map(reader(file, rules)::read);
    }

    /** Returns the same under the standard rules. */
    public static Array<Scenario> all(ScenarioFile file) {
        return all(file, ScenarioRules.standard());
    }

    static Array<Variants.Variant> variants(ScenarioFile file) {
        file.problem().forEach(problem -> {
            StateFormatException unread = new StateFormatException("$", "a text in UTF-8", problem, null);
            throw new ScenarioException(file.source(), unread);
        });
        return variants(file.source(), data(file.source(), file.text()));
    }

    static ScenarioReader reader(ScenarioFile file, ScenarioRules rules) {
        ScenarioRules known = file.folder().map(rules::in).getOrElse(rules);
        return new ScenarioReader(file.source(), known);
    }

    private static Data data(String source, String text) {
        try {
            return DataJson.read(text);
        } catch (StateFormatException e) {
            throw new ScenarioException(source, e);
        }
    }

    private static Array<Variants.Variant> variants(String source, Data data) {
        try {
            return Variants.of(data);
        } catch (StateFormatException e) {
            throw new ScenarioException(source, e);
        }
    }

    /** Returns where the scenario comes from. */
    public String source() {
        return source;
    }

    /** Returns its name: the sentence it stands for. */
    public String name() {
        return name;
    }

    /** Returns the sections of a rule document that it tries, in its own order. */
    public Array<String> sections(Document document) {
        requireNonNull(document, "document");
        return sections.getOrElse(document, Array.empty());
    }

    /** Tells whether it begins with a state of a game; else it is about decks, a match, or penalties. */
    public boolean hasStart() {
        return start.isRight();
    }

    /**
     * Returns the state it begins with, before anything is played or drawn.
     *
     * @throws IllegalStateException if it is about no game
     */
    public State start() {
        return opening().state();
    }

    Passage opening() {
        return start.getOrElseThrow(() -> new IllegalStateException(this + " begins with no state of a game"));
    }

    /** Returns what it shows outside a game, none if it is about one. */
    Option<Case> outside() {
        return start.swap().toOption();
    }

    /** Returns where in the file something stands that has this path in the scenario. */
    String inFile(String path) {
        return paths.apply(path);
    }

    Script script() {
        return script;
    }

    @Override
    public String toString() {
        return source + ": " + name;
    }
}
