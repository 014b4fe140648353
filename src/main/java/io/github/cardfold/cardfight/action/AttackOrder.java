package io.github.cardfold.cardfight.action;

import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.AbilityFrame;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Units attack when the effect and the check timing after it are over (7.36.1): each of them each of the others.
 *
 * @param who the units that attack
 * @param whom the units that they attack
 */
@Rule(jp = {"7.36.1", "7.36.2", "7.36.4"})
@Phrase("{who} attacks/attack {whom}")
public record AttackOrder(@Default("this") Selector who, Selector whom) implements Instruction {
    @Override
    public void compile(Compiler out) {
        out.change("", this::orders);
    }

    private Batch orders(Run run) {
        Query query = Query.of(run);
        Seat master = Seat.of(run.get(AbilityFrame.MASTER));
        List<Event> orders = new ArrayList<>();
        for (Subject attacker : who.subjects(query).filter(Subject::isHere)) {
            for (Subject target : whom.subjects(query).filter(Subject::isHere)) {
                orders.add(OrderedAttack.order(run.position(), master, attacker.object(), target.object()));
            }
        }
        return Batch.ofAll(orders);
    }
}
