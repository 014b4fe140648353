package io.github.cardfold.mutation;

import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The sections that changed files touch: those carried out in them, and those tried in them. */
final class Touched {
    private static final Array<String> ROOTS = Array.of("src/main/java/", "src/test/java/");

    private Touched() {}

    static Array<String> since(String commit, Subject subject) {
        return by(changed(commit), subject);
    }

    /** Returns the sections that files touch, named as Git names them. */
    static Array<String> by(Array<String> files, Subject subject) {
        var types = files.flatMap(file -> ROOTS.filter(file::startsWith)
                .map(root -> file.substring(root.length()).replace(".java", "").replace('/', '.')));
        var touched = types.appendAll(files);
        return subject.elements()
                .filter(each -> each.types().exists(types::contains))
                .flatMap(Element::keys)
                .appendAll(subject.trials()
                        .filter(each -> touched.contains(each.type()))
                        .flatMap(Trial::keys))
                .filter(subject.keys()::contains)
                .distinct();
    }

    /** Files that are not committed yet have changed, too. */
    private static Array<String> changed(String commit) {
        try {
            Process git = new ProcessBuilder("git", "diff", "--name-only", commit)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (var lines = new BufferedReader(new InputStreamReader(git.getInputStream(), StandardCharsets.UTF_8))) {
                var files = Array.ofAll(lines.lines());
                if (git.waitFor() != 0) {
                    throw new IllegalArgumentException("git does not know what changed since " + commit);
                }
                return files;
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        } catch (InterruptedException cause) {
            throw new IllegalStateException(cause);
        }
    }
}
