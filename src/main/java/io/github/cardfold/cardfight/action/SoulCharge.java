package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Zone;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Value;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Local;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.vavr.control.Option;

/**
 * Soul charges: the top cards of the deck go to the soul one by one (7.27, 4.5.3).
 *
 * @param number how many
 * @param fighter who does
 * @param as the name of the cards
 */
@Rule(jp = {"4.5.3", "7.27.1"})
public record SoulCharge(
        @Default("1") Value number, @Default("you") Side fighter, Option<String> as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local left = out.own("left", Local.Type.NUMBER);
        out.begin(as);
        out.let("count", run -> run.set(left, number.value(Query.of(run))));
        out.goIf("done", run -> run.get(left) <= 0, "charged");
        out.change("", run -> top(run));
        out.let("next", run -> run.set(left, run.get(left) - 1));
        out.go("more", "done");
        out.mark("charged");
        out.end(as);
    }

    private Batch top(Run run) {
        int seat = Query.of(run).seat(fighter);
        return Batch.of(Event.moveTop(run.position(), Zone.DECK.of(seat), Zone.SOUL.of(seat), 0));
    }

    @Override
    public String english() {
        return fighter.does("soul charge", number.english());
    }
}
