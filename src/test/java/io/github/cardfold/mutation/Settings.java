package io.github.cardfold.mutation;

import io.github.cardfold.citation.Document;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * What is to be proven, and how.
 *
 * @param sections these sections only, with their documents; all if empty
 * @param chapters these chapters only, with their documents; all if empty
 * @param base the commit since which files have changed, "" if that does not matter
 * @param all whether alterations are tried after a section is proven
 * @param kinds single alterations of these kinds only; every alteration if empty
 * @param jobs how many processes run tests
 * @param directory where the reports go
 */
record Settings(
        Array<String> sections,
        Array<String> chapters,
        String base,
        boolean all,
        Array<Kind> kinds,
        int jobs,
        Path directory) {
    static final String USAGE = """
            Takes each section out of the rules and sees whether the tests that cite it notice.
              --section 10.4.1.3   this section only; with its document: --section VW:3.2.4
              --chapter 10         this chapter only
              --changed [commit]   sections that files touch which changed since a commit, by default HEAD~1
              --all                go on altering what is already proven
              --seconds            only what a second fighter, thing or pass shows
              --conditions         only requirements of choices and clauses of conditions
              --jobs 2             how many processes run tests, by default as many as there are processors
              --out target         the directory for section-proof.md and section-proof.tsv
            --section and --chapter may be given several times.""";

    static final Settings DEFAULT = new Settings(
            Array.empty(),
            Array.empty(),
            "",
            false,
            Array.empty(),
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
        if (!hasValue && !words.head().matches("--(all|seconds|conditions|changed)")
                || hasValue && words.head().matches("--(all|seconds|conditions)")) {
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
                        rest.kinds,
                        rest.jobs,
                        rest.directory);
            case "--all" ->
                new Settings(rest.sections, rest.chapters, rest.base, true, rest.kinds, rest.jobs, rest.directory);
            case "--seconds" -> rest.with(Kind::isOfTheSecond);
            case "--conditions" -> rest.with(Kind::isOfConditions);
            case "--jobs" ->
                new Settings(
                        rest.sections,
                        rest.chapters,
                        rest.base,
                        rest.all,
                        rest.kinds,
                        Integer.parseInt(value),
                        rest.directory);
            case "--out" ->
                new Settings(rest.sections, rest.chapters, rest.base, rest.all, rest.kinds, rest.jobs, Path.of(value));
            default -> throw new IllegalArgumentException("not understood: " + words.mkString(" "));
        };
    }

    private Settings with(Array<String> newSections, Array<String> newChapters) {
        return new Settings(newSections, newChapters, base, all, kinds, jobs, directory);
    }

    private Settings with(Predicate<Kind> more) {
        var newKinds = kinds.appendAll(Array.of(Kind.values()).filter(more));
        return new Settings(sections, chapters, base, all, newKinds, jobs, directory);
    }

    private static String key(String section) {
        String[] parts = section.split(":", 2);
        return parts.length == 1 ? Document.JP + " " + section : parts[0] + " " + parts[1];
    }

    /** Returns the same for some sections only, by their keys. */
    Settings only(Array<String> keys) {
        return new Settings(keys.isEmpty() ? Array.of("none") : keys, Array.empty(), base, all, kinds, jobs, directory);
    }

    /** Tells whether alterations of a kind are tried. */
    boolean wants(Kind kind) {
        return kinds.isEmpty() || kinds.contains(kind);
    }

    /** Tells whether a section is among those asked for by number or chapter. */
    boolean wants(String key) {
        return sections.isEmpty() && chapters.isEmpty()
                || sections.contains(key)
                || chapters.exists(chapter -> key.startsWith(chapter + "."));
    }
}
