package io.github.cardfold.cardfight.edition;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.data.StateFormatException;
import io.github.cardfold.effect.Language;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/**
 * Cards as data: the fields of a map are the attributes of {@link Card}, of which {@code id}, {@code name} and
 * {@code grade} are needed. Abilities are terms of the language of the rules that the cards are for.
 * {@code docs/JSON.md} shows some.
 */
public final class CardData {
    private final Language language;
    private final Option<String> id;
    private Array<StateFormatException> problems = Array.empty();

    private CardData(Language language, Option<String> id) {
        this.language = language;
        this.id = id;
    }

    /**
     * Returns a card as data; what every card has by default is left out.
     *
     * @throws IllegalArgumentException if an ability has a term of a kind that the language does not have
     */
    public static Data write(Card card, Language language) {
        Data.Builder out = Data.fields();
        Array.of(CardField.values()).forEach(field -> field.write(out, card, language));
        return out.build();
    }

    /** Returns the card that a map says, or everything that is wrong with it, each with its path and the card's id. */
    public static Either<Array<StateFormatException>, Card> read(Reading map, Language language) {
        CardData reader = new CardData(language, text(map, CardField.ID));
        Option<Card> card = reader.attempt(map::fields).flatMap(reader::card);
        return card.toEither(reader.problems);
    }

    private Option<Card> card(ReadingFields in) {
        Card.Builder card = Card.builder();
        Array.of(CardField.values())
                .forEach(field -> attempt(() -> {
                    Reading value = field.isNeeded() ? in.get(field.title()) : in.find(field.title());
                    return value == null ? card : field.put(card, value, language);
                }));
        attempt(() -> {
            in.end();
            return card;
        });
        return problems.isEmpty() ? attempt(() -> built(in.map(), card)) : Option.none();
    }

    private static Card built(Reading map, Card.Builder card) {
        try {
            return card.build();
        } catch (IllegalArgumentException refusal) {
            throw map.expected("a card that can be printed", String.valueOf(refusal.getMessage()));
        }
    }

    private <T> Option<T> attempt(Supplier<T> part) {
        try {
            return Option.some(part.get());
        } catch (StateFormatException refusal) {
            problems = problems.append(of(id, refusal));
            return Option.none();
        }
    }

    /** Returns the refusal with the card that it is about, if it has an id and is not named yet. */
    private static StateFormatException of(Option<String> id, StateFormatException refusal) {
        String found = refusal.found();
        return id.filter(each -> !found.startsWith("Card '"))
                .map(each -> new StateFormatException(
                        refusal.path(), refusal.expected(), found + " in card '" + each + "'", refusal))
                .getOrElse(refusal);
    }

    /** Returns what a map says in a field of text, if it is one. */
    static Option<String> text(Reading map, CardField field) {
        return map.data() instanceof Data.Fields fields && fields.get(field.title()) instanceof Data.Text text
                ? Option.some(text.value())
                : Option.none();
    }
}
