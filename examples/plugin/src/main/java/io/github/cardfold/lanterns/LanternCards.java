package io.github.cardfold.lanterns;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.effect.Language;
import io.github.cardfold.json.PackJson;
import io.github.cardfold.spi.Plugin;
import io.github.cardfold.spi.Registry;
import io.github.cardfold.spi.RequiredPlugin;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The cards of the pack {@code lanterns}, in {@code lanterns.pack.json}; they need the words of {@link Lanterns}. */
public final class LanternCards implements Plugin {
    private static final String FILE = "lanterns.pack.json";

    /** Returns the pack, read with words that those of {@link Lanterns} are among. */
    public static Pack pack(Language language) {
        return PackJson.read(FILE, text(FILE), language)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    static String text(String file) {
        try (InputStream in = LanternCards.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException(file + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    @Override
    public String id() {
        return "lantern-cards";
    }

    @Override
    public String version() {
        return Lanterns.VERSION;
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public Array<RequiredPlugin> requires() {
        return Array.of(new RequiredPlugin(Lanterns.ID, Lanterns.VERSION));
    }

    @Override
    public void register(Registry registry) {
        registry.cards(language -> pack(language).cards());
    }
}
