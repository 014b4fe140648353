package io.github.cardfold.cardfight.information;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Nations;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;
import java.util.Locale;
import java.util.function.BiFunction;

/**
 * Information of a card that is words, of which it may have several: what it is called, where it belongs, what sort it
 * is.
 */
@Rule(jp = "5.1.1")
public enum Identity {
    /** Its names (2.1). */
    @Phrase(form = "plural", value = "names")
    @Phrase("name")
    NAME((card, nations) -> card.allNames()),
    /** Its clans, also those that its nations stand for (2.2). */
    @Phrase(form = "plural", value = "clans")
    @Phrase("clan")
    CLAN((card, nations) -> nations.clansOf(card)),
    /** Its nations, also those that another stands for (2.14). */
    @Phrase(form = "plural", value = "nations")
    @Phrase("nation")
    NATION((card, nations) -> nations.nationsOf(card)),
    /** Its races (2.13). */
    @Phrase(form = "plural", value = "races")
    @Phrase("race")
    RACE((card, nations) -> card.races()),
    /** Its subtypes (2.9.4). */
    @Phrase(form = "plural", value = "subtypes")
    @Phrase("subtype")
    SUBTYPE((card, nations) -> card.subtypes()),
    /** Its special types, which nothing that changes types touches (2.9.5). */
    @Rule(jp = "2.9.5.1")
    @Phrase(form = "plural", value = "special types")
    @Phrase("special type")
    SPECIAL_TYPE((card, nations) -> card.specialTypes());

    private final BiFunction<Card, Nations, Array<String>> printed;
    private final String word = name().toLowerCase(Locale.ROOT).replace('_', ' ');
    private final String fact = word + "s";

    Identity(BiFunction<Card, Nations, Array<String>> printed) {
        this.printed = printed;
    }

    /** Returns the name of what is read when one of them is read. */
    public String fact() {
        return fact;
    }

    /** Returns the word for one of them, such as {@code clan}. */
    public String word() {
        return word;
    }

    /** Returns the name of the flag that is set on a card that has got one besides those printed. */
    public String gained(String which) {
        return fact + ": " + which;
    }

    /** What the names of the places for cards whose words are copied end with, before their numbers. */
    public static final String COPIED = " copied";

    /** How many cards' words of one sort a card may have copied at the same time. */
    public static final int MOST_COPIED = 8;

    /**
     * Returns the name of one of the places that say whose printed words a card has got, the first of them number 1.
     */
    public String copied(int number) {
        return fact + COPIED + ": " + number;
    }

    /** Returns the names of all these places if one of them is named, the same name alone if not. */
    public static Array<String> places(String name) {
        return Array.of(values())
                .find(each -> each.copied(1).equals(name))
                .map(each -> Array.rangeClosed(1, MOST_COPIED).map(each::copied))
                .getOrElse(() -> Array.of(name));
    }

    /** Returns the name of the flag that is set on a card that has got every one, as if it copied all cards. */
    public String everyGained() {
        return fact + COPIED + ": every";
    }

    /** Tells whether cards may have every one: what they belong to, not what they are called or are. */
    public boolean mayBeEvery() {
        return this == CLAN || this == NATION || this == RACE;
    }

    /** Returns the name of the flag that is set on a card that has lost all it had. */
    public String lost() {
        return fact + " lost";
    }

    /** Returns the name of the flag that is set on a card that has lost those that it had originally. */
    public String originalLost() {
        return "original " + lost();
    }

    /** Returns those printed on a card or following from that, each once. */
    Array<String> printed(Card card, Nations nations) {
        return printed.apply(card, nations).distinct();
    }

    /** Returns one of them that a card has got, and what else it is treated as by that (2.14.4). */
    @Rule(jp = {"2.14.4", "2.2.3.1"})
    Array<String> meant(String got, Nations nations) {
        return this == NATION ? nations.allOf(got) : Array.of(got);
    }

    /** Tells whether a card belongs to every one, whatever its name. */
    @Rule(jp = {"2.2.4", "2.2.5"})
    boolean isEvery(Card card, Nations nations) {
        return (this == CLAN || this == NATION) && nations.isOfEvery(card);
    }
}
