package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.card.PackReader;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;

/** The packs that the library ships, each read when it is first asked for. */
public final class Packs {
    private Packs() {}

    /** Returns all packs of cards that the library ships; {@link Decks#names(String)} has the deck lists of each. */
    public static Array<Pack> all() {
        return Array.of(vanilla(), nightfair(), gauntlet());
    }

    /** Returns the pack {@code vanilla}: units of four nations that have icons and no text. */
    public static Pack vanilla() {
        return Vanilla.PACK;
    }

    /** Returns the pack {@code nightfair}: units and orders of four clans, with text. */
    public static Pack nightfair() {
        return Nightfair.PACK;
    }

    /** Returns the pack {@code gauntlet}: units and orders of four clans, each of which presses on one rule. */
    public static Pack gauntlet() {
        return Gauntlet.PACK;
    }

    /** Returns the pack {@code keywords}, which has no cards: definitions of the rules' own keywords (chapter 14). */
    public static Pack keywords() {
        return Keywords.PACK;
    }

    /**
     * Returns the language of the library's rules: the kinds of {@link Vocabulary#LANGUAGE} and the definitions of
     * {@link #keywords}.
     */
    public static Language language() {
        return Keywords.LANGUAGE;
    }

    private static final class Keywords {
        private static final Pack PACK = Shipped.pack("keywords", Vocabulary.LANGUAGE);
        private static final Language LANGUAGE = PACK.language(Vocabulary.LANGUAGE);
    }

    private static final class Vanilla {
        private static final Pack PACK = PackReader.read("vanilla.tsv", Shipped.text("vanilla.tsv"))
                .getOrElseThrow(problems -> new IllegalStateException(problems.mkString("\n")));
    }

    private static final class Gauntlet {
        private static final Pack PACK = Shipped.pack("gauntlet", language());
    }

    private static final class Nightfair {
        private static final Pack PACK = Shipped.pack("nightfair", language());
    }
}
