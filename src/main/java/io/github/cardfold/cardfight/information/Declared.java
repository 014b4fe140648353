package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.citation.Rule;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.BiFunction;

/** What sort of information is declared. */
@Rule(jp = {"7.13.1", "7.13.2"})
public enum Declared {
    /** The name of a card. */
    NAME((card, nations) -> Array.empty()),
    /** A grade. */
    GRADE((card, nations) -> Array.empty()),
    /** A main type. */
    MAIN_TYPE((card, nations) -> Array.of(card.mainType().label())),
    /** A subtype. */
    SUBTYPE(Identity.SUBTYPE::printed),
    /** A trigger icon. */
    TRIGGER((card, nations) -> card.trigger() == Trigger.NONE
            ? Array.empty()
            : Array.of(card.trigger().label())),
    /** A clan. */
    CLAN(Identity.CLAN::printed),
    /** A nation. */
    NATION(Identity.NATION::printed),
    /** A race. */
    RACE(Identity.RACE::printed);

    private final BiFunction<Card, Nations, Array<String>> words;

    Declared(BiFunction<Card, Nations, Array<String>> words) {
        this.words = words;
    }

    /** Returns what the sort is called, such as {@code main type}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** Tells whether it is a word, and neither a grade nor a name, for which its card stands. */
    public boolean isWord() {
        return this != NAME && this != GRADE;
    }

    /** Returns the words of the sort that are printed on a card or follow from that. */
    public Array<String> words(Card card, Nations nations) {
        return words.apply(card, nations);
    }

    /** Returns all such words of some cards, each once, whatever sort it is of, in alphabetical order. */
    public static Array<String> all(Array<Card> cards, Nations nations) {
        return Array.of(values())
                .flatMap(each -> cards.flatMap(card -> each.words(card, nations)))
                .distinct()
                .sorted();
    }
}
