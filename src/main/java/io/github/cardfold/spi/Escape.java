package io.github.cardfold.spi;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A function in Java, registered under a name by which texts call it. Equal by the plugin and the name. Texts say the
 * name, so that the function itself is in no pack and in no saved game.
 */
abstract class Escape {
    private final String plugin;
    private final String name;
    private final Array<String> reads;

    Escape(String plugin, String name, Array<String> reads) {
        this.plugin = plugin;
        this.name = name;
        this.reads = reads;
    }

    /** Returns the name. */
    public String name() {
        return name;
    }

    /** Returns the kinds of facts that it may read. */
    public Array<String> reads() {
        return reads;
    }

    String plugin() {
        return plugin;
    }

    /** Returns an error of the plugin. */
    PluginException error(String what, @Nullable Throwable cause) {
        return new PluginException(plugin, "function " + name + ": " + what, cause);
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof Escape that
                && getClass() == that.getClass()
                && plugin.equals(that.plugin)
                && name.equals(that.name);
    }

    @Override
    public final int hashCode() {
        return plugin.hashCode() * 31 + name.hashCode();
    }

    @Override
    public String toString() {
        return name;
    }
}
