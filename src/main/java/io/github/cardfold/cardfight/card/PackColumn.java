package io.github.cardfold.cardfight.card;

import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** A column of a pack's table: what its cells set on a card. */
enum PackColumn {
    ID,
    NAME,
    NAMES,
    NATIONS,
    CLANS,
    RACES,
    TYPE,
    SUBTYPES,
    SPECIAL_TYPES,
    GRADE,
    POWER,
    SHIELD,
    CRITICAL,
    SKILLS,
    TRIGGER,
    TRIGGER_POWER,
    PERSONA_RIDE,
    SENTINEL,
    TAGS;

    private final String heading = name().toLowerCase(Locale.ROOT).replace('_', ' ');

    /** Returns the column with a heading, or nothing. */
    static Option<PackColumn> headed(String heading) {
        return Array.of(values()).find(column -> column.heading.equals(heading));
    }

    String heading() {
        return heading;
    }

    /** Tells whether no card can do without the column. */
    boolean isNeeded() {
        return this == ID || this == NAME || this == GRADE;
    }

    /**
     * Sets on a card what a cell says.
     *
     * @throws IllegalArgumentException with a sentence on what is wrong with the cell
     */
    Card.Builder put(Card.Builder card, String text) {
        return switch (this) {
            case ID -> card.id(text);
            case NAME -> card.name(text);
            case NAMES -> card.names(words(text));
            case NATIONS -> card.nations(words(text));
            case CLANS -> card.clans(words(text));
            case RACES -> card.races(words(text));
            case TYPE -> card.mainType(labelled(MainType.values(), MainType::label, text));
            case SUBTYPES -> card.subtypes(words(text));
            case SPECIAL_TYPES -> card.specialTypes(words(text));
            case GRADE -> card.grade(number(text));
            case POWER -> card.power(number(text));
            case SHIELD -> card.shield(number(text)).hasShield(true);
            case CRITICAL -> card.critical(number(text));
            case SKILLS ->
                card.skills(Skills.of(words(text).map(word -> labelled(SkillIcon.values(), SkillIcon::label, word))));
            case TRIGGER -> card.trigger(labelled(Trigger.values(), Trigger::label, text));
            case TRIGGER_POWER -> card.triggerPower(number(text));
            case PERSONA_RIDE -> card.personaRide(yes(text));
            case SENTINEL -> card.sentinel(yes(text));
            case TAGS -> card.tags(TreeSet.ofAll(words(text)));
        };
    }

    private static Array<String> words(String text) {
        return Array.of(text.split("/", -1)).map(String::strip);
    }

    private static int number(String text) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new IllegalArgumentException("'" + text + "' is not a whole number of at most nine digits");
        }
        return Integer.parseInt(text);
    }

    private static boolean yes(String text) {
        if (!text.equals("yes")) {
            throw new IllegalArgumentException("'" + text + "' is neither 'yes' nor '-'");
        }
        return true;
    }

    private static <T> T labelled(T[] values, Function<T, String> label, String text) {
        Array<T> all = Array.of(values);
        return all.find(value -> label.apply(value).equals(text))
                .getOrElseThrow(() -> new IllegalArgumentException(
                        "'" + text + "' is none of " + all.map(label).mkString(", ")));
    }
}
