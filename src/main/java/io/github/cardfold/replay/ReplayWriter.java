package io.github.cardfold.replay;

import io.github.cardfold.deck.DeckSheet;
import io.github.cardfold.game.StartNumber;
import io.github.cardfold.kernel.Outcome;
import io.github.cardfold.kernel.codec.NamedAction;
import io.github.cardfold.kernel.question.Action;
import io.github.cardfold.kernel.table.Handle;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Writes what a replay holds, one thing after the other. {@link ReplayReader} reads it. */
final class ReplayWriter {
    static final int SEEDED = 0;
    static final int OPEN = 1;
    static final int SAVED = 2;

    /** An action begins with a byte: its seat, its shape, and whether there is a position or the answer is yes. */
    static final int SHAPE_SHIFT = 3;

    static final int EXTRA = 1 << 6;

    private final ByteWriter out;

    ReplayWriter(ByteWriter out) {
        this.out = out;
    }

    void write(Replay replay) {
        out.word(replay.rules());
        start(replay.start());
        out.number(replay.actions().size());
        replay.actions().forEach(this::action);
        replay.hashes().forEach(out::fixed);
        outcome(replay.outcome());
    }

    private void start(Start start) {
        if (start instanceof Start.Decks decks) {
            out.put(decks.seed().isEmpty() ? OPEN : SEEDED);
            out.word(decks.game());
            out.number(decks.decks().size());
            decks.decks().forEach(this::deck);
            out.number(decks.numbers().size());
            decks.numbers().forEach(this::number);
            decks.seed().forEach(out::fixed);
        } else if (start instanceof Start.Saved saved) {
            out.put(SAVED);
            DataBytes.write(out, saved.state());
        }
    }

    private void deck(DeckSheet deck) {
        out.word(deck.name());
        out.number(deck.parts().size());
        for (Array<DeckSheet.Entry> entries : deck.parts()) {
            out.number(entries.size());
            entries.forEach(each -> {
                out.number(each.count());
                out.word(each.card());
            });
        }
    }

    private void number(StartNumber number) {
        out.put(number.seat().ordinal());
        out.word(number.name());
        out.number(number.value());
    }

    private void action(NamedAction action) {
        Action.Shape shape = action.shape();
        boolean placed = shape == Action.Shape.PICK || shape == Action.Shape.ACT;
        boolean extra =
                placed ? action.position() != Handle.ITSELF : shape == Action.Shape.YES_NO && action.number() == 1;
        out.put(action.seat().ordinal() | shape.ordinal() << SHAPE_SHIFT | (extra ? EXTRA : 0));
        if (shape == Action.Shape.ACT) {
            out.word(action.verb());
        }
        if (placed) {
            out.word(action.place());
        }
        if (placed && extra) {
            out.number(action.position());
        }
        if (shape == Action.Shape.NUMBER) {
            out.number(action.number());
        }
    }

    /** The kind counted from 1, 0 standing for no outcome. */
    private void outcome(Option<Outcome> outcome) {
        out.put(outcome.map(each -> each.kind().ordinal() + 1).getOrElse(0));
        outcome.forEach(each -> {
            out.put(each.winner().map(seat -> seat.ordinal() + 1).getOrElse(0));
            out.put(each.losers().foldLeft(0, (set, seat) -> set | seat.bit()));
            out.word(each.section());
        });
    }
}
