package io.github.cardfold.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * One name for each seat.
 *
 * @param a that of seat A
 * @param b that of seat B
 */
record SeatNames(String a, String b) {

    /** Returns the names that a text of the form {@code A,B} says. */
    static SeatNames of(String text) {
        return new Converter().convert(text);
    }

    /** Reads {@code A,B}. */
    static final class Converter implements ITypeConverter<SeatNames> {
        @Override
        public SeatNames convert(String value) {
            String[] parts = value.split(",", -1);
            if (parts.length != 2 || parts[0].isBlank() || parts[1].isBlank()) {
                throw new TypeConversionException("two names joined by a comma are needed, not '" + value + "'");
            }
            return new SeatNames(parts[0], parts[1]);
        }
    }
}
