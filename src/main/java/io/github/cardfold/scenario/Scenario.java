package io.github.cardfold.scenario;

import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Document;
import io.github.cardfold.kernel.State;
import io.github.cardfold.kernel.StateFormatException;
import io.vavr.collection.Array;
import io.vavr.collection.Map;

/** A scenario that was read: a position, what is played from it, and what must hold. Immutable. */
public final class Scenario {
    private final String source;
    private final String name;
    private final Map<Document, Array<String>> sections;
    private final State start;
    private final Script script;

    Scenario(String source, String name, Map<Document, Array<String>> sections, State start, Script script) {
        this.source = source;
        this.name = name;
        this.sections = sections;
        this.start = start;
        this.script = script;
    }

    /**
     * Returns the scenario that JSON says.
     *
     * @param source where the text comes from, for errors and reports
     * @throws ScenarioException if the text is no scenario; the position is checked too
     * @throws IllegalStateException if Jackson, which reads JSON, is missing
     */
    public static Scenario read(String source, String text) {
        return read(source, text, ScenarioRules.standard());
    }

    /** Returns the scenario that JSON says, under rules and packs of the caller's. */
    public static Scenario read(String source, String text, ScenarioRules rules) {
        try {
            return read(source, DataJson.read(text), rules);
        } catch (StateFormatException e) {
            throw new ScenarioException(source, e);
        }
    }

    /** Returns the scenario that a tree of values says, under rules and packs of the caller's. */
    public static Scenario read(String source, Data data, ScenarioRules rules) {
        try {
            return new ScenarioReader(source, rules).read(data);
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
        return sections.getOrElse(document, Array.empty());
    }

    /** Returns the state it begins with, before anything is played or drawn. */
    public State start() {
        return start;
    }

    Script script() {
        return script;
    }

    @Override
    public String toString() {
        return source + ": " + name;
    }
}
