package io.github.cardfold.json.upgrade;

import io.github.cardfold.cardfight.Packs;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Applies the rules that rewrite texts of the older format to files that have the number of the present one: the
 * developer's way to bring what the repository has in step with a word that has changed. {@code docs/MAINTAINING.md}
 * says more.
 */
final class RewriteTexts {
    private static final Path TEXTS = Path.of("src/test/resources/texts.txt");
    private static final Path SHIPPED_TEXTS = Path.of("src/test/resources/nightfair-texts.txt");
    private static final Path SHIPPED = Path.of("src/main/packs/nightfair.json");
    private static final Array<Path> ALL = Array.of(
                    "src/main/packs", "examples", "src/main/resources/io/github/cardfold/perft", "src/test/java")
            .map(Path::of)
            .append(TEXTS)
            .append(SHIPPED_TEXTS);

    /** Tests that say older words on purpose, like those of this package. */
    private static final Array<String> OLD = Array.of("UpgradeTest.java", "UpgradeCommandTest.java");

    private static final TextRewriter REWRITER = new TextRewriter(TextUpgrade.TO_2, Packs.language());

    private RewriteTexts() {}

    /** Takes files and folders; none are all. */
    public static void main(String[] words) throws IOException {
        for (Path each : words.length == 0 ? ALL : Array.of(words).map(Path::of)) {
            try (Stream<Path> files = Files.walk(each)) {
                for (Path file :
                        (Iterable<Path>) files.filter(Files::isRegularFile).sorted()::iterator) {
                    rewrite(file);
                }
            }
        }
    }

    private static void rewrite(Path file) throws IOException {
        if (OLD.exists(file::endsWith)
                || file.getParent() != null && file.getParent().endsWith("json/upgrade")) {
            return;
        }
        String name = file.toString();
        String before = name.matches(".*\\.(json|java|txt)") ? Files.readString(file) : "";
        String now = before;
        if (name.endsWith(".json")) {
            now = TextUpgrade.of(before, DataJson.read(before), Packs.language());
        } else if (name.endsWith(".java")) {
            now = JavaLiterals.rewritten(file, before, TextUpgrade.TO_2);
        } else if (file.endsWith(TEXTS)) {
            now = texts(before);
        } else if (file.endsWith(SHIPPED_TEXTS)) {
            now = shipped();
        }
        if (!now.equals(before)) {
            Files.writeString(file, now);
            System.out.println(file);
        }
    }

    /** Pairs of lines: a text as JSON, and as it reads. */
    private static String texts(String before) {
        StringBuilder now = new StringBuilder();
        boolean isEnglish = false;
        Data text = Data.truth(false);
        for (String line : before.split("\n", -1)) {
            if (isEnglish) {
                now.append(Packs.language().read(Ability.class, text).english());
            } else if (line.startsWith("{")) {
                text = REWRITER.rewritten("ability", DataJson.read(line), line);
                now.append(text);
            } else {
                now.append(line);
            }
            isEnglish = !isEnglish && line.startsWith("{");
            now.append('\n');
        }
        return now.substring(0, now.length() - 1);
    }

    private static String shipped() throws IOException {
        Data.Fields pack = (Data.Fields) DataJson.read(Files.readString(SHIPPED));
        Data.Builder fields = Data.fields();
        for (int i = 2; i < pack.size(); i++) {
            fields.put(pack.name(i), pack.value(i));
        }
        return PackData.read(Reading.of(fields.build()).fields(), Packs.language())
                .get()
                .cards()
                .reject(card -> card.text().isEmpty())
                .map(card -> card.name() + "\n" + card.text() + "\n")
                .mkString("\n");
    }
}
