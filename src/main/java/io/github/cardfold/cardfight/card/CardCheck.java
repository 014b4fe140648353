package io.github.cardfold.cardfight.card;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.kernel.table.Definition;
import io.vavr.collection.Array;
import io.vavr.collection.Traversable;

/** What must hold of every card, said in sentences. */
final class CardCheck {
    private CardCheck() {}

    static void check(Card card) {
        require(card, Definition.isId(card.id()), "its id must be lower-case words joined by hyphens");
        words(card, "name", card.allNames());
        words(card, "nation", card.nations());
        words(card, "clan", card.clans());
        words(card, "race", card.races());
        words(card, "subtype", card.subtypes());
        words(card, "special type", card.specialTypes());
        words(card, "tag", card.tags());
        require(
                card,
                card.mainType().isPrinted(),
                "no card prints the main type " + card.mainType().label());
        numbers(card);
    }

    private static void numbers(Card card) {
        notNegative(card, "grade", card.grade());
        notNegative(card, "power", card.power());
        notNegative(card, "shield", card.shield());
        notNegative(card, "critical", card.critical());
        notNegative(card, "trigger power", card.triggerPower());
        require(
                card,
                card.trigger() != Trigger.NONE || card.triggerPower() == 0,
                "it has a trigger power and no trigger icon to print it under");
        overTrigger(card);
    }

    /** The power that an over trigger gives is no card's to say, and 0 says nothing. */
    @Rule(jp = "11.10.2.9")
    private static void overTrigger(Card card) {
        int power = card.triggerPower();
        require(
                card,
                card.trigger() != Trigger.OVER || power == 0 || power == Trigger.OVER_POWER,
                "the trigger power of an over trigger is " + Trigger.OVER_POWER + ", not " + power);
    }

    private static void notNegative(Card card, String what, int number) {
        require(card, number >= 0, "its " + what + " must be 0 or more, not " + number);
    }

    private static void words(Card card, String what, Traversable<String> words) {
        Array<String> all = Array.ofAll(words);
        all.find(word -> !Definition.isName(word))
                .forEach(word ->
                        refuse(card, "a " + what + " must be one line with no space around it, not '" + word + "'"));
        require(card, all.distinct().size() == all.size(), "it has the same " + what + " twice");
    }

    private static void require(Card card, boolean holds, String otherwise) {
        if (!holds) {
            refuse(card, otherwise);
        }
    }

    private static void refuse(Card card, String why) {
        throw new IllegalArgumentException("Card '" + card.id() + "': " + why);
    }
}
