package io.github.cardfold.kernel.codec;

import io.github.cardfold.data.Data;
import io.github.cardfold.data.Reading;
import io.github.cardfold.data.ReadingFields;
import io.github.cardfold.kernel.table.GameObject;

/** Writes and reads a card that a seat brought and that has left the game. */
final class ErasedCodec {
    private ErasedCodec() {}

    static Data write(Naming naming, GameObject card) {
        return Data.fields()
                .whole("card", card.card())
                .text("definition", naming.rules().definition(card.definition()).id())
                .text("owner", card.owner().name())
                .flag("home", card.hasHome())
                .build();
    }

    static GameObject read(Reading reading, Naming naming) {
        ReadingFields in = reading.fields();
        GameObject card = new GameObject(
                in.get("card").whole(0, GameObject.FIRST_CREATED - 1),
                naming.definition(in.get("definition")),
                naming.seat(in.get("owner")),
                0,
                0,
                GameObject.ALL_SEATS,
                in.flag("home"));
        in.end();
        return card;
    }
}
