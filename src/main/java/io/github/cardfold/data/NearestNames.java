package io.github.cardfold.data;

import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the names that somebody may have meant. */
public final class NearestNames {
    /** Longer texts are no slips of the pen, and comparing them takes time. */
    private static final int LONGEST = 60;

    private static final int MOST = 3;

    private NearestNames() {}

    private record Near(String name, int distance) {}

    /** Returns up to three names that a few letters tell from what was written, the nearest first. */
    public static Array<String> to(String written, Array<String> names) {
        if (written.length() > LONGEST) {
            return Array.empty();
        }
        int far = Math.max(Math.min(2, written.length() / 2), written.length() / 3);
        List<Near> near = new ArrayList<>();
        for (String name : names) {
            boolean mayBe = name.length() <= LONGEST && Math.abs(name.length() - written.length()) <= far;
            int distance = mayBe ? distance(written, name) : far + 1;
            if (distance <= far) {
                near.add(new Near(name, distance));
            }
        }
        near.sort(Comparator.comparingInt(Near::distance));
        return Array.ofAll(near).map(Near::name).distinct().take(MOST);
    }

    /**
     * Returns how many letters must be put, dropped, exchanged, or swapped with the next to make one text of the other,
     * ignoring case.
     */
    public static int distance(String one, String other) {
        String a = one.toLowerCase(Locale.ROOT);
        String b = other.toLowerCase(Locale.ROOT);
        int[] beforeLast = {};
        int[] last = {};
        int[] row = {};
        for (int i = 0; i <= a.length(); i++) {
            beforeLast = last;
            last = row;
            row = new int[b.length() + 1];
            for (int j = 0; j <= b.length(); j++) {
                row[j] = i == 0 || j == 0 ? i + j : step(a, b, i, j, row[j - 1], last, beforeLast);
            }
        }
        return row[b.length()];
    }

    private static int step(String a, String b, int i, int j, int left, int[] last, int[] beforeLast) {
        int exchanged = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int best = Math.min(exchanged, 1 + Math.min(left, last[j]));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(best, beforeLast[j - 2] + 1) : best;
    }
}
