package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.PackData;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.PressedData;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Language;
import java.nio.charset.StandardCharsets;

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
        Data data = PressedData.read("the pack " + id + " of the library", bytes(id + ".pack"));
        return PackData.read(Reading.of(data).fields(), language)
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static byte[] bytes(String name) {
        return PressedData.bytes(Shipped.class, name);
    }
}
