package io.github.cardfold.spi;

import static java.util.Objects.requireNonNull;

/**
 * A plugin that another one needs.
 *
 * @param plugin its id
 * @param version the lowest version that will do; the first number of the version that is there must be the same
 */
public record RequiredPlugin(String plugin, String version) {
    /**
     * Names what is wrong.
     *
     * @throws IllegalArgumentException if the version is not made of numbers with dots between them
     */
    public RequiredPlugin {
        requireNonNull(plugin, "plugin");
        requireNonNull(version, "version");
        Version.check(version);
    }

    /** Tells whether a version will do. */
    public boolean isMetBy(String other) {
        requireNonNull(other, "other");
        Version least = Version.of(version);
        Version there = Version.of(other);
        return there.isAsNewAs(least) && there.first() == least.first();
    }

    @Override
    public String toString() {
        return plugin + " " + version;
    }
}
