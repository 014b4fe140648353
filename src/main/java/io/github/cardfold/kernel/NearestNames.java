package io.github.cardfold.kernel;

import io.vavr.collection.Array;
import java.util.Locale;

/** Finds the names that somebody may have meant. */
public final class NearestNames {
    private static final int MOST = 3;

    private NearestNames() {}

    /** Returns up to three names that a few letters tell from what was written, the nearest first. */
    public static Array<String> to(String written, Array<String> names) {
        int far = Math.max(2, written.length() / 3);
        return names.filter(name -> distance(written, name) <= far)
                .sortBy(name -> distance(written, name))
                .take(MOST);
    }

    /** Returns how many letters must be put, dropped or exchanged to make one text of the other, ignoring case. */
    public static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int exchange = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(exchange, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
