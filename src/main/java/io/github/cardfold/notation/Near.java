package io.github.cardfold.notation;

import io.vavr.collection.Array;

/** Names that look like one that was not found. */
final class Near {
    private static final int LONGEST = 60;
    private static final int MOST = 3;

    private Near() {}

    /** Returns up to three of the names, the nearest first, those that are equally near in their order. */
    static Array<String> misses(String word, Array<String> names) {
        if (word.length() > LONGEST) {
            return Array.empty();
        }
        int furthest = Math.max(Math.min(1, word.length() / 2), word.length() / 3);
        Array<String> near = Array.empty();
        for (int distance = 0; distance <= furthest && near.size() < MOST; distance++) {
            int wanted = distance;
            near = near.appendAll(names.distinct().filter(name -> distance(word, name) == wanted));
        }
        return near.take(MOST);
    }

    /**
     * Returns how many letters have to be put in, left out, exchanged, or swapped with the next; case does not count.
     */
    private static int distance(String word, String name) {
        if (name.length() > LONGEST) {
            return Integer.MAX_VALUE;
        }
        int[] last = new int[name.length() + 1];
        int[] row = last;
        for (int i = 0; i <= word.length(); i++) {
            int[] beforeLast = last;
            last = row;
            row = new int[name.length() + 1];
            for (int j = 0; j < row.length; j++) {
                row[j] = i == 0 || j == 0 ? i + j : step(word, name, i, j, row[j - 1], last, beforeLast);
            }
        }
        return row[name.length()];
    }

    private static int step(String word, String name, int i, int j, int left, int[] last, int[] beforeLast) {
        int exchanged = last[j - 1] + (same(word.charAt(i - 1), name.charAt(j - 1)) ? 0 : 1);
        int best = Math.min(exchanged, Math.min(left, last[j]) + 1);
        boolean swapped = i > 1
                && j > 1
                && same(word.charAt(i - 1), name.charAt(j - 2))
                && same(word.charAt(i - 2), name.charAt(j - 1));
        return swapped ? Math.min(best, beforeLast[j - 2] + 1) : best;
    }

    private static boolean same(char a, char b) {
        return Character.toLowerCase(a) == Character.toLowerCase(b);
    }
}
