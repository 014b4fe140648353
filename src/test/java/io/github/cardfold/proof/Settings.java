package io.github.cardfold.proof;

import io.github.cardfold.citation.Document;
import io.vavr.collection.Array;
import java.nio.file.Path;

/**
 * What is to be proven, and how.
 *
 * @param sections these sections only, with their documents; all if empty
 * @param chapters these chapters only, with their documents; all if empty
 * @param base the commit since which files have changed, "" if that does not matter
 * @param all whether alterations are tried after a section is proven
 * @param seconds whether only those alterations are tried that a second fighter, thing or pass shows
 * @param jobs how many processes run tests
 * @param directory where the reports go
 */
record Settings(
        Array<String> sections,
        Array<String> chapters,
        String base,
        boolean all,
        boolean seconds,
        int jobs,
        Path directory) {
    static final String USAGE = """
            Takes each section out of the rules and sees whether the tests that cite it notice.
              --section 10.4.1.3   this section only; with its document: --section VW:3.2.4
              --chapter 10         this chapter only
              --changed [commit]   sections that files touch which changed since a commit, by default HEAD~1
              --all                go on altering what is already proven
              --seconds            only what a second fighter, thing or pass shows
              --jobs 2             how many processes run tests, by default as many as there are processors
              --out target         the directory for section-proof.md and section-proof.tsv
            --section and --chapter may be given several times.""";

    static final Settings DEFAULT = new Settings(
            Array.empty(),
            Array.empty(),
            "",
            false,
            false,
            Runtime.getRuntime().availableProcessors(),
            Path.of("target"));

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException if it says something else than {@link #USAGE}
     */
    static Settings read(Array<String> words) {
        if (words.isEmpty()) {
            return DEFAULT;
        }
        var next = words.drop(1);
        boolean hasValue = !next.isEmpty() && !next.head().startsWith("--");
        String value = hasValue ? next.head() : "";
        Settings rest = read(hasValue ? next.tail() : next);
        if (!hasValue && !words.head().matches("--(all|seconds|changed)")
                || hasValue && words.head().matches("--(all|seconds)")) {
            throw new IllegalArgumentException("not understood: " + words.mkString(" "));
        }
        return switch (words.head()) {
            case "--section" -> rest.with(rest.sections.prepend(key(value)), rest.chapters);
            case "--chapter" -> rest.with(rest.sections, rest.chapters.prepend(key(value)));
            case "--changed" ->
                new Settings(
                        rest.sections,
                        rest.chapters,
                        hasValue ? value : "HEAD~1",
                        rest.all,
                        rest.seconds,
                        rest.jobs,
                        rest.directory);
            case "--all" ->
                new Settings(rest.sections, rest.chapters, rest.base, true, rest.seconds, rest.jobs, rest.directory);
            case "--seconds" ->
                new Settings(rest.sections, rest.chapters, rest.base, rest.all, true, rest.jobs, rest.directory);
            case "--jobs" ->
                new Settings(
                        rest.sections,
                        rest.chapters,
                        rest.base,
                        rest.all,
                        rest.seconds,
                        Integer.parseInt(value),
                        rest.directory);
            case "--out" ->
                new Settings(
                        rest.sections, rest.chapters, rest.base, rest.all, rest.seconds, rest.jobs, Path.of(value));
            default -> throw new IllegalArgumentException("not understood: " + words.mkString(" "));
        };
    }

    private Settings with(Array<String> newSections, Array<String> newChapters) {
        return new Settings(newSections, newChapters, base, all, seconds, jobs, directory);
    }

    private static String key(String section) {
        String[] parts = section.split(":", 2);
        return parts.length == 1 ? Document.JP + " " + section : parts[0] + " " + parts[1];
    }

    /** Returns the same for some sections only, by their keys. */
    Settings only(Array<String> keys) {
        return new Settings(
                keys.isEmpty() ? Array.of("none") : keys, Array.empty(), base, all, seconds, jobs, directory);
    }

    /** Tells whether a section is among those asked for by number or chapter. */
    boolean wants(String key) {
        return sections.isEmpty() && chapters.isEmpty()
                || sections.contains(key)
                || chapters.exists(chapter -> key.startsWith(chapter + "."));
    }
}
