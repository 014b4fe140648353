package io.github.cardfold.spi;

import io.vavr.collection.Array;

/** A {@link NumberFunction} under its name. */
public final class NumberEscape extends Escape {
    private final NumberFunction function;

    NumberEscape(String plugin, String name, Array<String> reads, NumberFunction function) {
        super(plugin, name, reads);
        this.function = function;
    }

    int number(Inquiry inquiry) {
        try {
            return function.number(inquiry);
        } catch (PluginException e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            throw error("it threw " + e, e);
        }
    }
}
