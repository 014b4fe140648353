package io.github.cardfold.cardfight.term;

import io.github.cardfold.cardfight.deed.MoreOrders;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Deed;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.Working;
import io.github.cardfold.effect.grammar.Phrase;
import io.vavr.collection.Array;

/**
 * A fighter plays more orders in a turn than the rules let, or fewer (9.9.2.3.1).
 *
 * @param by how many more
 * @param of who does
 */
@Phrase(form = "permitted", value = "{of whose} order limit gets {by signed}")
@Phrase(form = "able", value = "{of whose} order limit {#} get {by signed}")
@Phrase("to get {by signed} to {of whose} order limit")
@Rule(jp = {"9.9.2.3.1", "10.5.1.2.5.1", "11.8.2.1.1.1"})
public record PlayMore(
        @Default("1") Value by, @Default("you") Side of) implements Deed {
    @Override
    public Array<Working> compile(Mode mode, Compiler out) {
        if (mode != Mode.PERMIT) {
            throw out.error("it can only be permitted; who cannot play orders is told by \"play\"");
        }
        return Array.of(new MoreOrders(of, by));
    }

    @Override
    public boolean isPossible(Query query, Subject card) {
        return true;
    }
}
