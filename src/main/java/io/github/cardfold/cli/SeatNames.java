package io.github.cardfold.cli;

import io.vavr.collection.Array;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One name for each seat.
 *
 * @param all the names in the order of the seats, two or more
 */
record SeatNames(Array<String> all) {
    private static final int MOST = 6;

    /** Returns the names that a text of the form {@code A,B} says. */
    static SeatNames of(String text) {
        return new Converter().convert(text);
    }

    /** Reads {@code A,B}, or more. */
    static final class Converter implements ITypeConverter<SeatNames> {
        @Override
        public SeatNames convert(String value) {
            Array<String> parts = Array.of(value.split(",", -1));
            if (parts.size() < 2 || parts.size() > MOST || parts.exists(String::isBlank)) {
                throw new TypeConversionException(
                        "two names joined by a comma are needed, or up to six for Vandaria Wars, not '" + value + "'");
            }
            return new SeatNames(parts);
        }
    }
}
