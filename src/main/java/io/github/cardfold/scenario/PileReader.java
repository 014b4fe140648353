package io.github.cardfold.scenario;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.Place;
import io.github.cardfold.kernel.table.Seat;
import io.github.cardfold.kernel.table.ZoneKind;
import io.github.cardfold.scenario.words.CardWords;
import org.jspecify.annotations.Nullable;

/**
 * Reads what lies in one place: a text, a list of texts, or pools. In a deck a run of plain texts is one unordered pool
 * that the owner knows as a whole; a card with {@code seen} lies settled at its place.
 */
final class PileReader {
    private final Layout layout;
    private final int index;
    private final Place place;
    private boolean pooling;

    PileReader(Layout layout, int index) {
        this.layout = layout;
        this.index = index;
        place = layout.place(index);
    }

    void read(Reading value) {
        if (value.data() instanceof Data.Items) {
            value.items().forEach(this::part);
        } else {
            part(value);
        }
    }

    private void part(Reading part) {
        if (part.data() instanceof Data.Fields) {
            pool(part.fields());
        } else {
            loose(part, cards(part));
        }
    }

    private CardWords cards(Reading words) {
        return CardWords.read(words, layout.rules(), layout.seats(), place);
    }

    private void loose(Reading at, CardWords cards) {
        boolean deck = place.zone().sight() == ZoneKind.Sight.NOBODY;
        for (int i = 0; deck && cards.seen().isDefined() && i < cards.count(); i++) {
            Layout.possible(
                    at, () -> layout.opening().pool(index, true, cards.seen().get()));
            layout.put(at, cards.single(), index);
            pooling = false;
        }
        if (deck && cards.seen().isDefined()) {
            return;
        }
        if (deck && !pooling) {
            Layout.possible(
                    at, () -> layout.opening().pool(index, false, place.seat().bit()));
            pooling = true;
        }
        layout.put(at, cards, index);
        for (int i = 0; cards.isTurnedUp(place) && i < cards.count(); i++) {
            shown(at, cards.definition());
        }
    }

    /** What lies face up in a hidden place the other seats know to be there, too. */
    @Rule(jp = {"4.1.5", "4.18.2", "4.18.5"})
    private void shown(Reading at, int definition) {
        layout.seats()
                .all()
                .reject(place.seat()::equals)
                .forEach(other -> Layout.possible(at, () -> layout.opening().known(index, other, definition)));
    }

    private void pool(ReadingFields in) {
        boolean ordered = place.zone().sight() != ZoneKind.Sight.NOBODY || in.flag("ordered");
        @Nullable Reading content = in.find("content");
        int knowing = content == null ? place.seat().bit() : layout.seats().set(content, content.text());
        Layout.possible(in.map(), () -> layout.opening().pool(index, ordered, knowing));
        in.get("pool").items().forEach(each -> layout.put(each, cards(each), index));
        @Nullable Reading known = in.find("known");
        if (known != null) {
            known(known.fields());
        }
        in.end();
        pooling = false;
    }

    private void known(ReadingFields in) {
        for (String letter : in.names()) {
            Reading kinds = in.get(letter);
            Seat seat = layout.seats().one(kinds, letter);
            for (Reading kind : kinds.items()) {
                CardWords cards = cards(kind);
                for (int i = 0; i < cards.count(); i++) {
                    Layout.possible(kind, () -> layout.opening().known(index, seat, cards.definition()));
                }
            }
        }
    }
}
