package io.github.cardfold.scenario;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.MainType;
import io.github.cardfold.cardfight.card.SkillIcon;
import io.github.cardfold.cardfight.card.Skills;
import io.github.cardfold.cardfight.card.Trigger;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.kernel.Reading;
import io.github.cardfold.kernel.ReadingFields;
import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The fields of a card that a scenario defines: the attributes of {@link Card}, named as the columns of a pack are. */
enum CardField {
    ID((card, in) -> card.id(in.text())),
    NAME((card, in) -> card.name(in.text())),
    NAMES((card, in) -> card.names(texts(in))),
    NATIONS((card, in) -> card.nations(texts(in))),
    CLANS((card, in) -> card.clans(texts(in))),
    RACES((card, in) -> card.races(texts(in))),
    TYPE((card, in) -> card.mainType(labelled(in, MainType.values(), MainType::label))),
    SUBTYPES((card, in) -> card.subtypes(texts(in))),
    GRADE((card, in) -> card.grade(number(in))),
    POWER((card, in) -> card.power(number(in))),
    SHIELD((card, in) -> card.shield(number(in)).hasShield(true)),
    CRITICAL((card, in) -> card.critical(number(in))),
    SKILLS((card, in) -> card.skills(
            Skills.of(Array.ofAll(in.items()).map(each -> labelled(each, SkillIcon.values(), SkillIcon::label))))),
    TRIGGER((card, in) -> card.trigger(labelled(in, Trigger.values(), Trigger::label))),
    TRIGGER_POWER((card, in) -> card.triggerPower(number(in))),
    PERSONA_RIDE((card, in) -> card.personaRide(in.truth())),
    SENTINEL((card, in) -> card.sentinel(in.truth())),
    TAGS((card, in) -> card.tags(TreeSet.ofAll(texts(in)))),
    ABILITIES((card, in) -> card.abilities(abilities(in)));

    private static final int GREATEST = 999_999_999;

    private final BiConsumer<Card.Builder, Reading> putter;

    CardField(BiConsumer<Card.Builder, Reading> putter) {
        this.putter = putter;
    }

    /** Reads a card; its name is its id unless it says otherwise. */
    static Card read(Reading reading) {
        ReadingFields in = reading.fields();
        Card.Builder card = Card.builder();
        in.get(Reading.word(ID));
        in.get(Reading.word(GRADE));
        if (!in.has(Reading.word(NAME))) {
            card.name(in.get(Reading.word(ID)).text());
        }
        for (CardField field : values()) {
            @Nullable Reading value = in.find(Reading.word(field));
            if (value != null) {
                field.putter.accept(card, value);
            }
        }
        in.end();
        try {
            return card.build();
        } catch (IllegalArgumentException e) {
            throw reading.expected("a card that can be printed", String.valueOf(e.getMessage()));
        }
    }

    private static Array<Ability> abilities(Reading in) {
        return Array.ofAll(in.items()).map(each -> Vocabulary.LANGUAGE.read(Ability.class, each));
    }

    private static int number(Reading in) {
        return in.whole(0, GREATEST);
    }

    private static Array<String> texts(Reading in) {
        return Array.ofAll(in.items()).map(Reading::text);
    }

    private static <T> T labelled(Reading in, T[] values, Function<T, String> label) {
        Array<T> all = Array.of(values);
        return all.find(value -> label.apply(value).equals(in.text()))
                .getOrElseThrow(() -> in.expected("one of " + all.map(label).mkString(", ")));
    }
}
