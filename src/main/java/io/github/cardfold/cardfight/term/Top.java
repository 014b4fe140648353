package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The top cards of a deck, whatever they are; other zones keep no order.
 *
 * @param number how many
 * @param of whose deck
 */
@Phrase("the top <{number many} >card/cards of {of whose} deck")
public record Top(
        @Default("1") Value number, @Default("you") Side of) implements Selector {
    /**
     * Adds that the cards are looked at, one after the other, so that each lies at a place of its own from then on.
     *
     * @param step the label of the look
     * @param who says who looks; null for all seats
     */
    public void look(Compiler out, String step, Function<Run, @Nullable Seat> who) {
        Local count = out.own("count", Local.Type.NUMBER);
        Local depth = out.own("depth", Local.Type.NUMBER);
        out.let("count", run -> {
            run.set(count, Math.min(number.value(Query.of(run)), run.position().size(deck(Query.of(run)))));
            run.set(depth, 0);
        });
        out.repeat("looked", run -> run.get(depth) < run.get(count), () -> {
            out.change(
                    step,
                    run -> Batch.of(
                            Event.lookTop(run.position(), who.apply(run), deck(Query.of(run)), run.get(depth))));
            out.let("next", run -> run.set(depth, run.get(depth) + 1));
        });
    }

    private int deck(Query query) {
        return Zone.DECK.of(query.seat(of));
    }

    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.PLACES);
        int deck = deck(query);
        List<Subject> found = new ArrayList<>();
        for (int i = 0; i < Math.min(number.value(query), position.size(deck)); i++) {
            found.add(Subject.of(position.objectAt(deck, i), deck));
        }
        return Array.of(found.toArray(Subject[]::new));
    }

    @Override
    public boolean isHidden() {
        return true;
    }

    @Override
    public boolean isUnseen() {
        return true;
    }

    @Override
    public boolean isSingle() {
        return number instanceof Numeral numeral && numeral.number() == 1;
    }

    @Override
    public Array<String> reads() {
        return Array.of(Facts.PLACES);
    }
}
