package io.github.cardfold.cardfight;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.Pack;
import io.github.cardfold.cardfight.edition.Editions;
import io.github.cardfold.cardfight.edition.Vocabulary;
import io.github.cardfold.data.Data;
import io.github.cardfold.effect.Ability;
import io.github.cardfold.json.DataJson;
import io.github.cardfold.kernel.Rules;
import io.vavr.collection.Array;

/** Cards with text for tests: copies of those of {@link TestCards} with abilities written in JSON. */
public final class TextCards {
    /** The id of the card with text: otherwise like grade 1, power 8000. */
    public static final String TEXT = "text";
    /** The id of a second card with text. */
    public static final String OTHER = "other-text";

    private TextCards() {}

    /** An ability as it is written, with apostrophes for quotes. */
    public static Ability ability(String json) {
        return Vocabulary.LANGUAGE.read(Ability.class, data(json));
    }

    /** JSON with apostrophes for quotes. */
    public static Data data(String json) {
        return DataJson.read(json.replace('\'', '"'));
    }

    /** A grade 1 unit of 8000 with boost, with these abilities. */
    public static Card card(String id, String... abilities) {
        return like(TestCards.GRADE_1, id, abilities);
    }

    /** A copy of a card of {@link TestCards} with these abilities. */
    public static Card like(String of, String id, String... abilities) {
        return TestCards.PACK
                .card(of)
                .get()
                .withId(id)
                .withName(id)
                .withAbilities(Array.of(abilities).map(TextCards::ability));
    }

    /** Rules in which the card {@link #TEXT} has these abilities. */
    public static Rules rules(String... abilities) {
        return rules(card(TEXT, abilities));
    }

    /** Rules with these cards besides those of {@link TestCards}. */
    public static Rules rules(Card... cards) {
        return Cardfight.rules(Editions.JP_2026_04, pack(cards));
    }

    /** The pack of these cards besides those of {@link TestCards}. */
    public static Pack pack(Card... cards) {
        return Pack.builder()
                .id("texts")
                .version("1")
                .cards(TestCards.PACK.cards().appendAll(Array.of(cards)))
                .build();
    }
}
