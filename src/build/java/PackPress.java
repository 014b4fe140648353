import io.github.cardfold.cardfight.Cardfight;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.json.Upgrade;
import io.github.cardfold.json.VandariaPackJson;
import io.github.cardfold.json.upgrade.TextUpgrade;
import io.github.cardfold.vandaria.Vandaria;
import io.github.cardfold.vandaria.card.VandariaPack;
import io.github.cardfold.vandaria.edition.VandariaPackData;
import io.github.cardfold.vandaria.state.VandariaRules;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/**
 * A step of the build: puts what {@code src/main/packs} has beside the class that reads it. Packs in JSON become bytes,
 * which the library reads without Jackson; everything else is copied. A pack that cannot be played ends the build. The
 * schema of texts, which follows from the vocabulary, is put beside the other schemas. The folder {@code vandaria} has
 * the packs of the other game.
 */
final class PackPress {
    /** The pack whose definitions the others use. */
    private static final String DEFINING = "keywords.json";

    private static final String OTHER_GAME = "vandaria";
    private static final String TREE = ".json";

    private PackPress() {}

    /** Takes the folder with the packs, the folder to put them into and the folder of the schemas. */
    public static void main(String[] folders) throws IOException {
        Path to = Files.createDirectories(Path.of(folders[1]));
        Language language =
                press(Path.of(folders[0], DEFINING), to, Vocabulary.LANGUAGE).language(Vocabulary.LANGUAGE);
        Files.writeString(
                Files.createDirectories(Path.of(folders[2])).resolve("text.schema.json"),
                language.schema("https://cardfold.github.io/schema/text.schema.json") + "\n");
        for (Path file : files(Path.of(folders[0]))) {
            String name = file.getFileName().toString();
            if (!name.endsWith(TREE)) {
                Files.copy(file, to.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            } else if (!name.equals(DEFINING)) {
                playable(file, press(file, to, language));
            }
        }
        vandaria(Path.of(folders[0], OTHER_GAME), Files.createDirectories(to.resolveSibling(OTHER_GAME)));
    }

    /** Does the same with the packs of Vandaria Wars. */
    private static void vandaria(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            String name = file.getFileName().toString();
            if (name.endsWith(TREE)) {
                VandariaPack pack = VandariaPackJson.read(file.toString(), Files.readString(file))
                        .getOrElseThrow(problems -> refusal(problems.mkString("\n")));
                Vandaria.rules(VandariaRules.standard(), pack.cards());
                write(to.resolve(pressed(file)), VandariaPackData.write(pack));
            } else {
                Files.copy(file, to.resolve(name), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Reads a pack of a language and puts it into a folder. */
    private static Pack press(Path file, Path folder, Language language) throws IOException {
        String read =
                Upgrade.of(Files.readString(file), language).text(); // so that the command is there to rewrite the file
        String text = TextUpgrade.of(read, DataJson.read(read), language);
        Pack pack = PackJson.read(file.toString(), text, language)
                .getOrElseThrow(problems -> refusal(problems.mkString("\n")));
        write(folder.resolve(pressed(file)), PackData.write(pack, language));
        return pack;
    }

    private static String pressed(Path file) {
        return file.getFileName().toString().replaceFirst("json$", "pack");
    }

    private static void write(Path file, Data data) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            write(out, data);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static void playable(Path file, Pack pack) {
        try {
            Cardfight.rules(Editions.JP_2026_04, pack);
        } catch (EffectException senseless) {
            throw refusal(file + ": " + senseless.getMessage());
        }
    }

    private static IllegalArgumentException refusal(String problems) {
        return new IllegalArgumentException("\n" + problems);
    }

    /** The way back is in {@code io.github.cardfold.cardfight.Shipped}. */
    private static void write(DataOutputStream out, Data data) throws IOException {
        if (data instanceof Data.Text text) {
            out.writeByte('t');
            out.writeUTF(text.value());
        } else if (data instanceof Data.Whole whole) {
            out.writeByte('n');
            out.writeLong(whole.value());
        } else if (data instanceof Data.Truth truth) {
            out.writeByte('b');
            out.writeBoolean(truth.value());
        } else if (data instanceof Data.Items items) {
            out.writeByte('l');
            out.writeInt(items.values().size());
            for (Data each : items.values()) {
                write(out, each);
            }
        } else if (data instanceof Data.Fields fields) {
            out.writeByte('m');
            out.writeInt(fields.size());
            for (int i = 0; i < fields.size(); i++) {
                out.writeUTF(fields.name(i));
                write(out, fields.value(i));
            }
        }
    }
}
