package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.cardfight.term.Cards;
import io.github.cardfold.cardfight.term.FaceDown;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Side;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.Value;
import io.github.cardfold.effect.kind.Choose;
import io.github.cardfold.effect.kind.Named;
import io.github.cardfold.kernel.Batch;
import io.github.cardfold.kernel.Event;
import io.github.cardfold.kernel.Rule;
import io.github.cardfold.kernel.Run;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Counter charges: face-down damage is turned face up (7.26).
 *
 * @param number how many
 * @param as the name of the cards
 */
@Rule(jp = "7.26.1")
public record CounterCharge(
        @Default("1") Value number, @Default("charged") String as) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Cards damage = new Cards(Region.DAMAGE, Side.YOU, Array.of(new FaceDown()));
        out.compile(new Choose(
                damage, as, Option.some(number), Option.none(), Option.none(), Side.YOU, Option.none(), Option.none()));
        out.change("", run -> turn(run, new Named(as)));
    }

    private static Batch turn(Run run, Named chosen) {
        Array<Event> events = chosen.subjects(Query.of(run))
                .filter(Subject::isHere)
                .map(each -> Event.face(run.position(), each.object(), false));
        return Batch.ofAll(events.asJava());
    }

    @Override
    public String english() {
        return "counter charge " + number.english();
    }
}
