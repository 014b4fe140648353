package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Reading;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Writes and reads the generator as 16 hexadecimal digits: many readers of JSON hold no whole number of 64 bits. */
final class GeneratorCodec {
    static final String ZERO = "0000000000000000";

    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{16}");
    private static final int HEXADECIMAL = 16;

    private GeneratorCodec() {}

    static String write(long generator) {
        String digits = Long.toHexString(generator);
        return ZERO.substring(digits.length()) + digits;
    }

    static long read(@Nullable Reading digits) {
        if (digits == null) {
            return 0;
        }
        if (!DIGITS.matcher(digits.text()).matches()) {
            throw digits.expected("16 hexadecimal digits in lower case");
        }
        return Long.parseUnsignedLong(digits.text(), HEXADECIMAL);
    }
}
