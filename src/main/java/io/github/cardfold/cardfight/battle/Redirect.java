package io.github.cardfold.cardfight.battle;

import io.github.cardfold.cardfight.deed.Attacks;
import io.github.cardfold.cardfight.fact.Battle;
import io.github.cardfold.cardfight.state.BattleFrame;
import io.github.cardfold.cardfight.state.EventKinds;
import io.github.cardfold.cardfight.state.Region;
import io.github.cardfold.citation.Rule;
import io.github.cardfold.effect.Area;
import io.github.cardfold.effect.Compiler;
import io.github.cardfold.effect.Instruction;
import io.github.cardfold.effect.Query;
import io.github.cardfold.effect.Selector;
import io.github.cardfold.effect.Subject;
import io.github.cardfold.effect.grammar.Phrase;
import io.github.cardfold.kernel.position.Batch;
import io.github.cardfold.kernel.position.Event;
import io.github.cardfold.kernel.position.Frame;
import io.github.cardfold.kernel.position.Local;
import io.github.cardfold.kernel.position.Position;
import io.github.cardfold.kernel.position.Run;
import io.github.cardfold.kernel.table.GameObject;
import io.github.cardfold.kernel.table.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Directs the attack of the battle in progress, or guardians, at other units: these are attacked instead of those
 * attacked so far (10.1.5), or guarded from now on instead of those guarded so far (6.2.4).
 *
 * @param what the guardians; if it is not said, the attack is redirected
 * @param to the units
 */
@Phrase("change the attack to {to}")
@Phrase("{what} guards/guard {to} from now on")
@Rule(jp = {"7.38.1", "7.38.1.1", "10.1.5", "10.4.1.9.1"})
public record Redirect(Option<Selector> what, Selector to) implements Instruction {
    @Override
    public void compile(Compiler out) {
        check(out);
        if (what.isDefined()) {
            NewGuard.compile(out, what.get(), to);
        } else {
            attack(out);
        }
    }

    /** Refuses cards all of which lie in zones: only units on circles are attacked or guarded. */
    @Rule(jp = {"10.1.5", "6.2.4"})
    private void check(Compiler out) {
        Array<? extends Area> areas = to.areas();
        if (areas.nonEmpty() && areas.forAll(each -> each instanceof Region region && !region.isCircle())) {
            throw out.error("only units on circles are attacked or guarded, and these cards lie on none");
        }
    }

    private void attack(Compiler out) {
        Local units = out.own("attacked", Local.Type.OBJECTS);
        out.let("units", run -> run.set(units, wanted(run)));
        out.when("none", run -> run.frame().size(units) > 0, () -> {
            out.let("", run -> attack(run, run.objects(units)));
            out.change("changed", run -> changed(run, run.objects(units)));
        });
    }

    private int[] wanted(Run run) {
        Query query = Query.of(run);
        Position position = query.position(Battle.FACT);
        Frame battle = Battle.of(position);
        if (battle == null || battle.size(BattleFrame.TARGETS) == 0) {
            return new int[0];
        }
        return to.subjects(query)
                .filter(each -> mayBeAttacked(position, battle, each))
                .toJavaStream()
                .mapToInt(Subject::object)
                .toArray();
    }

    @Rule(jp = {"6.4.3.2.2", "10.2.3"})
    private static boolean mayBeAttacked(Position position, Frame battle, Subject unit) {
        GameObject attacker = position.find(battle.get(BattleFrame.ATTACKER));
        return unit.isHere() && Attacks.mayBeAttackedNow(position, attacker, unit.gameObject());
    }

    private static void attack(Run run, int[] units) {
        for (Local each : new Local[] {BattleFrame.TARGETS, BattleFrame.TARGET_CIRCLES, BattleFrame.TARGET_MASTERS}) {
            run.clearIn(BattleFrame.PROCEDURE, each);
        }
        for (int unit : units) {
            BattleFrame.attack(run, unit);
        }
    }

    private static Batch changed(Run run, int[] units) {
        int attacker = run.enclosing(BattleFrame.PROCEDURE).get(BattleFrame.ATTACKER);
        Seat seat = run.enclosing(BattleFrame.PROCEDURE).seat(BattleFrame.DESIGNATING);
        return Batch.of(Array.ofAll(units)
                .map(unit -> Event.fact(EventKinds.ATTACK_CHANGED, seat, attacker, unit))
                .toJavaArray(Event[]::new));
    }
}
