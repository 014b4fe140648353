package io.github.cardfold.spi;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The plugins of a game, as they are found and in which order they register. */
public final class Plugins {
    private Plugins() {}

    /**
     * Returns the plugins for a game that lie on the class path or the module path, in the order of their ids. This is
     * the only place that looks for any: rules have the plugins that they are given.
     *
     * @throws PluginException if one does not say which game it is for
     * @throws java.util.ServiceConfigurationError if one cannot be made
     */
    public static Array<Plugin> discover(String game) {
        return Array.ofAll(ServiceLoader.load(Plugin.class))
                .map(Described::of)
                .filter(each -> each.game().equals(game))
                .sortBy(Described::id)
                .map(Described::plugin);
    }

    /**
     * Returns plugins in the order in which they register: the game's own first, each after those that it requires,
     * else as they are given.
     */
    static Array<Described> ordered(Described own, Iterable<? extends Plugin> plugins) {
        Array<Described> all = Array.of(own);
        for (Plugin each : plugins) {
            Described plugin = Described.of(each).versioned();
            if (!plugin.game().equals(own.game())) {
                throw new PluginException(
                        plugin.id(), "it is for the game " + plugin.game() + " and not for " + own.game(), null);
            }
            all.find(other -> other.id().equals(plugin.id())).forEach(other -> {
                throw new PluginException(
                        plugin.id(), "there are two of it, " + other.version() + " and " + plugin.version(), null);
            });
            all = all.append(plugin);
        }
        List<Described> ordered = new ArrayList<>();
        for (Described each : all) {
            put(each, all, Array.empty(), ordered);
        }
        return Array.ofAll(ordered);
    }

    private static void put(Described plugin, Array<Described> all, Array<String> way, List<Described> ordered) {
        if (way.contains(plugin.id())) {
            throw new PluginException(
                    plugin.id(),
                    "it requires itself: "
                            + way.dropUntil(plugin.id()::equals)
                                    .append(plugin.id())
                                    .mkString(" > "),
                    null);
        }
        if (ordered.contains(plugin)) {
            return;
        }
        for (RequiredPlugin each : plugin.requires()) {
            Described required = all.find(other -> other.id().equals(each.plugin()))
                    .getOrElseThrow(
                            () -> new PluginException(plugin.id(), "it requires " + each + ", which is absent", null));
            if (!each.isMetBy(required.version())) {
                throw new PluginException(
                        plugin.id(), "it requires " + each + ", and " + required.version() + " is there", null);
            }
            put(required, all, way.append(plugin.id()), ordered);
        }
        ordered.add(plugin);
    }
}
