package io.github.cardfold.cardfight.action;

import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Default;
import io.github.cardfold.effect.Facts;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import java.util.Arrays;

/**
 * Units boost the attacking unit (7.47.1): each that stands, one after the other.
 *
 * @param who the units that boost
 * @param whom the unit that is boosted; if it does not attack, nothing is done
 */
@Rule(jp = "7.47.1")
@Phrase("{who} boosts/boost {whom}")
public record BoostOrder(Selector who, @Default("this") Selector whom) implements Instruction {
    @Override
    public void compile(Compiler out) {
        Local boosters = out.own("boosters", Local.Type.OBJECTS);
        out.let("units", run -> run.set(boosters, boosters(Query.of(run))));
        out.repeat("done", run -> run.frame().size(boosters) > 0, () -> out.let("", run -> boost(run, boosters)));
    }

    @Rule(jp = "7.47.1.1")
    private int[] boosters(Query query) {
        Position position = query.position(Facts.FIELD);
        Frame battle = Battle.of(position);
        GameObject attacker = battle == null ? null : Battle.attacking(position, battle);
        return attacker == null || !whom.subjects(query).exists(each -> each.object() == attacker.object())
                ? new int[0]
                : who.subjects(query)
                        .filter(Subject::isHere)
                        .toJavaStream()
                        .mapToInt(Subject::object)
                        .toArray();
    }

    private static void boost(Run run, Local boosters) {
        int[] left = run.objects(boosters);
        run.set(boosters, Arrays.copyOfRange(left, 1, left.length));
        run.call(Boost.PROCEDURE, left[0]);
    }
}
