package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.state.Ruleset;
import io.github.cardfold.data.Data;
import io.github.cardfold.effect.EffectException;
import io.github.cardfold.effect.Language;
import io.github.cardfold.spi.Registration;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text that stands for a game's rules in saved states and replays. */
final class Manifest {
    /** The version of the library. */
    static final String LIBRARY = version();

    private Manifest() {}

    /** @throws EffectException if a card has a text that cannot be written as data */
    static String of(Ruleset ruleset, Pack pack, Registration registered) {
        Language language = pack.language(registered.language());
        return "cardfold " + LIBRARY + "\nruleset " + ruleset.name() + " "
                + RulesetData.write(ruleset).checksum() + "\npack " + pack.id() + " " + pack.version() + " "
                + Data.items(pack.cards().map(each -> written(each, language))).checksum() + "\n"
                + registered.manifest((card, words) -> CardData.write((Card) card, words));
    }

    private static Data written(Card card, Language language) {
        try {
            return CardData.write(card, language);
        } catch (IllegalArgumentException e) {
            throw new EffectException(card.id(), "its text cannot be saved: " + e.getMessage());
        }
    }

    /** Returns the version of the library, which the build writes into a file beside this class. */
    private static String version() {
        try (InputStream file = Manifest.class.getResourceAsStream("version.txt")) {
            if (file == null) {
                throw new IllegalStateException("version.txt is missing from the library");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException cause) {
            throw new UncheckedIOException("version.txt of the library cannot be read", cause);
        }
    }
}
