package io.github.cardfold.data;

import static java.util.Objects.requireNonNull;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Data that the build has turned into bytes, {@code src/build/java/PackPress.java}, so that reading what the library
 * ships needs nothing else.
 */
public final class PressedData {
    private PressedData() {}

    /**
     * Returns a file that lies in the library beside a class.
     *
     * @throws IllegalStateException if it is missing
     */
    public static byte[] bytes(Class<?> beside, String name) {
        requireNonNull(beside, "beside");
        try (InputStream stream = beside.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException(
                        name + " is missing from the library; the build puts it there after the classes are compiled");
            }
            return stream.readAllBytes();
        } catch (IOException cause) {
            throw new UncheckedIOException(name + " of the library cannot be read", cause);
        }
    }

    /**
     * Returns the data that bytes say.
     *
     * @param what what they are, for the error
     * @throws UncheckedIOException if they say none
     */
    public static Data read(String what, byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return data(in);
        } catch (IOException cause) {
            throw new UncheckedIOException(what + " cannot be read", cause);
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
}
