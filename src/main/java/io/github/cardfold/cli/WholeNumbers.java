package io.github.cardfold.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers. */
final class WholeNumbers {
    private WholeNumbers() {}

    /** Any that a {@code long} holds. */
    static final class Any implements ITypeConverter<Long> {
        @Override
        public Long convert(String value) {
            try {
                return Long.valueOf(value);
            } catch (NumberFormatException notANumber) {
                throw refusal("a whole number of 64 bits", value, notANumber);
            }
        }
    }

    /** A number of things, at least one. */
    static final class Positive implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String value) {
            return from(1, value);
        }
    }

    /** A number of things, perhaps none. */
    static final class Count implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String value) {
            return from(0, value);
        }
    }

    private static int from(int least, String value) {
        try {
            int number = Integer.parseInt(value);
            if (number >= least) {
                return number;
            }
            throw new NumberFormatException();
        } catch (NumberFormatException notOne) {
            throw refusal("a whole number from " + least + " to " + Integer.MAX_VALUE, value, notOne);
        }
    }

    private static TypeConversionException refusal(String wanted, String value, NumberFormatException cause) {
        TypeConversionException refusal = new TypeConversionException(wanted + " is needed, not '" + value + "'");
        refusal.initCause(cause);
        return refusal;
    }
}
