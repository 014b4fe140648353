package io.github.cardfold.packaging;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Runs what the pages say one can run: every block of commands, and every command within a sentence, page by page, each
 * page in a fresh clone of the last commit.
 *
 * <pre>
 * mvn -B -ntp test-compile exec:exec@documented
 * </pre>
 *
 * <p>{@code documented-commands.txt} says which commands are run shorter, and which are not run, and why. Arguments are
 * parts of the names of pages; without any, all are tried.
 */
public final class Documented {
    private static final Path SHORTER = Path.of("src", "test", "resources", "documented-commands.txt");

    private static final Pattern WITHIN_A_SENTENCE = Pattern.compile("`((?:mvn|java|git) -?[^`]+)`");

    private Documented() {}

    /**
     * Commands that are run together, in one shell.
     *
     * @param page where they stand
     * @param line the line of the page that they begin at, from 1
     * @param commands the commands, one a line
     */
    record Block(Path page, int line, List<String> commands) {
        /** Returns the folder that they are meant for: an example's own, for its page; else the whole project's. */
        Path folder() {
            return page.startsWith("examples") ? page.getParent() : Path.of(".");
        }

        @Override
        public String toString() {
            return page + ":" + line;
        }
    }

    /**
     * What is done in place of a documented command.
     *
     * @param command the documented command
     * @param instead what is run, "" for nothing
     * @param reason why
     */
    record Shorter(String command, String instead, String reason) {
        private static Shorter parse(String row) {
            String[] cells = row.split("\t", -1);
            if (cells.length != 3 || cells[2].isBlank()) {
                throw new IllegalArgumentException("a command, what is run instead and the reason are needed: " + row);
            }
            return new Shorter(cells[0], cells[1], cells[2]);
        }
    }

    /** Returns the pages that tell people what to run. */
    static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(Path.of("README.md"), Path.of("CONTRIBUTING.md")));
        for (String folder : List.of("docs", "examples")) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                files.filter(file -> file.toString().endsWith(".md")
                                && !file.toString().contains("target"))
                        .sorted()
                        .forEach(pages::add);
            }
        }
        return pages;
    }

    /** Returns the commands of a page, in its order. */
    static List<Block> blocks(Path page) throws IOException {
        List<String> lines = Files.readAllLines(page);
        List<Block> blocks = new ArrayList<>();
        String fence = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("```")) {
                fence = fence.isEmpty() ? line : "";
                if (fence.equals("```sh")) {
                    blocks.add(new Block(page, i + 2, new ArrayList<>()));
                }
            } else if (fence.equals("```sh")) {
                blocks.get(blocks.size() - 1).commands().add(line);
            } else if (fence.isEmpty()) {
                for (Matcher found = WITHIN_A_SENTENCE.matcher(line); found.find(); ) {
                    blocks.add(new Block(page, i + 1, List.of(found.group(1))));
                }
            }
        }
        return blocks;
    }

    /** Returns what is run shorter or not at all. */
    static List<Shorter> shorter() throws IOException {
        try (Stream<String> rows = Files.lines(SHORTER)) {
            return rows.filter(row -> !row.startsWith("#")).map(Shorter::parse).toList();
        }
    }

    /** Runs the commands of the pages; ends with 1 at the first that fails. */
    public static void main(String[] names) throws Exception {
        for (Path page : pages()) {
            List<Block> blocks = blocks(page);
            if (!blocks.isEmpty() && (names.length == 0 || Stream.of(names).anyMatch(page.toString()::contains))) {
                run(blocks);
            }
        }
    }

    private static void run(List<Block> blocks) throws Exception {
        Path clone = Files.createTempDirectory("documented");
        shell(Path.of("."), "git clone -q . " + clone);
        for (Block block : blocks) {
            String script = script(block);
            if (!script.isBlank()) {
                System.out.println(block + "\n" + script.indent(4).stripTrailing());
                long start = System.nanoTime();
                shell(clone.resolve(block.folder()), script);
                System.out.println("    done in " + (System.nanoTime() - start) / 1_000_000_000 + " s");
            }
        }
        shell(Path.of("."), "rm -rf " + clone);
    }

    private static String script(Block block) throws IOException {
        List<Shorter> shorter = shorter();
        List<String> lines = new ArrayList<>();
        for (String command : block.commands()) {
            lines.add(shorter.stream()
                    .filter(each -> each.command().equals(command))
                    .map(Shorter::instead)
                    .findFirst()
                    .orElse(command));
        }
        return String.join("\n", lines);
    }

    private static void shell(Path folder, String script) throws Exception {
        Ran ran = Ran.in(folder, List.of("bash", "-euc", script));
        if (ran.status() != 0) {
            System.out.println(ran.out() + ran.err());
            System.out.println("FAILED, in " + folder + ":\n" + script);
            System.exit(1);
        }
    }
}
