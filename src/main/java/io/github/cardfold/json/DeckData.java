package io.github.cardfold.json;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.deck.DeckEntry;
import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.LibraryGame;
import io.vavr.collection.Array;

/** Deck lists as data: the name, and for each part entries of a count and the id of a card. */
final class DeckData {
    private DeckData() {}

    static Data write(LibraryGame game, DeckSheet deck) {
        Data.Builder out = Data.fields().text("name", deck.name());
        game.deckParts()
                .zip(deck.parts())
                .forEach(part -> out.items(part._1(), part._2().map(DeckData::entry)));
        return out.build();
    }

    private static Data entry(DeckSheet.Entry entry) {
        return Data.fields()
                .whole("count", entry.count())
                .text("card", entry.card())
                .build();
    }

    /** Reads all fields that are left of a map. */
    static DeckSheet read(LibraryGame game, ReadingFields in) {
        String name = in.get("name").text();
        Array<Array<DeckSheet.Entry>> parts =
                game.deckParts().map(part -> Array.ofAll(in.items(part)).map(DeckData::entry));
        in.end();
        return ReplayJson.made(in.map(), () -> new DeckSheet(name, parts));
    }

    private static DeckSheet.Entry entry(Reading map) {
        ReadingFields in = map.fields();
        int count = in.get("count").whole(1, DeckEntry.MOST);
        String card = in.get("card").text();
        in.end();
        return new DeckSheet.Entry(count, card);
    }
}
