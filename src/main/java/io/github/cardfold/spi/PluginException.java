package io.github.cardfold.spi;

import io.github.cardfold.kernel.Course;
import io.github.cardfold.kernel.question.Decision;
import io.vavr.control.Option;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a plugin is at fault: when rules are assembled or, in a game, when a part of it throws or answers with
 * something that it must not. The message names the plugin and the part, in a game also the step, the card whose text
 * was carried out, the decision that was answered and where chance stood. The state that was stepped is unchanged.
 */
public final class PluginException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String plugin;
    private final String what;
    private final String card;
    private final String label;
    private final transient Option<Decision> decision;
    private final transient Option<Course> course;
    private final transient OptionalLong chance;

    PluginException(String plugin, String what, @Nullable Throwable cause) {
        this(plugin, what, what, "", "", Option.none(), Option.none(), OptionalLong.empty(), cause);
    }

    PluginException(
            String plugin,
            String what,
            String message,
            String card,
            String label,
            Option<Decision> decision,
            Option<Course> course,
            OptionalLong chance,
            @Nullable Throwable cause) {
        super("plugin " + plugin + ": " + message, cause);
        this.plugin = plugin;
        this.what = what;
        this.card = card;
        this.label = label;
        this.decision = decision;
        this.course = course;
        this.chance = chance;
    }

    /** Returns the id of the plugin. */
    public String plugin() {
        return plugin;
    }

    /** Returns what has happened, without where. */
    public String what() {
        return what;
    }

    /** Returns the id of the card whose text was carried out, "" if none was. */
    public String card() {
        return card;
    }

    /** Returns the name of the procedure and the label of the step, with a slash between them; "" if none ran. */
    public String label() {
        return label;
    }

    /** Returns the decision that was answered, none at the start of a game and outside of games. */
    public Option<Decision> decision() {
        return decision;
    }

    /**
     * Returns which game it was and how many answers had been given, that after which it failed among them; none
     * outside of games, and where the state that was stepped had been read or made.
     */
    public Option<Course> course() {
        return course;
    }

    /** Returns the number that the generator of chance stood at, nothing outside of games. */
    public OptionalLong chance() {
        return chance;
    }
}
