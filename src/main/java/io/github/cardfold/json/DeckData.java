package io.github.cardfold.json;

import io.github.cardfold.cardfight.card.DeckSection;
import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.replay.DeckSheet;
import io.vavr.collection.Array;

/** Deck lists as data: the name, and entries of a count and the id of a card. */
final class DeckData {
    private DeckData() {}

    static Data write(DeckSheet deck) {
        Data.Builder out = Data.fields().text("name", deck.name());
        for (DeckSection section : DeckSection.values()) {
            out.items(
                    Reading.word(section),
                    deck.entries(section).map(DeckData::entry).asJava());
        }
        return out.build();
    }

    private static Data entry(DeckSheet.Entry entry) {
        return Data.fields()
                .whole("count", entry.count())
                .text("card", entry.card())
                .build();
    }

    /** Reads all fields that are left of a map. */
    static DeckSheet read(ReadingFields in) {
        String name = in.get("name").text();
        Array<DeckSheet.Entry> main = entries(in, DeckSection.MAIN);
        Array<DeckSheet.Entry> ride = entries(in, DeckSection.RIDE);
        Array<DeckSheet.Entry> g = entries(in, DeckSection.G);
        in.end();
        return ReplayJson.made(in.map(), () -> new DeckSheet(name, main, ride, g));
    }

    private static Array<DeckSheet.Entry> entries(ReadingFields in, DeckSection section) {
        return Array.ofAll(in.items(Reading.word(section))).map(DeckData::entry);
    }

    private static DeckSheet.Entry entry(Reading map) {
        ReadingFields in = map.fields();
        int count = in.get("count").whole(1, DeckEntry.MOST);
        String card = in.get("card").text();
        in.end();
        return new DeckSheet.Entry(count, card);
    }
}
