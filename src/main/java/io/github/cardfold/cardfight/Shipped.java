package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Language;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Texts and packs that lie in the library beside this class. Packs written in JSON, {@code src/main/packs}, are turned
 * into bytes by the build, {@code src/build/java/PackPress.java}, so that reading them needs nothing else.
 */
final class Shipped {
    private Shipped() {}

    static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    static Pack pack(String id, Language language) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes(id + ".pack")))) {
            return PackData.read(Reading.of(data(in)).fields(), language)
                    .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
        } catch (IOException cause) {
            throw new UncheckedIOException("The pack " + id + " of the library cannot be read", cause);
        }
    }

    /** Reads a tree: a letter for its sort, then for a list or a map how many there are. */
    private static Data data(DataInputStream in) throws IOException {
        char sort = (char) in.readByte();
        return switch (sort) {
            case 't' -> Data.text(in.readUTF());
            case 'n' -> Data.whole(in.readLong());
            case 'b' -> Data.truth(in.readBoolean());
            case 'l' -> items(in);
            case 'm' -> fields(in);
            default -> throw new IOException("there is no sort of data '" + sort + "'");
        };
    }

    private static Data items(DataInputStream in) throws IOException {
        List<Data> items = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            items.add(data(in));
        }
        return Data.items(items);
    }

    private static Data fields(DataInputStream in) throws IOException {
        Data.Builder fields = Data.fields();
        for (int left = in.readInt(); left > 0; left--) {
            String name = in.readUTF();
            fields.put(name, data(in));
        }
        return fields.build();
    }

    private static byte[] bytes(String name) {
        try (InputStream stream = Shipped.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(
                        name + " is missing from the library; the build puts it there after the classes are compiled");
            }
            return stream.readAllBytes();
        } catch (IOException cause) {
            throw new UncheckedIOException(name + " of the library cannot be read", cause);
        }
    }
}
