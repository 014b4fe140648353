package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Reading;
import io.github.cardfold.effect.Characteristic;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Term;
import io.github.cardfold.effect.Word;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.card.Element;
import io.github.cardfold.vandaria.card.Faction;
import io.github.cardfold.vandaria.card.Follower;
import io.github.cardfold.vandaria.card.FollowerKind;
import io.github.cardfold.vandaria.card.Gender;
import io.github.cardfold.vandaria.card.Territory;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.Regions;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;
import java.util.Locale;

/**
 * Words that are printed on cards.
 *
 * @param sort what sort of words
 */
@Phrase("{sort}")
@Phrase(form = "plural", value = "{sort}")
@Phrase(form = "had", value = "the {sort} {#}")
@Phrase(form = "worded", value = "of the {sort} {#}")
public record WordsOfProperty(Sort sort) implements Characteristic {
    private static final Array<String> TYPES =
            Array.of("territory", "follower", "relic", "rune", "action", "frame spell", "loot", "quest");

    /** Sorts of words. */
    public enum Sort {
        /** The name. */
        NAME,
        /** The Factions. */
        FACTION,
        /** Which of the six types a Follower has; a Half-Frameless is a Human and no Human, a Frameless and none. */
        KIND,
        /** The gender of a Follower. */
        GENDER,
        /** The species of a Follower. */
        SPECIES,
        /** The jobs of a Follower. */
        JOB,
        /** The Region of a Territory. */
        REGION,
        /** The type of the card; a FrameSpell is an Action, too. */
        TYPE,
        /** The element of a FrameSpell, and which sort of element that is: pure, true or fusion. */
        ELEMENT
    }

    /** Words that are printed freely, such as names and jobs, are not known beforehand. */
    @Override
    public void check(Term said) {
        Array<String> all = all();
        if (all.nonEmpty()) {
            SaidInFull.check(Reading.word(sort), all, said);
        }
    }

    private Array<String> all() {
        return switch (sort) {
            case FACTION -> Array.of(Faction.values()).map(Reading::word);
            case KIND ->
                Array.of(FollowerKind.values()).flatMap(FollowerKind::words).distinct();
            case GENDER -> Array.of(Gender.values()).map(Reading::word);
            case TYPE -> TYPES;
            case ELEMENT ->
                Array.of(Element.values())
                        .map(Reading::word)
                        .appendAll(Array.of(Element.Sort.values())
                                .remove(Element.Sort.NONE)
                                .map(Reading::word));
            case NAME, SPECIES, JOB, REGION -> Array.empty();
        };
    }

    @Override
    public Array<?> values(Query query, Subject card) {
        return of(query, card);
    }

    @Override
    public boolean meets(Query query, Subject card, Term is) {
        Array<String> words = sort == Sort.KIND ? kinds(query, card) : of(query, card);
        return words.exists(word -> ((Word) is).covers(query, word));
    }

    /** A Half-Frameless counts as more than one type, and as what is not of a type as well. */
    @Rule(vw = {"3.6.4.5", "3.6.4.6", "3.6.4.7"})
    private static Array<String> kinds(Query query, Subject subject) {
        return VandariaProperty.card(query.position(Facts.PRINTED), subject.gameObject())
                                .type()
                        instanceof Follower follower
                ? follower.kind().words()
                : Array.empty();
    }

    private Array<String> of(Query query, Subject subject) {
        VandariaCard card = VandariaProperty.card(query.position(Facts.PRINTED), subject.gameObject());
        return switch (sort) {
            case NAME -> Array.of(card.name());
            case FACTION -> card.factions().distinct().map(Reading::word);
            case KIND ->
                card.type() instanceof Follower follower ? Array.of(Reading.word(follower.kind())) : Array.empty();
            case GENDER ->
                card.type() instanceof Follower follower
                        ? follower.gender().map(Reading::word).toArray()
                        : Array.empty();
            case SPECIES ->
                card.type() instanceof Follower follower ? follower.species().toArray() : Array.empty();
            case JOB -> card.type() instanceof Follower follower ? follower.jobs() : Array.empty();
            case TYPE -> {
                Array<String> type = Array.of(card.type().label().toLowerCase(Locale.ROOT));
                yield card.frameSpell().isDefined() ? type.append("frame spell") : type;
            }
            case ELEMENT ->
                card.frameSpell()
                        .map(spell -> Array.of(
                                Reading.word(spell.element()),
                                Reading.word(spell.element().sort())))
                        .getOrElse(Array.empty());
            case REGION ->
                card.type() instanceof Territory ? Regions.of(query, subject).toArray() : Array.empty();
        };
    }

    @Override
    public Array<String> reads() {
        return sort == Sort.REGION ? Array.of(Facts.PRINTED, VandariaTrait.REGION.label()) : Array.of(Facts.PRINTED);
    }
}
