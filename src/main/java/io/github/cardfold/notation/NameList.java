package io.github.cardfold.notation;

import io.github.cardfold.data.Data;
import io.vavr.collection.Array;

/** Names out of a list, and numbers with a sign. */
final class NameList {
    private NameList() {}

    /** Reads one of the names, in quotes or the longest that stands here. */
    static String read(Cursor in, Array<String> names, String what) {
        int start = in.at();
        if (in.next() == '"') {
            String quoted = in.quoted();
            if (!names.contains(quoted)) {
                throw in.expected(start, what, names);
            }
            return quoted;
        }
        String longest = "";
        for (String name : names) {
            if (name.length() > longest.length() && in.eatsName(name)) {
                longest = name;
                in.back(start);
            }
        }
        if (longest.isEmpty()) {
            throw in.expected(start, what + ": " + names.mkString(", "), names);
        }
        in.back(start + longest.length());
        return longest;
    }

    /** Reads a number, with a minus if it is below 0. */
    static int signed(Cursor in) {
        int start = in.at();
        boolean below = in.eats("-");
        if (below && in.eats("2147483648")) {
            return Integer.MIN_VALUE;
        }
        int number = in.number(Integer.MAX_VALUE);
        if (below && number == 0) {
            throw in.expected(start, "0 without a sign");
        }
        return below ? -number : number;
    }

    /** Reads a number if one stands here; otherwise goes back over the blank before it and returns 0. */
    static int signedOrNone(Cursor in) {
        if (in.next() == '-' || QuotedNames.isDigit(in.next())) {
            return signed(in);
        }
        in.back(in.at() - 1);
        return 0;
    }

    /** Adds a number to data unless it is 0. */
    static void put(Data.Builder fields, String name, int number) {
        if (number != 0) {
            fields.whole(name, number);
        }
    }
}
