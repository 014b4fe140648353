package io.github.cardfold.vandaria.edition;

import static java.util.Objects.requireNonNull;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.effect.Language;
import io.github.cardfold.effect.Texts;
import io.github.cardfold.vandaria.card.CardType;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.GoldCost;
import io.github.cardfold.vandaria.card.Spellbind;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Cards as data: the fields of a map are the attributes of {@link VandariaCard} and, beside them, those of its type.
 * {@code docs/VANDARIA.md} lists them.
 */
public final class VandariaCardData {
    private static final String ID = "id";
    private static final String NAME = "name";
    private static final String DESCRIPTION = "description";
    private static final String COST = "cost";
    private static final String FACTIONS = "factions";
    private static final String HONOR_REQUIREMENT = "honor requirement";
    private static final String HERO = "hero";
    private static final String HEROIC = "heroic";
    private static final String ELITE = "elite";
    private static final String SPELLBIND = "spellbind";
    private static final String AGE = "age";
    private static final String SKILLS = "skills";
    private static final String SUBDECK = "S";

    private VandariaCardData() {}

    /** Returns a card as data; what every card has by default is left out. */
    public static Data write(VandariaCard card) {
        return write(card, VandariaVocabulary.LANGUAGE);
    }

    /** Returns the same for a card whose skills are made of these words. */
    public static Data write(VandariaCard card, Language words) {
        requireNonNull(card, "card");
        requireNonNull(words, "words");
        Data.Builder out =
                Data.fields().text(ID, card.id()).text(NAME, card.name()).text(DESCRIPTION, card.description(), "");
        if (card.isOfSubdeck()) {
            out.text(COST, SUBDECK);
        } else {
            out.whole(COST, card.cost().gold());
        }
        out.items(FACTIONS, words(card.factions()))
                .whole(HONOR_REQUIREMENT, card.honorRequirement(), 0)
                .flag(HERO, card.hero());
        card.heroic().forEach(each -> out.text(HEROIC, each));
        out.flag(ELITE, card.elite());
        card.spellbind().forEach(each -> out.text(SPELLBIND, Reading.word(each)));
        out.whole(AGE, card.age(), 0);
        CardTypeData.write(out, card.type());
        return out.items(SKILLS, card.skills().map(words::write)).build();
    }

    static <E extends Enum<E>> Array<Data> words(Array<E> constants) {
        return constants.map(Reading::word).map(Data::text);
    }

    /** Returns the card that a map says, or everything that is wrong with it, each with its path and the card's id. */
    public static Either<Array<StateFormatException>, VandariaCard> read(Reading map) {
        return read(map, VandariaVocabulary.LANGUAGE);
    }

    /** Returns the same for a card whose skills are made of these words. */
    public static Either<Array<StateFormatException>, VandariaCard> read(Reading map, Language words) {
        requireNonNull(map, "map");
        requireNonNull(words, "words");
        CardReading in;
        try {
            in = new CardReading(map.fields());
        } catch (StateFormatException refusal) {
            return Either.left(Array.of(refusal));
        }
        Option<VandariaCard> card = card(in, words);
        return card.toEither(() -> in.problems().map(each -> naming(id(map), each)));
    }

    private static Option<VandariaCard> card(CardReading in, Language words) {
        VandariaCard.Builder card = VandariaCard.builder();
        in.need(ID, Reading::text).forEach(card::id);
        in.need(NAME, Reading::text).forEach(card::name);
        in.may(DESCRIPTION, Reading::text).forEach(card::description);
        in.need(COST, VandariaCardData::cost).forEach(card::cost);
        card.factions(in.list(FACTIONS, each -> each.word(Faction.values())))
                .honorRequirement(in.may(HONOR_REQUIREMENT, each -> each.whole(-CardReading.MOST, CardReading.MOST))
                        .getOrElse(0))
                .hero(in.flag(HERO))
                .heroic(in.may(HEROIC, Reading::filled))
                .elite(in.flag(ELITE))
                .spellbind(in.may(SPELLBIND, each -> each.word(Spellbind.values())))
                .age(in.number(AGE, 0))
                .skills(in.list(SKILLS, each -> skill(each, words)));
        Option<CardType> type = CardTypeData.read(in);
        return type.flatMap(each -> in.make(() -> card.type(each).build())).filter(made -> !isMisprinted(made, in));
    }

    /** Each skill makes sense by itself; on this card they may not. */
    private static boolean isMisprinted(VandariaCard card, CardReading in) {
        Option<CardSkills.Misprint> misprint = CardSkills.misprint(card);
        misprint.forEach(each ->
                in.refuse(SKILLS, each.at(), "a skill that the card can have", each.skill() + " (" + each.why() + ")"));
        return misprint.isDefined();
    }

    private static Ability skill(Reading value, Language words) {
        Ability skill = words.read(Ability.class, value);
        Texts.problems("skill", Array.of(skill)).headOption().forEach(problem -> {
            throw value.expected("a skill that makes sense", String.valueOf(problem.getMessage()));
        });
        return skill;
    }

    private static GoldCost cost(Reading value) {
        if (value.data() instanceof Data.Text text && text.value().equals(SUBDECK)) {
            return GoldCost.S;
        }
        if (!(value.data() instanceof Data.Whole)) {
            throw value.expected("a whole number from 0, or \"" + SUBDECK + "\"");
        }
        return GoldCost.of(CardReading.amount(value));
    }

    /** Returns the refusal with the card that it is about, if it has an id and is not named yet. */
    private static StateFormatException naming(Option<String> id, StateFormatException refusal) {
        String found = refusal.found();
        return id.filter(each -> !found.startsWith("Card '"))
                .map(each -> new StateFormatException(
                        refusal.path(), refusal.expected(), found + " in card '" + each + "'", refusal))
                .getOrElse(refusal);
    }

    /** Returns what a map says in the field {@code id}, if that is a text. */
    static Option<String> id(Reading map) {
        return map.data() instanceof Data.Fields fields && fields.get(ID) instanceof Data.Text text
                ? Option.some(text.value())
                : Option.none();
    }
}
