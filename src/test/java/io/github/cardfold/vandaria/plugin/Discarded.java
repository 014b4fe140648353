package io.github.cardfold.vandaria.plugin;

import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.EventKind;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.spi.AddedEventPattern;
import io.github.cardfold.spi.Inquiry;
import io.github.cardfold.spi.KnownCard;
import io.github.cardfold.spi.KnownEvent;
import io.github.cardfold.vandaria.skill.OfOthers;
import io.github.cardfold.vandaria.state.VandariaZone;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** An example of a word that a plugin adds: a card goes from a hand to the Graveyard, whosever it is. */
@Phrase("a card is discarded")
public record Discarded() implements AddedEventPattern, OfOthers {
    @Override
    public Array<EventKind> kinds() {
        return Array.of(EventKind.MOVE);
    }

    @Override
    public boolean reachesHidden() {
        return false;
    }

    @Override
    public boolean mayFit(Place from, Place to) {
        return from.zone().equals(VandariaZone.HAND.kind()) && to.zone().equals(VandariaZone.GRAVEYARD.kind());
    }

    @Override
    public Option<Array<KnownCard>> matches(Inquiry inquiry, KnownEvent event) {
        return Option.some(Array.empty());
    }
}
