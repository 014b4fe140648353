package io.github.cardfold.replay;

import io.vavr.collection.Array;

/** Says how two manifests differ. */
final class Manifests {
    private Manifests() {}

    static String difference(String recorded, String given) {
        Array<String> theirs = Array.ofAll(recorded.lines());
        Array<String> ours = Array.ofAll(given.lines());
        int same = theirs.zip(ours).takeWhile(pair -> pair._1.equals(pair._2)).size();
        return "recorded under rules with " + line(theirs, same) + ", to be played under rules with "
                + line(ours, same);
    }

    private static String line(Array<String> lines, int index) {
        return index < lines.size() ? "'" + lines.get(index) + "'" : "no line more";
    }
}
