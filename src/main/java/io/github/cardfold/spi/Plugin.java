package io.github.cardfold.spi;

import io.vavr.collection.Array;

/**
 * Something that adds cards, words or rules to a game. It is handed to the game when rules are assembled, or found by
 * {@link java.util.ServiceLoader}: then its class is public, has a public constructor without parameters and is named
 * in {@code META-INF/services/io.github.cardfold.spi.Plugin} or by {@code provides} in {@code module-info}.
 *
 * <p>A plugin has no state: every call gives the same answer, in whatever thread, and {@link #register} registers the
 * same parts each time.
 */
public interface Plugin {
    /**
     * Returns the name that no other plugin of the game has: lower-case letters, digits, dots and hyphens, beginning
     * with a letter. It stands in saved games and in errors.
     */
    String id();

    /**
     * Returns the version: numbers with dots between them, such as {@code 1.2}, and perhaps a hyphen and a word. It
     * stands in saved games, so it changes whenever the plugin does anything else than before.
     */
    String version();

    /** Returns the game that it is for, such as {@code cardfight}. */
    String game();

    /** Returns the plugins that have to be there, too; they register before it. */
    default Array<RequiredPlugin> requires() {
        return Array.empty();
    }

    /**
     * Registers its parts. It is called each time a language or rules are assembled, perhaps in several threads at
     * once.
     *
     * @param registry what the plugins that this one requires have been registered with already; it refuses everything
     *     once this method has returned
     */
    void register(Registry registry);
}
