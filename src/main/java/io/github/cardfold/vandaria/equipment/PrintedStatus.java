package io.github.cardfold.vandaria.equipment;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.vandaria.card.VandariaCard;
import io.github.cardfold.vandaria.fact.FormerCards;
import io.github.cardfold.vandaria.fact.VandariaProperty;
import io.vavr.collection.Array;

/**
 * What a card prints to be: a Hero, Elite, or an Equipment, be it a Relic or a Rune.
 *
 * @param status which of them
 */
@Rule(vw = {"3.8.3.2", "3.8.3.3", "10.2.11"})
@Phrase(form = "adjective", value = "{status}")
public record PrintedStatus(Status status) implements Filter {
    /** What cards print to be. */
    public enum Status {
        /** A Hero. */
        @Phrase("Hero")
        HERO,
        /** Elite. */
        @Phrase("Elite")
        ELITE,
        /** An Equipment. */
        @Phrase("Equipment")
        EQUIPMENT
    }

    @Override
    public boolean accepts(Query query, Subject subject) {
        VandariaCard card = VandariaProperty.card(query.position(Facts.PRINTED), subject.gameObject());
        return switch (status) {
            case HERO -> card.hero() && !FormerCards.isCopy(query.position(Facts.LASTING), subject.gameObject());
            case ELITE -> card.elite();
            case EQUIPMENT -> card.isEquipment();
        };
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PRINTED, Facts.LASTING);
    }
}
