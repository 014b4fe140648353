package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.util.function.Function;

/**
 * A field of a card as data: what it sets on a card, and how it is written. It is named as the columns of a pack's
 * table are; what a card has by default is left out.
 */
enum CardField {
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
    TAGS,
    ABILITIES;

    private static final int MOST = 999_999_999;
    private static final Array<MainType> PRINTED = Array.of(MainType.values()).filter(MainType::isPrinted);

    private final String title = Reading.word(this);

    /** Returns the name of the field, such as {@code trigger power}. */
    String title() {
        return title;
    }

    /** Tells whether no card can do without the field. */
    boolean isNeeded() {
        return this == ID || this == NAME || this == GRADE;
    }

    /** Sets on a card what a value says; abilities are said in a language. */
    Card.Builder put(Card.Builder card, Reading value, Language language) {
        return switch (this) {
            case ID -> card.id(value.text());
            case NAME -> card.name(value.text());
            case NAMES -> card.names(words(value));
            case NATIONS -> card.nations(words(value));
            case CLANS -> card.clans(words(value));
            case RACES -> card.races(words(value));
            case TYPE -> card.mainType(labelled(PRINTED, MainType::label, value));
            case SUBTYPES -> card.subtypes(words(value));
            case SPECIAL_TYPES -> card.specialTypes(words(value));
            case GRADE -> card.grade(number(value));
            case POWER -> card.power(number(value));
            case SHIELD -> card.shield(number(value)).hasShield(true);
            case CRITICAL -> card.critical(number(value));
            case SKILLS ->
                card.skills(Skills.of(Array.ofAll(value.items())
                        .map(each -> labelled(Array.of(SkillIcon.values()), SkillIcon::label, each))));
            case TRIGGER -> card.trigger(labelled(Array.of(Trigger.values()), Trigger::label, value));
            case TRIGGER_POWER -> card.triggerPower(number(value));
            case PERSONA_RIDE -> card.personaRide(value.truth());
            case SENTINEL -> card.sentinel(value.truth());
            case TAGS -> card.tags(tags(value));
            case ABILITIES ->
                card.abilities(Array.ofAll(value.items()).map(each -> language.read(Ability.class, each)));
        };
    }

    private static TreeSet<String> tags(Reading list) {
        TreeSet<String> tags = TreeSet.empty();
        for (Reading each : list.items()) {
            if (tags.contains(each.text())) {
                throw each.expected("another tag");
            }
            tags = tags.add(each.text());
        }
        return tags;
    }

    private static Array<String> words(Reading list) {
        return Array.ofAll(list.items()).map(Reading::text);
    }

    private static int number(Reading value) {
        return value.whole(0, MOST);
    }

    private static <T> T labelled(Array<T> all, Function<T, String> label, Reading value) {
        return all.find(each -> label.apply(each).equals(value.text()))
                .getOrElseThrow(() -> value.expected("one of " + all.map(label).mkString(", ")));
    }

    /** Writes what a card has, unless every card has it by default; abilities are said in a language. */
    void write(Data.Builder out, Card card, Language language) {
        switch (this) {
            case ID -> out.text(title, card.id());
            case NAME -> out.text(title, card.name());
            case NAMES -> words(out, card.names());
            case NATIONS -> words(out, card.nations());
            case CLANS -> words(out, card.clans());
            case RACES -> words(out, card.races());
            case TYPE -> out.text(title, card.mainType().label(), MainType.UNIT.label());
            case SUBTYPES -> words(out, card.subtypes());
            case SPECIAL_TYPES -> words(out, card.specialTypes());
            case GRADE -> out.whole(title, card.grade());
            case POWER -> out.whole(title, card.power(), 0);
            case SHIELD -> out.whole(title, card.shield(), card.hasShield() ? -1 : 0);
            case CRITICAL -> out.whole(title, card.critical(), 1);
            case SKILLS -> words(out, card.skills().icons().map(SkillIcon::label));
            case TRIGGER -> out.text(title, card.trigger().label(), Trigger.NONE.label());
            case TRIGGER_POWER -> out.whole(title, card.triggerPower(), 0);
            case PERSONA_RIDE -> out.flag(title, card.personaRide());
            case SENTINEL -> out.flag(title, card.sentinel());
            case TAGS -> words(out, Array.ofAll(card.tags()));
            case ABILITIES ->
                out.items(title, card.abilities().map(language::write).asJava());
        }
    }

    private void words(Data.Builder out, Array<String> words) {
        out.items(title, words.map(Data::text).asJava());
    }
}
