package io.github.cardfold.json;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.replay.Replay;
import io.github.cardfold.replay.ReplayBytes;
import io.github.cardfold.replay.ReplayException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Reads replay files of either form. */
public final class Replays {
    private Replays() {}

    /**
     * Returns the replay that a file holds: by its first bytes one of {@link ReplayBytes}, otherwise one of
     * {@link ReplayJson} in UTF-8.
     *
     * @throws ReplayException if it holds none: it names the byte or path and what is wrong there
     * @throws IllegalStateException if it is JSON and Jackson is missing
     */
    public static Replay read(byte[] file) {
        requireNonNull(file, "file");
        return ReplayBytes.isReplay(file) ? ReplayBytes.read(file) : ReplayJson.read(text(file));
    }

    private static String text(byte[] file) {
        ByteBuffer left = ByteBuffer.wrap(file);
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(left).toString();
        } catch (CharacterCodingException e) {
            throw new ReplayException(
                    "byte " + left.position(), "this is neither a replay in bytes nor JSON in UTF-8", e);
        }
    }
}
