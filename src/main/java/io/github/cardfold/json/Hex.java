package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Numbers of 64 bits as 16 hexadecimal digits: many readers of JSON hold no whole number of that size. */
final class Hex {
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{16}");

    private Hex() {}

    static Data write(long value) {
        return Data.text(HexFormat.of().toHexDigits(value));
    }

    static long read(Reading digits) {
        if (!DIGITS.matcher(digits.text()).matches()) {
            throw digits.expected("16 hexadecimal digits in lower case");
        }
        return HexFormat.fromHexDigitsToLong(digits.text());
    }
}
