package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.English;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;

/**
 * Looks at the top cards of a deck (7.7.1).
 *
 * @param top how many
 * @param of whose deck
 * @param by who looks
 * @param as the name of the cards
 */
@Rule(jp = "7.7.1")
public record LookAt(
        @Default("1") Value top,
        @Default("you") Side of,
        @Default("you") Side by,
        @Default("them") String as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local number = out.own("count", Local.Type.NUMBER);
        Local looked = out.objects(as);
        out.let("count", run -> run.set(number, top.value(Query.of(run))));
        out.call("", "7.7.1", run -> {
            Query query = Query.of(run);
            return new int[] {query.seat(by), query.seat(of), run.get(number)};
        });
        out.let("as", run -> run.set(looked, top(run, Query.of(run).seat(of), run.get(number))));
    }

    private static int[] top(Run run, int owner, int count) {
        int deck = Zone.DECK.of(owner);
        int[] objects = new int[Math.max(0, Math.min(count, run.position().size(deck)))];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = run.position().thing(deck, i).object();
        }
        return objects;
    }

    @Override
    public String english() {
        return by.does("look", "at the top " + English.count(top, "card") + " of " + of.whose() + " deck");
    }
}
