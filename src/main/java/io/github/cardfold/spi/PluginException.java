package io.github.cardfold.spi;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when a plugin is at fault: when rules are assembled or, in a game, when a part of it throws or answers with
 * something that it must not. The message names the plugin and the part.
 */
public final class PluginException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String plugin;

    PluginException(String plugin, String what, @Nullable Throwable cause) {
        super("plugin " + plugin + ": " + what, cause);
        this.plugin = plugin;
    }

    /** Returns the id of the plugin. */
    public String plugin() {
        return plugin;
    }
}
