package io.github.cardfold.cli;

import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The files that one word of the command line means: a file, or all files below a folder whose names end in
 * {@code .json}, but for links.
 *
 * @param isFolder whether it is a folder
 * @param files the files, in the order of their names
 * @param unread what is to be said of folders that cannot be looked into
 */
record JsonFiles(boolean isFolder, Array<String> files, Array<String> unread) {
    /** The greatest number of files below a folder. */
    static final int MOST_FILES = 10_000;

    private static final String ENDING = ".json";

    /**
     * Returns what a word means.
     *
     * @throws UsageException if there is no such file or folder, or there are too many files below it
     */
    static JsonFiles at(String name) {
        return InputFile.any(
                name,
                path -> Files.isDirectory(path) ? below(path) : new JsonFiles(false, Array.of(name), Array.empty()));
    }

    private static JsonFiles below(Path folder) throws IOException {
        Walk walk = new Walk();
        Files.walkFileTree(Files.isSymbolicLink(folder) ? folder.toRealPath() : folder, walk);
        if (walk.files.size() > MOST_FILES) {
            throw new UsageException("there are more than " + MOST_FILES
                    + " files whose names end in .json in the folder '" + folder + "'");
        }
        if (walk.files.isEmpty() && walk.unread.isEmpty()) {
            throw new UsageException("there is no file whose name ends in .json in the folder '" + folder + "'");
        }
        return new JsonFiles(true, Array.ofAll(walk.files).sorted().map(Path::toString), Array.ofAll(walk.unread));
    }

    private static final class Walk extends SimpleFileVisitor<Path> {
        private final List<Path> files = new ArrayList<>();
        private final List<String> unread = new ArrayList<>();

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && file.toString().endsWith(ENDING)) {
                files.add(file);
            }
            return files.size() > MOST_FILES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failed) {
            return failed == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, failed);
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failed) {
            unread.add("'" + file + "' cannot be read: " + InputFile.reason(failed));
            return FileVisitResult.CONTINUE;
        }
    }
}
