package io.github.cardfold.spi;

import io.github.cardfold.cardfight.card.Card;
import io.github.cardfold.cardfight.card.DeckRule;
import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.deck.Violation;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.AddedPlace;
import io.github.cardfold.kernel.table.NumberKey;
import io.github.cardfold.kernel.table.ZoneKind;
import io.vavr.collection.Array;

/** A plugin with a word, a zone, a number, functions and a deck rule, which packs and scenario files use. */
public final class Harbour implements Plugin {
    /** Makes it, as the loader of services does. */
    public Harbour() {}

    /** A number for texts: twice what another number is, and one more. */
    @Phrase("the tides of {of}")
    public record Tides(Value of) implements AddedValue {
        @Override
        public int value(Inquiry inquiry) {
            return 2 * inquiry.value(of) + 1;
        }
    }

    @Override
    public String id() {
        return "harbour";
    }

    @Override
    public String version() {
        return "1.2";
    }

    @Override
    public String game() {
        return "cardfight";
    }

    @Override
    public void register(Registry registry) {
        NumberKey level = registry.number("water level");
        AddedPlace quay = registry.zone("quay", ZoneKind.Sight.ALL);
        registry.terms(language -> language.with(Tides.class))
                .events(EventKind.fact("tide"))
                .number(
                        "water level",
                        Array.of(Facts.NUMBERS),
                        inquiry -> inquiry.number(level, inquiry.master())
                                + inquiry.numbers().sum().intValue())
                .proposals(
                        "moor",
                        Array.of(Facts.in(Zone.HAND.kind())),
                        inquiry -> inquiry.cardsIn(Zone.HAND, inquiry.master())
                                .take(1)
                                .map(card -> Proposed.move(card, quay, inquiry.master()))
                                .append(Proposed.count(level, inquiry.seat(Side.OPPONENT), 1))
                                .append(Proposed.count(level, inquiry.master(), 2)))
                .add(
                        DeckRule.EXTENSION,
                        "no anchors",
                        deck -> deck.main()
                                .map(each -> each.card())
                                .filter(Harbour::isAnchor)
                                .map(card -> new Violation("harbour 1", "The main deck has " + card.name() + ".")));
    }

    private static boolean isAnchor(Card card) {
        return card.tags().contains("anchor");
    }
}
