package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Numeral;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * The top cards of a deck, whatever they are; other zones keep no order.
 *
 * @param number how many
 * @param of whose deck
 */
@Phrase("the top <{number many} >card/cards of {of whose} deck")
public record Top(
        @Default("1") Value number, @Default("you") Side of) implements Selector {
    @Override
    public Array<Subject> subjects(Query query) {
        Position position = query.position(Facts.PLACES);
        int deck = Zone.DECK.of(query.seat(of));
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
