package io.github.cardfold.cardfight.term;

import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Filter;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.table.GameObject;
import io.vavr.collection.Array;

/** Cards that lie face up. */
@Phrase(form = "adjective", value = "face-up")
public record FaceUp() implements Filter {
    @Override
    public boolean accepts(Query query, Subject subject) {
        query.position(Facts.STATES);
        return !subject.gameObject().is(GameObject.FACE_DOWN);
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.STATES);
    }
}
