package io.github.cardfold.vandaria.skill;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Condition;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.vandaria.card.Honor;
import io.github.cardfold.vandaria.fact.Territories;
import io.github.cardfold.vandaria.state.VandariaTrait;
import io.vavr.collection.Array;

/**
 * The controller, or the controller's alliance together, has the Honor that a skill requires: with a positive number so
 * much or more, with a negative one so little or less.
 *
 * @param be the number
 * @param of whose Honor: {@code you} or {@code alliance}
 */
@Rule(vw = {"3.3.1", "3.3.10", "12.6.3", "17.3.14"})
@Phrase("{of} Honor reaches {be}")
public record HonorIs(int be, @Default("you") Whose of) implements Condition {
    /** Refuses the Honor of others. */
    public HonorIs {
        if (of != Whose.YOU && of != Whose.ALLIANCE) {
            throw new IllegalArgumentException("skills ask for the Honor of \"you\" or of the \"alliance\"");
        }
    }

    @Override
    public boolean holds(Query query) {
        Position position = query.position(Facts.FIELD);
        if (of == Whose.YOU) {
            return Territories.honor(query, query.master()).meets(be);
        }
        return position.seats()
                .filter(each -> of.includes(position, query.master(), each))
                .map(each -> Territories.honor(query, each))
                .foldLeft(Honor.NONE, Honor::plus)
                .meets(be);
    }

    @Override
    public Array<String> reads() {
        return Array.of(
                VandariaTrait.HONOR.label(), VandariaTrait.ADDED_HONOR.label(), VandariaTrait.INFINITE_HONOR.label());
    }
}
