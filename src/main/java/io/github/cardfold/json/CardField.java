package io.github.cardfold.json;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.kernel.Data;
import io.github.cardfold.kernel.Reading;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.util.function.Function;

/** A field of a card in JSON: what it sets on a card, and how it is written. What a card has by default is left out. */
enum CardField {
    ID("id"),
    NAME("name"),
    NAMES("names"),
    NATIONS("nations"),
    CLANS("clans"),
    RACES("races"),
    TYPE("type"),
    SUBTYPES("subtypes"),
    GRADE("grade"),
    POWER("power"),
    SHIELD("shield"),
    CRITICAL("critical"),
    SKILLS("skills"),
    TRIGGER("trigger"),
    TRIGGER_POWER("triggerPower"),
    PERSONA_RIDE("personaRide"),
    SENTINEL("sentinel"),
    TAGS("tags");

    private static final int MOST = 999_999_999;

    private final String name;

    CardField(String name) {
        this.name = name;
    }

    String title() {
        return name;
    }

    /** Tells whether no card can do without the field. */
    boolean isNeeded() {
        return this == ID || this == NAME || this == GRADE;
    }

    /** Sets on a card what a value says. */
    Card.Builder put(Card.Builder card, Reading value) {
        return switch (this) {
            case ID -> card.id(value.text());
            case NAME -> card.name(value.text());
            case NAMES -> card.names(words(value));
            case NATIONS -> card.nations(words(value));
            case CLANS -> card.clans(words(value));
            case RACES -> card.races(words(value));
            case TYPE -> card.mainType(labelled(MainType.values(), MainType::label, value));
            case SUBTYPES -> card.subtypes(words(value));
            case GRADE -> card.grade(number(value));
            case POWER -> card.power(number(value));
            case SHIELD -> card.shield(number(value)).hasShield(true);
            case CRITICAL -> card.critical(number(value));
            case SKILLS ->
                card.skills(Skills.of(
                        Array.ofAll(value.items()).map(each -> labelled(SkillIcon.values(), SkillIcon::label, each))));
            case TRIGGER -> card.trigger(labelled(Trigger.values(), Trigger::label, value));
            case TRIGGER_POWER -> card.triggerPower(number(value));
            case PERSONA_RIDE -> card.personaRide(value.truth());
            case SENTINEL -> card.sentinel(value.truth());
            case TAGS -> card.tags(tags(value));
        };
    }

    private static TreeSet<String> tags(Reading list) {
        Array<String> words = words(list);
        words.zipWithIndex().find(word -> words.indexOf(word._1) < word._2).forEach(again -> {
            throw list.items().get(again._2).expected("another tag");
        });
        return TreeSet.ofAll(words);
    }

    private static Array<String> words(Reading list) {
        return Array.ofAll(list.items()).map(Reading::text);
    }

    private static int number(Reading value) {
        return value.whole(0, MOST);
    }

    private static <T> T labelled(T[] values, Function<T, String> label, Reading value) {
        Array<T> all = Array.of(values);
        return all.find(each -> label.apply(each).equals(value.text()))
                .getOrElseThrow(() -> value.expected("one of " + all.map(label).mkString(", ")));
    }

    /** Writes what a card has, unless every card has it by default. */
    void write(Data.Builder out, Card card) {
        switch (this) {
            case ID -> out.text(name, card.id());
            case NAME -> out.text(name, card.name());
            case NAMES -> words(out, card.names());
            case NATIONS -> words(out, card.nations());
            case CLANS -> words(out, card.clans());
            case RACES -> words(out, card.races());
            case TYPE -> out.text(name, card.mainType().label(), MainType.UNIT.label());
            case SUBTYPES -> words(out, card.subtypes());
            case GRADE -> out.whole(name, card.grade());
            case POWER -> out.whole(name, card.power(), 0);
            case SHIELD -> out.whole(name, card.shield(), card.hasShield() ? -1 : 0);
            case CRITICAL -> out.whole(name, card.critical(), 1);
            case SKILLS -> words(out, card.skills().icons().map(SkillIcon::label));
            case TRIGGER -> out.text(name, card.trigger().label(), Trigger.NONE.label());
            case TRIGGER_POWER -> out.whole(name, card.triggerPower(), 0);
            case PERSONA_RIDE -> out.flag(name, card.personaRide());
            case SENTINEL -> out.flag(name, card.sentinel());
            case TAGS -> words(out, Array.ofAll(card.tags()));
        }
    }

    private void words(Data.Builder out, Array<String> words) {
        out.items(name, words.map(Data::text).asJava());
    }
}
