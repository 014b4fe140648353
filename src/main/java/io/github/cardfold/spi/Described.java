package io.github.cardfold.spi;

import io.vavr.collection.Array;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A plugin with what it says of itself, asked once. */
record Described(Plugin plugin, String id, String version, String game, Array<RequiredPlugin> requires) {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9.-]{0,99}");

    static Described of(@Nullable Plugin plugin) {
        if (plugin == null) {
            throw new NullPointerException("plugins: one of them is null");
        }
        String id = said(plugin, plugin.getClass().getName(), "id", Plugin::id);
        if (!ID.matcher(id).matches()) {
            throw new PluginException(
                    plugin.getClass().getName(),
                    "id: \"" + id + "\" is not made of lower-case letters, digits, dots and hyphens",
                    null);
        }
        return new Described(
                plugin,
                id,
                said(plugin, id, "version", Plugin::version),
                said(plugin, id, "game", Plugin::game),
                said(plugin, id, "requires", Plugin::requires));
    }

    /** Returns the same plugin if its version is one that others can require. */
    Described versioned() {
        try {
            Version.check(version);
            return this;
        } catch (IllegalArgumentException e) {
            throw new PluginException(id, String.valueOf(e.getMessage()), null);
        }
    }

    private static <T> T said(Plugin plugin, String name, String what, Function<Plugin, @Nullable T> question) {
        T answer;
        try {
            answer = question.apply(plugin);
        } catch (RuntimeException | LinkageError e) {
            throw new PluginException(name, what + " threw " + e, e);
        }
        if (answer == null) {
            throw new PluginException(name, what + " is null", null);
        }
        return answer;
    }

    @Override
    public String toString() {
        return id + " " + version;
    }
}
