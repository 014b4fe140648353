package io.github.cardfold.cardfight;

import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import java.util.function.UnaryOperator;

/** A plugin for tests, which registers what a function adds. */
public record Additions(String id, UnaryOperator<Registry> added) implements Plugin {
    /** Returns one that is the only plugin of its rules. */
    public static Plugin of(UnaryOperator<Registry> added) {
        return new Additions("additions", added);
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public void register(Registry registry) {
        added.apply(registry);
    }
}
